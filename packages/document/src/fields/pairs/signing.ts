import { hasRole, mentionsRole } from "../../lexicon/roles";
import type { Unit } from "../units/unit";

/** Whoever signs stands above where to, with how to in brackets: "BUYER", "(signature and full name)". */
export function signs(party: Unit, units: readonly Unit[]): boolean {
  const middle = ({ box }: Unit) => (box.x0 + box.x1) / 2;
  return units.some((unit) => {
    const step = (unit.firstBaseline - party.lastBaseline) / party.fontSize;
    const isUnder = Math.abs(middle(unit) - middle(party)) < 2 * party.fontSize;
    return (
      step > 0.5 && step < 2 && isUnder && /^[(（].*[)）]$/.test(unit.text) && asksToSign(unit)
    );
  });
}

/** A caption below a line to sign on: "(Carrier signature / date)". */
export function asksToSign({ text, source }: Unit): boolean {
  if (hasRole(text, "signature", source === "ocr")) return true;
  return text.length < 60 && !/\d/.test(text) && mentionsRole(text, "signature");
}
