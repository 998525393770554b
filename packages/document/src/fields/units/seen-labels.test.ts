import { describe, expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

/** Labels and values of a page seen on pixels, with lines parted by a slash. */
function fieldsOf(prints: readonly Print[], rules: Rule[] = []): string[] {
  const seen = prints.map((print) => ({ ...print, confidence: 0.95 }));
  return readingOf([typeset(seen, rules)]).fields.map(({ label, value }) =>
    `${label} = ${value}`.replaceAll("\n", " | "),
  );
}

describe("two lines of a cell", () => {
  const rowWith = (answer: string) =>
    fieldsOf(
      [
        { x: 55, y: 110, text: "Serviço", size: 9.5 },
        { x: 55, y: 121, text: "notur.", size: 8.3, bold: true },
        { x: 155, y: 115, text: answer },
      ],
      [...frame(50, 100, 150, 126), ...frame(150, 100, 320, 126)],
    );

  it("are one label where choices stand halfway between them in the next cell", () => {
    expect(rowWith("☐ Sim ☒ Não")).toEqual(["Serviço notur. = Não"]);
  });
});

describe("a grid of two rows with an empty corner", () => {
  const days = ["Montag", "Mittwoch", "Freitag"];
  const gridOf = (bold: boolean) => {
    const walls = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].flatMap((column) =>
        frame(50 + 80 * column, 100 + 20 * row, 130 + 80 * column, 120 + 20 * row),
      ),
    );
    const rows = [
      ["früh", "6,45", "", "7,00"],
      ["abends", "12,30", "", "12,45"],
    ];
    const prints = [
      ...days.map((text, i) => ({ x: 140 + 80 * i, y: 114, text, bold })),
      ...rows.flatMap((texts, row) =>
        texts.flatMap((text, i): Print[] => {
          const print = { x: 56 + 80 * i, y: 134 + 20 * row, text, bold: bold && i === 0 };
          return text === "" ? [] : [print];
        }),
      ),
    ];
    return fieldsOf(prints, walls);
  };

  it("has the bold texts on its left for labels where no answer is bold", () => {
    expect(gridOf(true)).toEqual([
      "früh = 6,45",
      "früh = 7,00",
      "abends = 12,30",
      "abends = 12,45",
    ]);
    expect(gridOf(false)).not.toContain("abends = 12,45");
  });
});

it("has a label, its colon and an answer in one word of ideographs apart, though it looks filled in", () => {
  const face = "typed";
  const prints: Print[] = [
    { x: 50, y: 100, text: "姓名：", face: "printed" },
    { x: 110, y: 100, text: "林青溪", face },
    { x: 50, y: 120, text: "民族：", face: "printed" },
    { x: 110, y: 120, text: "壮族", face },
    { x: 50, y: 140, text: "职业：", face: "printed" },
    { x: 110, y: 140, text: "教师", face },
    { x: 300, y: 140, text: "户口所在地：白石市柳湾区", face },
  ];
  expect(fieldsOf(prints)).toContain("户口所在地 = 白石市柳湾区");
});

it("has what was written far larger below the caption of its cell for one answer, whatever words of it look typed", () => {
  const address: Print[] = [
    { x: 55, y: 108, text: "Domicilio", size: 7, face: "printed" },
    { x: 55, y: 121, text: "C/ MAYOR,", size: 10.5, face: "printed" },
    { x: 108, y: 121, text: "12 – 3.º A", size: 10.5, face: "typed" },
  ];
  expect(fieldsOf(address, frame(50, 98, 320, 128))).toEqual(["Domicilio = C/ MAYOR, 12 – 3.º A"]);
});

it("has a label behind a colon for a part of what asks for what was written far larger below both", () => {
  const written = (text: string): Print[] => [
    { x: 55, y: 108, text: "To: Department", size: 7 },
    { x: 55, y: 122, text, size: 12 },
  ];
  const cell = frame(50, 98, 320, 128);
  expect(fieldsOf(written("Kiln Shed"), cell)).toEqual(["To: Department = Kiln Shed"]);
  const small = written("Kiln Shed").map((one) => ({ ...one, size: 7 }));
  expect(fieldsOf(small, cell)).not.toContain("To: Department = Kiln Shed");
});

