import TagsManager from "dxf-writer/src/TagsManager.js";
import { dxfSettings } from "../settings";

/** A number as DXF text: rounded, never in exponent notation, no negative zero. */
export function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a DXF number: ${value}`);
  if (Number.isInteger(value)) return String(value === 0 ? 0 : value);
  const digits = value.toFixed(decimals).replace(/\.?0+$/, "");
  return digits === "-0" ? "0" : digits;
}

export type Tag = [code: number, value: string];

/** Collects tags with numbers rounded alike everywhere, so that equal drawings are equal files. */
export class PreciseTags extends TagsManager {
  override push(code: number, value: string | number): void {
    const isAngle = code >= 50 && code <= 58;
    const decimals = isAngle ? dxfSettings.angleDecimals : dxfSettings.decimals;
    super.push(code, typeof value === "number" ? formatNumber(value, decimals) : value);
  }

  pairs(): Tag[] {
    const tags: Tag[] = [];
    for (let i = 0; i + 1 < this.lines.length; i += 2) {
      tags.push([Number(this.lines[i]), String(this.lines[i + 1])]);
    }
    return tags;
  }
}
