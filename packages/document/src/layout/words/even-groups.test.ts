import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { joinWords } from "../segment";
import { withEvenGroups } from "./even-groups";

const read = (text: string, isChinese = false, confidence: number | undefined = 0.9): string =>
  joinWords(
    withEvenGroups(
      typeset([{ x: 50, y: 100, text, ...(confidence ? { confidence } : {}) }]).words,
      isChinese,
    ),
  );

it("parts two groups of a number whose others are half as long", () => {
  expect(read("Code 4417 0955 73302118")).toBe("Code 4417 0955 7330 2118");
  expect(read("Konto DE14 77015500 4418 0937 02")).toBe("Konto DE14 7701 5500 4418 0937 02");
  expect(read("44170 95573 3021184405 11")).toBe("44170 95573 30211 84405 11");
});

it("parts the groups of a Chinese number to call", () => {
  expect(read("1390055 4471", true)).toBe("139 0055 4471");
  expect(read("139 00554471", true)).toBe("139 0055 4471");
  expect(read("1390055 4471")).toBe("1390055 4471");
});

it("leaves other numbers and the words of a text layer", () => {
  for (const text of ["4417 09557330", "441 095 733021", "4417 0955 73302"])
    expect(read(text)).toBe(text);
  expect(read("4417 0955 73302118", false, 0)).toBe("4417 0955 73302118");
});
