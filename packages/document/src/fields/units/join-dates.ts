import { type Segment, toSegment } from "../../layout/segment";
import { kindOf } from "../../text/kind";

const ERA = /^(?:令和|平成|昭和|大正|明治|西暦)$/;
/** An era behind what asks for the date: "申込日　令和". */
const BEHIND = /^(.*\S)[\s　]+(令和|平成|昭和|大正|明治|西暦)$/u;
const NUMBER = /^[\d０-９]{1,4}$/;
const SIGNS = ["年", "月", "日"] as const;
/** The room that a form leaves for a number, in em: a part of a date stands no further from the next. */
const ROOM = 4;

/** The segments of a line; a date whose signs a form printed apart, for numbers to be filled in between, is one of them: "2024  年  3  月  9  日". */
export function joinDates(segments: readonly Segment[]): Segment[] {
  const parts = segments.flatMap(partEra);
  const joined: Segment[] = [];
  for (let at = 0; at < parts.length; ) {
    const count = datedFrom(parts, at);
    const own = parts.slice(at, at + Math.max(1, count));
    const [first] = own as [Segment];
    joined.push(
      count > 0
        ? toSegment(
            own.flatMap(({ words }) => words),
            first.page,
            own.some(({ underlined }) => underlined),
          )
        : first,
    );
    at += own.length;
  }
  return parts.length === joined.length ? [...segments] : joined;
}

/** An hour by itself, and how near behind its day it stands, in em. */
const HOUR = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?$/i;
const NEAR = 2;

/** "Date : 24/01/2017" and "11:36:08 AM" a gap behind it, as one. */
export function joinHours(segments: readonly Segment[]): Segment[] {
  const isHourOf = (hour: Segment | undefined, day: Segment | undefined): boolean =>
    hour !== undefined &&
    day !== undefined &&
    HOUR.test(hour.text) &&
    day.words.length > 1 &&
    kindOf(day.words.at(-1)?.text ?? "") === "date" &&
    kindOf(day.text) !== "date" &&
    hour.box.x0 - day.box.x1 < NEAR * day.fontSize;
  return segments.flatMap((own, at) => {
    if (isHourOf(own, segments[at - 1])) return [];
    const hour = segments[at + 1];
    if (!hour || !isHourOf(hour, own)) return [own];
    return [toSegment([...own.words, ...hour.words], own.page, own.underlined)];
  });
}

/** How many segments from `at` on are the parts of one date, of which year and month have numbers; 0 for none. */
function datedFrom(segments: readonly Segment[], at: number): number {
  let next = at;
  const isNear = () => {
    const [before, own] = [segments[next - 1], segments[next]];
    return next === at || (before && own && own.box.x0 - before.box.x1 < ROOM * before.fontSize);
  };
  const take = (isPart: (text: string) => boolean) => {
    const own = segments[next];
    const isTaken = own !== undefined && isNear() && isPart(own.text);
    if (isTaken) next++;
    return isTaken;
  };
  take((text) => ERA.test(text));
  let numbers = 0;
  for (const sign of SIGNS) {
    const from = next;
    if (take((text) => text.endsWith(sign) && NUMBER.test(text.slice(0, -1)))) numbers++;
    else if (take((text) => NUMBER.test(text)) && take((text) => text === sign)) numbers++;
    else {
      next = from;
      break;
    }
  }
  return numbers > 1 ? next - at : 0;
}

function partEra(segment: Segment): Segment[] {
  const words = segment.words;
  const last = words.at(-1);
  if (last && words.length > 1 && ERA.test(last.text)) {
    return [words.slice(0, -1), [last]].map((own) =>
      toSegment(own, segment.page, segment.underlined),
    );
  }
  const [, asked, era] = BEHIND.exec(last?.text ?? "") ?? [];
  if (!last || asked === undefined || era === undefined) return [segment];
  const width = last.box.x1 - last.box.x0;
  const x = last.box.x1 - (width * era.length) / [...last.text].length;
  const label = { ...last, text: asked, box: { ...last.box, x1: x - last.fontSize } };
  const value = { ...last, text: era, box: { ...last.box, x0: x } };
  return [
    toSegment([...words.slice(0, -1), label], segment.page, segment.underlined),
    toSegment([value], segment.page, segment.underlined),
  ];
}
