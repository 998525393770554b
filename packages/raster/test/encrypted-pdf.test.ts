import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { extractLimits } from "../src/limits";
import { openUpload } from "../src/open-upload";
import { readPdfPage } from "../src/read-pdf-page";
import { pdfFile } from "./make-pdf";

/** ISO 32000-1, 7.6.3: what passwords are filled up with. */
const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const ID = Buffer.alloc(16, 7);
/** Nothing is allowed but reading. */
const PERMISSIONS = -64;

const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, "latin1"), PAD]).subarray(0, 32);

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (i: number, j: number) => {
    [box[i], box[j]] = [box[j] as number, box[i] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (box[i] as number)) & 255;
      swap(i, j);
      return byte ^ (box[((box[i] as number) + (box[j] as number)) & 255] as number);
    }),
  );
}

/** A PDF of one line, encrypted by 40 bits as revision 2 of the standard handler says. */
function encrypted(line: string, user: string): Uint8Array {
  const owner = rc4(md5(padded("owner")).subarray(0, 5), padded(user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(user), owner, permissions, ID).subarray(0, 5);
  const content = Buffer.from(`BT /F1 10 Tf 50 700 Td (${line}) Tj ET`);
  const number = Buffer.from([5, 0, 0, 0, 0]);
  const hidden = rc4(md5(key, number).subarray(0, 10), content).toString("latin1");
  const file = pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream`,
  ]);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  const lock = `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O ${hex(owner)} /U ${hex(rc4(key, PAD))} >>`;
  const text = Buffer.from(file).toString("latin1");
  const trailer = `/Root 1 0 R /ID [${hex(ID)} ${hex(ID)}] /Encrypt ${lock}`;
  return Buffer.from(text.replace("/Root 1 0 R", trailer), "latin1");
}

it("reads a PDF that is encrypted and opens without a password", async () => {
  const upload = await openUpload(encrypted("Order 7781", ""), extractLimits);
  const { glyphs } = await readPdfPage(upload, 1);
  expect(glyphs.map(({ text }) => text).join("")).toBe("Order 7781");
});

it("refuses one that asks for a password, and says so", async () => {
  await expect(openUpload(encrypted("Order 7781", "secret"), extractLimits)).rejects.toMatchObject({
    code: "unreadable_document",
    message: expect.stringContaining("password"),
  });
});
