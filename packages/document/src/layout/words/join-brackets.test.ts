import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { hasTickBoxes, joinBrackets } from "./join-brackets";

const textsOf = (text: string) =>
  joinBrackets(typeset([{ x: 50, y: 100, text }]).words).map((word) => word.text);

describe("joinBrackets", () => {
  it("makes one box of brackets that a space or a cross stands between", () => {
    expect(textsOf("( ) Single ( X ) Married [ ] Other")).toEqual([
      "( )",
      "Single",
      "(X)",
      "Married",
      "[ ]",
      "Other",
    ]);
  });

  it("makes one of brackets far apart around a cross, and of empty ones beside it", () => {
    const line = (texts: readonly [number, string][]) =>
      joinBrackets(typeset(texts.map(([x, text]) => ({ x, y: 100, text }))).words).map(
        (word) => word.text,
      );
    const empty: [number, string][] = [
      [150, "("],
      [182, ")"],
      [190, "Barge"],
    ];
    const ticked: [number, string][] = [
      [50, "("],
      [66, "X"],
      [82, ")"],
      [90, "Lighter"],
    ];
    expect(line([...ticked, ...empty])).toEqual(["(X)", "Lighter", "( )", "Barge"]);
    expect(line(empty)).toEqual(["(", ")", "Barge"]);
  });

  it("sees the empty boxes beside a ticked one, however their brackets were read", () => {
    const seen = (text: string) =>
      joinBrackets(typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words).map(
        (word) => word.text,
      );
    expect(seen("{ ) New (X) Old | ) Other")).toEqual(["( )", "New", "(X)", "Old", "( )", "Other"]);
    expect(seen("} New (X) Old")).toEqual(["( )", "New", "(X)", "Old"]);
    expect(seen("( the new ) (X) Old")).toEqual(["(", "the", "new", ")", "(X)", "Old"]);
    expect(seen("{ ) New | ) Other")).toHaveLength(6);
  });

  it("closes the brackets of boxes that stand open, beside a ticked one and far off what follows", () => {
    const seen = (...texts: [number, string][]) =>
      joinBrackets(
        typeset(texts.map(([x, text]) => ({ x, y: 100, text, confidence: 0.9 }))).words,
      ).map((word) => word.text);
    expect(seen([50, "("], [70, "New ( X )old"])).toEqual(["( )", "New", "(X)", "old"]);
    expect(seen([50, "("], [70, "New"], [100, "( )old"])).toEqual(["(", "New", "( )", "old"]);
    expect(seen([50, "("], [58, "new (X) old"])).toEqual(["(", "new", "(X)", "old"]);
  });

  it("parts a ticked box from the choices that readers ran together with it", () => {
    const seen = (text: string) =>
      joinBrackets(typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words).map(
        (word) => word.text,
      );
    expect(seen("( )S(X)N")).toEqual(["( )", "S", "(X)", "N"]);
    expect(seen("(X)S( ) N")).toEqual(["(X)", "S", "( )", "N"]);
    expect(seen("f(x) kW(h)")).toEqual(["f(x)", "kW(h)"]);
  });

  it("sees square boxes of which the left half was lost, and ticks that look like times", () => {
    const seen = (text: string) =>
      joinBrackets(typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words)
        .map((word) => word.text)
        .join(" ");
    expect(seen("[ ] Dug ] Bored X] Driven")).toBe("[ ] Dug [ ] Bored [x] Driven");
    expect(seen("[ ] waived [×] kept")).toBe("[ ] waived [x] kept");
    expect(seen("Dug ] Bored ] Driven")).toBe("Dug ] Bored ] Driven");
    expect(seen("[ ] Dug [about 3 m ] Bored")).toBe("[ ] Dug [about 3 m ] Bored");
  });

  it("sees ticked boxes of which the right half was lost", () => {
    const seen = (text: string) =>
      joinBrackets(typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words)
        .map((word) => word.text)
        .join(" ");
    expect(seen("[x Black [x] Second")).toBe("[x] Black [x] Second");
    expect(seen("☐ New [X Black ☐ Collate")).toBe("☐ New [x] Black ☐ Collate");
    expect(seen("[x or y]")).toBe("[x or y]");
  });

  it("knows boxes by one of their brackets on a form to tick", () => {
    const words = (text: string) => typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words;
    const seen = (text: string, isForm = true) =>
      joinBrackets(words(text), isForm)
        .map((word) => word.text)
        .join(" ");
    expect(seen("[ } Yes Ix] No { ] Later")).toBe("[ ] Yes [x] No [ ] Later");
    expect(seen("[ Loose [ Torn [X) Sound")).toBe("[ ] Loose [ ] Torn [x] Sound");
    expect(seen("[ I agree [ 1 set")).toBe("[ ] I agree [ ] 1 set");
    expect(seen("{ } Yes [see note] [ net of tax ]")).toBe("{ } Yes [see note] [ net of tax ]");
    expect(seen("[ Loose [ Torn [X) Sound", false)).toBe("[ Loose [ Torn [X) Sound");
    expect(hasTickBoxes(words("[ ] Dug [x] Bored [ ] Driven"))).toBe(true);
    expect(hasTickBoxes(words("[ ] Dug [about 3 m] Bored ☐"))).toBe(false);
  });

  it("leaves brackets around a text, and such as stand far apart", () => {
    expect(textsOf("Total ( net )")).toEqual(["Total", "(", "net", ")"]);
    const apart = typeset([
      { x: 50, y: 100, text: "(" },
      { x: 90, y: 100, text: ")" },
    ]);
    expect(joinBrackets(apart.words)).toHaveLength(2);
  });
});
