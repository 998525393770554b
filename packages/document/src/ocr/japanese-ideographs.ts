let ideographs: Set<string> | undefined;

/** True for an ideograph as Japanese writes it, by the repertoire of Shift JIS: simplified Chinese forms are not in it. */
export function isJapaneseIdeograph(sign: string): boolean {
  ideographs ??= decodeRepertoire();
  return ideographs.has(sign);
}

/** Rows 0x88 to 0x9f and 0xe0 to 0xea of the encoding hold its ideographs. */
function decodeRepertoire(): Set<string> {
  const decoder = new TextDecoder("shift_jis");
  const found = new Set<string>();
  for (const lead of [...range(0x88, 0x9f), ...range(0xe0, 0xea)]) {
    for (const trail of range(0x40, 0xfc)) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (/^[\u4e00-\u9fff]$/.test(text)) found.add(text);
    }
  }
  return found;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
