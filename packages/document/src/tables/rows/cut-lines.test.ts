import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("takes boxes to tick off what was counted for no part of the numbers before them", () => {
  const at = [50, 90, -330, -400, 408];
  const page = typeset([
    ...row(100, at, ["No.", "Description", "Quantity", "Amount"], true),
    ...row(118, at, ["1", "Chain hoist", "12", "48.00", "☐"]),
    ...row(136, at, ["2", "Steel sling", "4", "20.00", "☒"]),
    ...row(154, at, ["3", "Shackle", "30", "15.00", "☐"]),
  ]);
  const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
  expect(items).toEqual([
    ["1", "Chain hoist", "12", "48.00"],
    ["2", "Steel sling", "4", "20.00"],
    ["3", "Shackle", "30", "15.00"],
  ]);
});

it("takes measures for counts in columns that the lexicon does not know, with boxes behind those that were left blank", () => {
  const at = [50, 90, 180, -380, -460, -540, 546];
  const page = typeset([
    ...row(100, at, ["Line", "SKU", "Description", "Ordered", "This box", "Left over"], true),
    ...row(118, at, ["1", "LED-19", "Profile spot, black", "4", "2 ea", "2", "☐"]),
    ...row(132, at, ["", "KIT-1", "– colour frame", "", "2 ea", "", "☐"]),
    ...row(146, at, ["", "KIT-2", "– hook clamp", "", "2 ea", "", "☐"]),
    ...row(164, at, ["2", "GEL-20", "Colour filter", "6", "6 sht", "0", "☐"]),
    ...row(182, at, ["3", "CAB-16", "Extension lead", "8", "8 ea", "0", "☐"]),
  ]);
  const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
  expect(items.slice(0, 3)).toEqual([
    ["1", "LED-19", "Profile spot, black", "4", "2 ea", "2"],
    ["KIT-1", "– colour frame", "2 ea"],
    ["KIT-2", "– hook clamp", "2 ea"],
  ]);
});

it("takes a name behind the number of its row for one text, though its end reaches into the column of counts", () => {
  const at = [50, 70, -180, -240, -300];
  const items = (name: string) =>
    readingOf([
      typeset([
        ...row(100, at, ["No.", "Description", "Qty", "Price", "Amount"], true),
        ...row(116, at, ["1", "Pepper stew"]),
        ...row(128, at, ["", "", "2", "18.00", "36.00"]),
        ...row(144, at, ["2", name]),
        ...row(156, at, ["", "", "12", "2.00", "24.00"]),
        ...row(172, at, ["3", "Rice"]),
        ...row(184, at, ["", "", "4", "1.50", "6.00"]),
      ]),
    ]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
  expect(items("Lager beer can 330 (10%)")[1]).toEqual([
    "2",
    "Lager beer can 330 (10%)",
    "12",
    "2.00",
    "24.00",
  ]);
});

it("leaves ideographs and a number by themselves on their line in one column, though readers see them as two words", () => {
  const at = [50, 90, 200, -400, -480];
  const prints = [
    ...row(100, at, ["序号", "名称", "规格", "数量", "金额"], true),
    ...row(118, at, ["1", "窑车", "500×300", "2", "80.00"]),
    { x: 200, y: 130, text: "每班" },
    { x: 223, y: 130, text: "次40件" },
    ...row(148, at, ["2", "窑门", "600×400", "1", "60.00"]),
  ].map((one) => ({ ...one, confidence: 0.95 }));
  const [item] = readingOf([typeset(prints)]).lineItems;
  expect(item?.cells.map(({ value }) => value)).toContain("500×300\n每班次40件");
});

it("takes many words seen on pixels for one text below a name, unevenly apart as they are, though they reach into the columns of numbers", () => {
  const at = [50, 90, -250, -320, -390];
  const note = "Reel 4/7 of B 2 C - 09/11/2031";
  const page = typeset([
    ...row(100, at, ["Code", "Description", "Quantity", "Price", "Amount"], true),
    ...row(118, at, ["1031", "Kraft tape", "12", "4.00", "48.00"]),
    ...row(129, at, ["", note]),
    ...row(147, at, ["1032", "Jute twine", "4", "5.00", "20.00"]),
    ...row(158, at, ["", "Reel 51/20"]),
    ...row(176, at, ["1033", "Flat hook", "30", "0.50", "15.00"]),
  ]);
  const words = page.words.map((word, i) => {
    const apart = note.includes(word.text) && i % 2 === 0 ? 2.4 : 0;
    const box = { ...word.box, x0: word.box.x0 + apart };
    return { ...word, source: "ocr" as const, box };
  });
  const items = readingOf([{ ...page, words, source: "ocr" }]).lineItems;
  expect(items[0]?.cells[1]?.value).toBe(`Kraft tape ${note}`);
});
