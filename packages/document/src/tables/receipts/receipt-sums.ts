/** Sums begin no earlier than below so many amounts. */
const LEAST = 2;
/** A rate is rounded to a cent, or to a unit of money that has none, whose amounts are large. */
const CENT = 0.011;
const UNIT = 1;
const LARGE = 1000;

/** A line with an amount; `isItem` where it may be one of what is summed up. */
export interface Amounted {
  text: string;
  amount: number;
  isItem: boolean;
  /** True where it counts something at a price, as no sum does. */
  isCounted: boolean;
  /** How many of something it is about. */
  count: number;
  /** True where the amount may be a count itself: "Items  8". */
  isBare: boolean;
}

/**
 * The line at which the sums below a list begin, told by arithmetic where no word tells it: it adds up all items above it, or one
 * below it is a rate of what they add up to ("Svc 5%"), or it says how many there are. Null where none does.
 */
export function sumsBegin(lines: readonly Amounted[]): number | null {
  const items: number[] = [];
  let pieces = 0;
  let areCounted = true;
  for (const [at, line] of lines.entries()) {
    // What was taken off may be counted, or told below.
    const net = totalOf(items);
    const bought = items.filter((amount) => amount > 0);
    const gross = totalOf(bought);
    const isCount = [items.length, bought.length, pieces].includes(line.amount);
    const saysHowMany = line.isBare && !line.isCounted && isCount;
    if (bought.length >= LEAST && saysHowMany) return at;
    // What costs nothing is the rate of nothing.
    const isGiven = line.isItem && line.amount === 0;
    if (items.length >= LEAST && net > 0 && !line.isCounted && !isGiven) {
      const isSum = isSame(line.amount, net) || isSame(line.amount, gross);
      if (isSum || hasRate(lines.slice(at), net)) return at;
      if (areCounted && areSumsOfKinds(lines.slice(at), gross)) return at;
    }
    if (!line.isItem) continue;
    items.push(line.amount);
    areCounted &&= line.isCounted || line.amount < 0;
    pieces += line.count;
  }
  return null;
}

/**
 * The lines that add up one group of items after the other, called alike ("Total for May", "Total for June"), of which the first is at `first`; that
 * one alone where none follows.
 */
export function sumsOfGroups(lines: readonly Amounted[], first: number): number[] {
  const wordOf = (at: number) => lines[at]?.text.split(" ")[0]?.toLowerCase();
  const found = [first];
  let net = 0;
  let items = 0;
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] as Amounted;
    const isSum = items > 0 && !line.isCounted && isSame(line.amount, net);
    if (isSum && wordOf(at) === wordOf(first)) {
      found.push(at);
      net = 0;
      items = 0;
    } else if (line.isItem) {
      net += line.amount;
      items++;
    }
  }
  return found;
}

/** "Services 565.00", "Goods 95.00" below what was counted: together they are all that was bought. */
function areSumsOfKinds(lines: readonly Amounted[], whole: number): boolean {
  const end = lines.findIndex(({ isCounted, amount }) => isCounted || !(amount > 0));
  const amounts = lines.slice(0, end < 0 ? KINDS : Math.min(end, KINDS)).map((line) => line.amount);
  return amounts.some((_, at) => at > 0 && isSame(totalOf(amounts.slice(0, at + 1)), whole));
}

/** So many kinds of goods have sums of their own, at most. */
const KINDS = 4;

const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

/** A rate of the whole, on the first of the lines or below others that add up to the whole, as those of its parts do. */
function hasRate(lines: readonly Amounted[], whole: number): boolean {
  const at = lines.findIndex((line) => isRateOf(line, whole));
  const before = lines.slice(0, Math.max(0, at)).map(({ amount }) => amount);
  return at === 0 || (at > 0 && isSame(totalOf(before), whole));
}

/** "Service 5%": the rate, added to what it is a rate of or already in it. */
function isRateOf({ text, amount, isCounted }: Amounted, whole: number): boolean {
  const rate = Number(/(\d{1,2}(?:[.,]\d{1,2})?) ?[%％]/.exec(text)?.[1]?.replace(",", "."));
  if (isCounted || !rate || amount <= 0) return false;
  const slack = Number.isInteger(amount) && whole > LARGE ? UNIT : CENT;
  if (amount < 20 * slack) return false;
  return [rate / 100, rate / (100 + rate)].some(
    (share) => Math.abs(whole * share - amount) < slack,
  );
}
