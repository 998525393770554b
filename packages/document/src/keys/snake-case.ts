import anyAscii from "any-ascii";

/** A key for a label without a canonical one: transliterated to ASCII, words joined by underscores. */
export function snakeCase(label: string): string {
  const words = anyAscii(label.normalize("NFKC"))
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[a-z0-9]+/g);
  return words?.join("_").slice(0, 60).replace(/_+$/, "") || "field";
}

/** Makes keys unique in their order: the second of a name gets `_2`, the third `_3`. */
export function uniqueKeys(keys: readonly string[]): string[] {
  const used = new Set<string>();
  const taken = new Set(keys);
  return keys.map((key) => {
    if (!used.has(key)) {
      used.add(key);
      return key;
    }
    let count = 2;
    while (used.has(`${key}_${count}`) || taken.has(`${key}_${count}`)) count++;
    used.add(`${key}_${count}`);
    return `${key}_${count}`;
  });
}
