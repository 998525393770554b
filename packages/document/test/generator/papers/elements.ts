import type { DefaultTreeAdapterMap } from "parse5";

export type Element = DefaultTreeAdapterMap["element"];
type Node = DefaultTreeAdapterMap["node"];

/** All elements below a node, in the order of the text. */
export function elementsIn(node: Node): Element[] {
  const children: Node[] = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) =>
    "tagName" in child ? [child, ...elementsIn(child)] : elementsIn(child),
  );
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function setAttribute({ attrs }: Element, name: string, value: string): void {
  attrs.push({ name, value });
}

/** The text as printed; `<br>` is a line feed, all other white space a space. */
export function textOf(element: Element): string {
  return rawText(element)
    .split("\n")
    .map((line) => line.replace(/[ \t\r\f\u00a0]+/g, " ").trim())
    .join("\n");
}

function rawText(node: Node): string {
  if (node.nodeName === "br") return "\n";
  if ("value" in node) return node.value.replaceAll("\n", " ");
  return "childNodes" in node ? node.childNodes.map(rawText).join("") : "";
}
