import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";

/** Letterheads and receipts cut the words for ways to call short, or say whose they are: "T 050 555 29 07", "Store telephone 01632 960552". */
export function callsFor(label: readonly Word[], rest: string, weights: LanguageWeights): boolean {
  // "555 0144 (site office)": and whom one calls there.
  const called = rest.replace(WHOM, "");
  const kind = kindOf(called);
  if (kind !== "phone" && kind !== "email") return false;
  const [first, ...more] = label.map(({ text }) => text);
  // "Correio vendas@arieiro.example": no name has its address beside it but by itself.
  if (more.length === 0 && kind === "email") return /^\p{Lu}[\p{L}-]*[.:]?$/u.test(first ?? "");
  if (more.length === 0)
    return (/^[TFME][.:]?$/.test(first ?? "") && /\s/.test(rest)) || isFax(first ?? "");
  const isDialled = kind === "phone" && /^[+(0]/.test(called) && /\d{3}/.test(called);
  const isWay = isDialled || (kind === "email" && /@/.test(called));
  // "Hire desk 01706 555018", "Call free 0808 157 0184": who or how, in plain words.
  if (isWay && isPlainCall(label)) return true;
  // "H/P & WhatsApp 019-555 0148": two ways by one number.
  const ways = label
    .map(({ text }) => text)
    .join(" ")
    .split(/ ?& ?/)
    .map((way) => matchLabel(way, false, weights));
  const areCalls = ways.every((way) => way !== null && way.score >= 0.98);
  if (kind === "phone" && ways.length === 2 && areCalls && ways.some((way) => way?.key === "phone"))
    return true;
  // "Tél. réception 04 99 55 01 83": which of several.
  const call = matchLabel(first ?? "", false, weights);
  if (kind === "phone" && call?.key === "phone" && call.score >= 0.98 && more.length < 3)
    return more.every((word) => /^\p{Ll}+$/u.test(word));
  const last = matchLabel(more.at(-1) ?? "", false, weights);
  const isKnown = (last?.key === "phone" || last?.key === "email") && last.score >= 0.98;
  return isKnown && more.length < 3 && /^\p{Lu}\p{L}+$/u.test(first ?? "");
}

/** In brackets behind a number, digits and all. */
const WHOM = /\s*[(（][^()（）]*\p{L}{2}[^()（）]*[)）]$/u;

/** "回答先ＦＡＸ": whose fax it is, run on with it. */
const isFax = (text: string): boolean =>
  /^\p{Script=Han}[\p{Script=Han}ぁ-ヿ]*(?:FAX|TEL)$/iu.test(text.normalize("NFKC"));

/** A word in capitals, or with one, before one or two in small letters: those of a name have capitals, and of a sentence there are more. */
function isPlainCall(label: readonly Word[]): boolean {
  // "Questions? Call free"
  const [first, ...more] = label.slice(/\p{L}[?？]$/u.test(label[0]?.text ?? "") ? 1 : 0);
  const isPlain = more.every(({ text }) => /^\p{Ll}{3,}$/u.test(text));
  const begins = more.length > 0 ? /^\p{Lu}\p{L}+$/u : /^\p{Lu}\p{Ll}+$/u;
  return begins.test(first?.text ?? "") && more.length < 3 && isPlain;
}
