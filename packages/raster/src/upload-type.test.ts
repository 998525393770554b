import { describe, expect, it } from "vitest";
import { uploadType } from "./upload-type";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("uploadType", () => {
  it.each([
    ["pdf", "%PDF-1.7\n"],
    ["pdf", "\xef\xbb\xbf\r\n%PDF-1.4"],
    ["png", "\x89PNG\r\n\x1a\n"],
    ["jpeg", "\xff\xd8\xff\xe0"],
    ["gif", "GIF89a"],
    ["webp", "RIFF\x10\x00\x00\x00WEBPVP8 "],
    ["tiff", "II*\x00"],
    ["tiff", "MM\x00*"],
  ])("knows a %s by its first bytes", (type, start) => {
    expect(uploadType(bytes(start))).toBe(type);
  });

  it.each([
    "",
    "PO Number: 1",
    "<svg xmlns=''/>",
    "PK\x03\x04 %PDF-1.4",
    "<html>%PDF-1.4",
    "RIFF\x00\x00\x00\x00WAVE",
  ])("refuses what only contains or resembles one: %j", (text) => {
    expect(uploadType(bytes(text))).toBeNull();
  });
});
