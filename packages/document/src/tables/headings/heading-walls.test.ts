import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

describe("headings between walls", () => {
  it("stand in a frame of their own beside that of a form", () => {
    const columns = [300, 350, -450, -500, -560];
    const form = (y: number, label: string, value: string) => [
      ...row(y, [44, 124], [label, value]),
    ];
    const page = (gap: number) =>
      typeset(
        [
          ...form(114, "Kana", "Todoroki Mio"),
          ...row(114, columns, ["Item no.", "Description", "Qty", "Price", "Amount"]),
          ...form(134, "Telephone", "555 0417"),
          ...row(134, columns, ["F-3308", "Kimono", "1", "168.00", "168.00"]),
          ...form(154, "School", "Shiomi College"),
          ...row(154, columns, ["O-771", "Sash", "2", "11.00", "22.00"]),
        ],
        [
          ...[100, 120, 140, 160].flatMap((y) => [
            horizontal(y, 40, 295 - gap),
            horizontal(y, 295, 570),
          ]),
          ...[40, 120, 295 - gap, 295, 345, 420, 455, 510, 570].map((x) => vertical(x, 100, 160)),
        ],
      );
    const { lineItems, fields } = readingOf([page(15)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ["F-3308", "Kimono", "1", "168.00", "168.00"],
      ["O-771", "Sash", "2", "11.00", "22.00"],
    ]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      "Kana = Todoroki Mio",
      "Telephone = 555 0417",
      "School = Shiomi College",
    ]);
    expect(readingOf([page(0)]).lineItems[0]?.cells).toHaveLength(7);
  });

  it("have walls of their own though those of most columns begin below a section", () => {
    const at = [50, 90, -330, -400, -480];
    const xs = [45, 85, 300, 340, 410, 490];
    const page = typeset(
      [
        ...row(100, at, ["N°", "Désignation", "Qté", "P.U. HT", "Total HT"], true),
        ...row(118, [50, 90], ["1", "DÉPOSE"], true),
        ...row(134, at, ["1.1", "Escalier bois", "1,00", "380,00", "380,00"]),
        ...row(150, at, ["1.2", "Protection sols", "22,00", "4,50", "99,00"]),
        ...row(166, at, ["1.3", "Contremarches", "13,00", "38,00", "option"]),
      ],
      [
        horizontal(108, 45, 490),
        horizontal(172, 45, 490),
        ...xs.map((x, i) => vertical(x, i < 2 || i === 5 ? 90 : 124, 172)),
      ],
    );
    const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
    expect(items).toEqual([
      ["1.1", "Escalier bois", "1,00", "380,00", "380,00"],
      ["1.2", "Protection sols", "22,00", "4,50", "99,00"],
      ["1.3", "Contremarches", "13,00", "38,00", "option"],
    ]);
  });

  it("may stand before boxes to fill in, which alone have walls; what is written lower in them is of the row that rules part from the others", () => {
    const [printed, boxes] = [
      [50, 100, -300, -360],
      [380, 430, 480, 560],
    ];
    const counted = ["11", "8", "23", "4"];
    const rows = ["Oak board", "Ash board", "Elm board", "Fir board"].map((name, i) => ({
      y: 130 + 24 * i,
      texts: [`${417 + i}`, name, `${20 + i}`, `${3 + i}.50`],
      counted: counted[i] ?? "",
    }));
    const page = typeset(
      [
        ...row(104, printed, ["Art.", "Description", "Qty", "Amount"], true),
        ...row(
          104,
          boxes.map((x) => x + 4),
          ["Back", "Lost", "Notes"],
          true,
        ),
        ...rows.flatMap(({ y, texts, counted: back }, i) => [
          ...row(y, printed, texts),
          ...row(y + (i === 2 ? 5 : 0), [394], [back]),
          ...(i === 2 ? row(y + 10, [100], ["planed"]) : []),
        ]),
      ],
      [
        ...boxes.slice(1).flatMap((x, i) => frame(boxes[i] ?? 0, 92, x, 112)),
        ...rows.flatMap(({ y }) => [
          horizontal(y + 13, 45, 560),
          ...boxes.slice(1).flatMap((x, i) => frame(boxes[i] ?? 0, y - 11, x, y + 13)),
        ]),
      ],
    );
    const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
    expect(items).toHaveLength(4);
    expect(items[2]).toEqual(["419", "Elm board\nplaned", "22", "5.50", "23"]);
  });

  it("leave the name of two columns out, which a wall below it would cut in two", () => {
    const at = [50, -300, -350, -420];
    const xs = [45, 240, 305, 355, 425];
    const upper = { y: 100, text: "Số lượng", bold: true };
    const page = typeset(
      [
        { ...upper, x: 286 },
        ...row(107, [50, 375], ["Tên hàng", "Thành tiền"], true),
        ...row(122, [260, 312], ["Yêu cầu", "Thực xuất"], true),
        ...row(142, at, ["Xi măng", "150", "148", "12.375.000"]),
        ...row(160, at, ["Thép cuộn", "850", "846", "13.070.700"]),
      ],
      [
        ...[90, 128, 147, 165].map((y) => horizontal(y, 45, 425)),
        horizontal(106, 240, 355),
        ...xs.map((x) => vertical(x, x === 305 ? 106 : 90, 165)),
      ],
    );
    const items = readingOf([page]).lineItems.map(({ cells }) =>
      cells.map(({ label, value }) => `${label} ${value}`),
    );
    expect(items[0]).toEqual([
      "Tên hàng Xi măng",
      "Yêu cầu 150",
      "Thực xuất 148",
      "Thành tiền 12.375.000",
    ]);
  });

  it("leave the name of three columns out on a scan, which stands over the middle one and whose walls begin below it", () => {
    const at = [50, -300, -360, -420, -490];
    const xs = [45, 240, 305, 365, 425, 495];
    const printed = [
      ...row(100, [316], ["Pieces"], true),
      ...row(107, [50, 450], ["Article", "Amount"], true),
      ...row(114, [246, 322, 372], ["Ordered", "Kept", "Returned"], true),
      ...row(134, at, ["Roof lath", "150", "148", "2", "370.00"]),
      ...row(152, at, ["Eaves board", "24", "20", "4", "96.00"]),
    ];
    const page = typeset(
      printed.map((print) => ({ ...print, confidence: 0.95 })),
      [
        ...[90, 120, 139, 157].map((y) => horizontal(y, 45, 495)),
        horizontal(105, 240, 425),
        ...xs.map((x) => vertical(x, x === 305 || x === 365 ? 105 : 90, 157)),
      ],
    );
    const items = readingOf([page]).lineItems.map(({ cells }) =>
      cells.map(({ label, value }) => `${label} ${value}`),
    );
    expect(items[0]).toEqual([
      "Article Roof lath",
      "Ordered 150",
      "Kept 148",
      "Returned 2",
      "Amount 370.00",
    ]);
  });
});
