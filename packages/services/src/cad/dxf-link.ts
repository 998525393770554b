import { createHmac, timingSafeEqual } from "node:crypto";

/** Which file, until when. */
interface Link {
  jobId: string;
  index: number;
  /** Unix seconds. */
  expires: number;
}

/** The signed address of a part's DXF: whoever has it may fetch the file until it expires. */
export function dxfUrl(baseUrl: string, authSecret: string, link: Link): string {
  const query = `expires=${link.expires}&signature=${sign(authSecret, link)}`;
  return `${baseUrl}/v1/cad/${link.jobId}/parts/${link.index}.dxf?${query}`;
}

/** Whether `signature` was made for exactly this file and expiry; says nothing about the time. */
export function isSigned(authSecret: string, link: Link, signature: string): boolean {
  const expected = Buffer.from(sign(authSecret, link));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** HMAC-SHA256, hexadecimal, under a key of this purpose alone. */
function sign(authSecret: string, { jobId, index, expires }: Link): string {
  const key = createHmac("sha256", authSecret).update("dxf-link").digest();
  return createHmac("sha256", key).update(`${jobId}/${index}/${expires}`).digest("hex");
}
