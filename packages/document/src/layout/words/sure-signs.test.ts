import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { withSureSigns } from "./sure-signs";

const read = (text: string, language?: string): string => {
  const [word] = typeset([{ x: 50, y: 100, text: "A", confidence: 0.9 }]).words;
  return word ? withSureSigns({ ...word, text }, language).text : "";
};

it("has no sign of a rate twice, nor a space before the dash for no cents or a point before degrees", () => {
  expect(read("9%为")).toBe("9%");
  expect(read("10%引")).toBe("10%引");
  expect(read("2.385, –")).toBe("2.385,–");
  expect(read("27.415.°")).toBe("27.415°");
  expect(read("Flur, –")).toBe("Flur, –");
});

it("begins no word with the sign that ends a quotation", () => {
  expect(read("”单价")).toBe("单价");
  expect(read("”Menge")).toBe("Menge");
  expect(read("“单价”")).toBe("“单价”");
  expect(read("”12")).toBe("”12");
});

it("parts the letter of the town from the number of a Chinese car with a dot", () => {
  expect(read("C*41T07", "zho")).toBe("C·41T07");
  expect(read("C*41T07", "eng")).toBe("C*41T07");
  expect(read("C*HEADS", "zho")).toBe("C*HEADS");
});