it("has what was typed below a long text of print with a colon for its answer", () => {
  const lines = (face: string): Print[] => [
    { x: 53, y: 100, text: "What led to it (attach a sheet if over $900):", face: "printed" },
    { x: 60, y: 117, text: "Kiln lining cracked on 4 May and had to be", face },
    { x: 60, y: 131, text: "relaid, twice", face },
  ];
  const asked = "What led to it (attach a sheet if over $900)";
  const answer = "Kiln lining cracked on 4 May and had to be relaid, twice";
  expect(fieldsOf(lines("typed"))).toEqual([`${asked} = ${answer}`]);
});

it("has labels without the box of a choice that asks for more on a line to write on", () => {
  const pair = (y: number, label: string, answer: string): Print[] => [
    { x: 50, y, text: label, face: "printed" },
    { x: 240, y, text: answer, face: "typed" },
  ];
  const prints = [
    ...pair(60, "Owner:", "Orrin Vale"),
    ...pair(75, "Parish:", "Westholm"),
    ...pair(90, "Shed:", "North"),
    ...pair(110, "☒ entered in the book of kilns at", "Hitzerau"),
    { x: 50, y: 128, text: "☐ not entered", face: "printed" },
  ];
  const rule = (y: number): Rule => {
    return { orientation: "horizontal", box: { x0: 236, x1: 380, top: y, bottom: y + 1 } };
  };
  const fields = fieldsOf(prints, [62, 77, 92, 112].map(rule));
  expect(fields).toContain("entered in the book of kilns at = Hitzerau");
});

it("has pairs beside others on a line whose dots were lost", () => {
  const row = (...texts: string[]): Print[] => {
    let end = 28;
    return texts.map((text) => {
      const print = { x: end + 12, y: 700, text, size: 8 };
      end = print.x + 4 * text.length;
      return print;
    });
  };
  const line = row("Matrícula 12-AB-34", "Volumes 9 caixas", "Peso bruto 180 kg");
  expect(fieldsOf(line)).toContain("Volumes = 9 caixas");
  expect(fieldsOf(line.slice(0, 2))).not.toContain("Volumes = 9 caixas");
});

it("has a sum for no answer to the one above it, whose amounts are far off in their cell", () => {
  const size = 8;
  const captions = ["BUYER'S DOCK", "SHIP VIA", "CARRIER", "TERMS OF SALE"].flatMap(
    (text, i): Print[] => [
      { x: 55 + 120 * i, y: 40, text, size, face: "printed" },
      {
        x: 55 + 120 * i,
        y: 51,
        text: ["Gate Four", "Own Van", "Fleet", "Net Ten"][i] ?? "",
        size,
        face: "typed",
      },
    ],
  );
  const sums: Print[] = [
    ...captions,
    { x: 55, y: 110, text: "CRANE HIRE", size, face: "printed" },
    { x: 290, y: 110, text: "385.00", size, face: "typed" },
    { x: 55, y: 122, text: "SALES TAX", size, face: "typed" },
    { x: 298, y: 122, text: "0.00", size, face: "typed" },
  ];
  const fields = fieldsOf(sums, frame(50, 101, 320, 142));
  expect(fields).toContain("CRANE HIRE = 385.00");
  expect(fields).toContain("SALES TAX = 0.00");
});

it("is answered by the few words behind its colon, of which the first looks bold and is a label elsewhere", () => {
  const prints = (label: string) => [
    { x: 50, y: 100, text: label },
    { x: 100, y: 100, text: "Warehouse", bold: true },
    { x: 150, y: 100, text: "2 refit" },
  ];
  expect(fieldsOf(prints("Job:"))).toEqual(["Job = Warehouse 2 refit"]);
  expect(fieldsOf(prints("Alder"))).toContain("Warehouse = 2 refit");
});

it("goes on below though small letters without tall ones look smaller than they are", () => {
  const caption = (lower: number) =>
    fieldsOf(
      [
        { x: 55, y: 110, text: "Số đơn hàng / PO", size: 6.2 },
        { x: 55, y: 122.4, text: "Number", size: lower },
        { x: 55, y: 135, text: "PO-73539", size: 9 },
      ],
      frame(50, 100, 150, 142),
    );
  expect(caption(7.3)).toEqual(["Số đơn hàng / PO Number = PO-73539"]);
  expect(caption(8.5)).not.toEqual(["Số đơn hàng / PO Number = PO-73539"]);
});
