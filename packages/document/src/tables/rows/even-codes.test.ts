import { expect, it } from "vitest";
import { firstCells, oneColumn } from "../../../test/one-column";
import type { Word } from "../../model";
import { evenCodes } from "./even-codes";

const evened = (source: Word["source"], ...texts: string[]) =>
  firstCells(evenCodes([oneColumn({ text: "Code", key: "item_code" }, source, texts)]));

it("gives codes and numbers the form of their column", () => {
  expect(evened("ocr", "LB-207", "LB-858.", "LB-31 5", "LB-400", "LB-911")).toEqual([
    "LB-207",
    "LB-858",
    "LB-315",
    "LB-400",
    "LB-911",
  ]);
  expect(evened("ocr", "KR0642", "KRO815", "QV1l20", "QV7303", "KR0999")).toEqual([
    "KR0642",
    "KR0815",
    "QV1120",
    "QV7303",
    "KR0999",
  ]);
  expect(evened("ocr", "10", ":30", "292.", "1", "7")).toEqual(["10", "30", "292", "1", "7"]);
});

it("leaves what has another form, columns of many forms, and what a text layer says", () => {
  expect(evened("ocr", "234,50", "1 234,50", "86,00", "99,10")[1]).toBe("1 234,50");
  expect(evened("ocr", "4 m", "2 St.", "7 kg", "1 Pck")[1]).toBe("2 St.");
  expect(evened("ocr", "KR-QV", "KR-LM", "KR-DE", "KR-10")[3]).toBe("KR-10");
  expect(evened("ocr", "KR06", "KRO8", "LIMO", "77", "B2")[1]).toBe("KRO8");
  expect(evened("ocr", "1.", "2.", "3.", "4")).toEqual(["1.", "2.", "3.", "4"]);
  expect(evened("ocr", "A-1", "77", "B 12.", "x")[2]).toBe("B 12.");
  expect(evened("pdf", "LB-207", "LB-31 5", "LB-400", "LB-858.")[3]).toBe("LB-858.");
});
