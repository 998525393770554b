import { median, overlapX } from "../layout/box";
import { hasRole, mentionsRole, namesOrganisation } from "../lexicon/roles";
import type { Page } from "../model";
import { settings } from "../settings";
import { isCalculation } from "../text/calculation";
import { parseDate } from "../text/date";
import { kindOf } from "../text/kind";
import { beginsWithBox } from "./choices/tick-boxes";
import type { Unit } from "./units/unit";
import type { LabelledValue } from "./values/grow";

export type UnlabelledRole = "title" | "issuer" | "addressee";

/** Share of the page from its top where letterhead, addressee and title stand. */
const head = 0.42;

/** Title, letterhead and addressee of a first page: found by place and kind, for they have no label. */
export function findUnlabelled(
  values: readonly LabelledValue[],
  units: readonly Unit[],
  page: Page,
): LabelledValue[] {
  if (page.number !== 1) return [];
  const taken = new Set<Unit>(
    values.flatMap((value) => [...value.lines, ...(value.label ? [value.label] : [])]),
  );
  const free = units.filter(
    (unit) =>
      !taken.has(unit) &&
      unit.firstBaseline < head * page.height &&
      !unit.colon &&
      !beginsWithBox(unit.text) &&
      !hasRole(unit.text, "signature", unit.source === "ocr"),
  );
  const body = median(units.map((unit) => unit.fontSize));
  const title =
    free.find((unit) => isTitle(unit, body)) ??
    free.find((unit) => unit.fontSize > 1.3 * body && mentionsRole(unit.text, "title"));
  const blocks = toBlocks(free.filter((unit) => unit !== title && isPlain(unit)));
  const isAddressed = (block: readonly Unit[]) =>
    block.some((unit) => honorific.test(unit.text) || free.some((other) => stands(other, unit)));
  const issuer = blocks.find(
    (block) => !isAddressed(block) && block[0] && isName(block[0], free, body),
  );
  const addressee = blocks.find(
    (block) => block !== issuer && (isAddressed(block) || (block.length > 1 && isAddress(block))),
  );
  return [
    ...(title ? [toValue([title], "title")] : []),
    ...(issuer ? letterhead(issuer) : []),
    ...(addressee ? [toValue(addressee, "addressee")] : []),
  ];
}

/** Follows the name of whom a Japanese letter is for. */
const honorific = /(?:御中|様|殿)$/;

/** An honorific set apart on the line of the name. */
function stands(other: Unit, name: Unit): boolean {
  const apart = other.box.x0 - name.box.x1;
  const level = Math.abs(other.firstBaseline - name.firstBaseline) < 0.4 * name.fontSize;
  return /^(?:御中|様|殿)$/.test(other.text) && level && apart > 0 && apart < 6 * name.fontSize;
}

function isName(unit: Unit, free: readonly Unit[], body: number): boolean {
  if (kindOf(unit.text) !== "text" || /@|#$/.test(unit.text)) return false;
  return namesOrganisation(unit.text) || isLargest(unit, free, body);
}

function isAddress(block: readonly Unit[]): boolean {
  const texts = block.map((unit) => unit.text);
  if (!texts.every((text) => ["text", "postcode"].includes(kindOf(text)))) return false;
  if (texts.some((text) => hasRole(text, "signature") || isDated(text))) return false;
  return texts.some(looksPostal);
}

/** A place and a date, or one whose words are printed in a second language too: "Ngày (Date) 18 tháng (month) 03 năm (year) 2024". */
function isDated(text: string): boolean {
  const plain = text.replace(/\s*\([^)]*\)/g, "");
  return parseDate(plain.replace(/^.*?[,、]/, "").trim()) !== null;
}

function isTitle(unit: Unit, body: number): boolean {
  const stands = unit.fontSize > 1.15 * body || unit.bold || unit.text === unit.text.toUpperCase();
  return stands && hasRole(unit.text, "title", unit.source === "ocr");
}

function isPlain(unit: Unit): boolean {
  if (unit.text.length < 3 || isCalculation(unit.text)) return false;
  if (/^\(.*\)$/.test(unit.text) && hasRole(unit.text.slice(1, -1), "title")) return false;
  if (namesOrganisation(unit.text) && unit.text.length < 60) return true;
  return unit.text.length < 90 && !/[.!?。]$/.test(unit.text);
}

function isLargest(unit: Unit, free: readonly Unit[], body: number): boolean {
  const largest = Math.max(
    ...free.filter((other) => !hasRole(other.text, "title")).map((other) => other.fontSize),
  );
  return (
    unit.fontSize >= 0.98 * largest &&
    unit.fontSize > 1.2 * body &&
    kindOf(unit.text) === "text" &&
    !hasRole(unit.text, "title")
  );
}

function looksPostal(text: string): boolean {
  return /\d{4,6}|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|〒/.test(text) || namesOrganisation(text);
}

/** Lines under one another, aligned left, centred or right, at the pitch of a paragraph. */
function toBlocks(units: readonly Unit[]): Unit[][] {
  const blocks: Unit[][] = [];
  for (const unit of units) {
    const block = blocks.find((candidate) => continues(candidate.at(-1), unit));
    if (block) block.push(unit);
    else blocks.push([unit]);
  }
  return blocks;
}

function continues(above: Unit | undefined, unit: Unit): boolean {
  if (!above || unit.inlineLabel || above.inlineLabel) return false;
  const em = Math.max(above.fontSize, unit.fontSize);
  const step = unit.firstBaseline - above.lastBaseline;
  if (step < 0.5 * em || step > settings.paragraphPitch * em || overlapX(above.box, unit.box) <= 0)
    return false;
  const middle = (one: Unit) => (one.box.x0 + one.box.x1) / 2;
  return (
    Math.abs(above.box.x0 - unit.box.x0) < 0.6 * em ||
    Math.abs(above.box.x1 - unit.box.x1) < 0.6 * em ||
    Math.abs(middle(above) - middle(unit)) < em
  );
}

/** The name apart from the address below it; lines that only give ways to call are left out. */
function letterhead(block: readonly Unit[]): LabelledValue[] {
  const [name, ...rest] = block;
  if (!name) return [];
  const address = rest.filter(
    (unit) => kindOf(unit.text) === "text" && !/@|www\.|\b(?:tel|fax|phone)\b/i.test(unit.text),
  );
  return [toValue([name], "issuer"), ...(address.length > 0 ? [toValue(address, "issuer")] : [])];
}

function toValue(lines: Unit[], role: UnlabelledRole): LabelledValue {
  return {
    label: null,
    role,
    lines,
    text: lines.map((line) => line.text).join("\n"),
    score: 0,
    margin: 0,
  };
}
