import { expect, it } from "vitest";
import { cleanText } from "./clean-text";

it("gives letters for ligatures and radicals, composed, without what cannot be seen", () => {
  expect(cleanText("o\ufb03ce")).toBe("office");
  expect(cleanText("\u2f47\u672c")).toBe("\u65e5\u672c");
  expect(cleanText("a\u0302\u0301n")).toBe("\u1ea5n");
  expect(cleanText("co\u00adop\u200b")).toBe("coop");
  expect(cleanText("１２３")).toBe("１２３");
});
