import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [50, 100, -380, -450, -540];

describe("headings of item tables", () => {
  it("have headings in two languages, the second lighter and in brackets", () => {
    const page = typeset([
      ...row(100, edges, ["Mã", "Tên hàng", "SL", "Đơn giá", "Thành tiền"], true),
      ...row(112, edges, ["(Code)", "(Item)", "(Qty)", "(Price)", "(Amount)"]),
      ...row(130, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(148, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual([
      "Mã\n(Code)",
      "Tên hàng\n(Item)",
      "SL\n(Qty)",
      "Đơn giá\n(Price)",
      "Thành tiền\n(Amount)",
    ]);
  });

  it("are of what their first line says", () => {
    const columns = [50, 100, -330, -400, -470, -540];
    const page = typeset([
      ...row(100, columns, ["Code", "Description", "Ordered", "Sent", "Packages", "Kg net"]),
      ...row(112, [100], ["Lot / expiry"]),
      ...row(132, columns, ["A1", "White glaze", "40", "40", "1", "1,000.0"]),
      ...row(150, columns, ["B2", "Blue pigment", "12", "12", "1", "12.0"]),
      ...row(168, columns, ["", "Colour chart, free", "", "1", "", ""]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.find(({ key }) => key === "description"))).toEqual(
      ["White glaze", "Blue pigment", "Colour chart, free"].map((value) =>
        expect.objectContaining({ label: "Description\nLot / expiry", value }),
      ),
    );
  });

  it("are no choices to tick below what asks for them", () => {
    const page = typeset([
      { x: 50, y: 100, text: "5 TYPE OF REQUEST" },
      ...row(112, [50, 120, 190, 270], ["☒ ITEM", "☐ QTY", "☐ PRICE", "☐ AMOUNT"]),
      ...row(130, [50, 120, 190, 270], ["Door", "10", "9.50", "95.00"]),
      ...row(148, [50, 120, 190, 270], ["Hinge", "8", "7.50", "60.00"]),
    ]);
    expect(readingOf([page]).lineItems).toEqual([]);
  });

  it("may be single ideographs in a grid", () => {
    const columns = [50, 90, 170, 330, 390, 450];
    const rows = [
      ["項", "料號", "品名規格", "訂量", "未稅單價", "小結"],
      ["1", "BT-070", "浴巾雙股純棉", "240", "185", "44,400"],
      ["2", "FT-034", "毛巾雙股純棉", "360", "46", "16,560"],
    ];
    const grid = rows.flatMap((_, i) =>
      columns.flatMap((x, k) => frame(x, 100 + 20 * i, columns[k + 1] ?? 510, 120 + 20 * i)),
    );
    const page = typeset(
      rows.flatMap((texts, i) =>
        row(
          114 + 20 * i,
          columns.map((x) => x + 3),
          texts,
        ),
      ),
      grid,
    );
    expect(readingOf([page]).lineItems.map(({ cells }) => cells[0]?.label)).toEqual(["項", "項"]);
  });

  it("leave out the title of the table in a bar above them", () => {
    const bar = { x0: 48, top: 90, x1: 545, bottom: 104 };
    const rows = [
      ...row(114, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
      ...row(130, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(146, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
    ];
    const page = typeset([{ x: 50, y: 101, text: "Sorder" }, ...rows], [], [bar]);
    expect(readingOf([page]).lineItems[0]?.cells[0]?.label).toBe("Code");
  });

  it("are known by their rows alone above another grid between the same sides", () => {
    const edges = [53, 153, 253, 353];
    const heads = ["Ersatz", "Menge", "Preis", "Betrag"];
    const rows = [
      ["Thermostat", "1", "85.00", "85.00"],
      ["Gas R134", "2", "48.00", "96.00"],
    ];
    const grid = [heads, ...rows].flatMap((_, i) =>
      [50, 150, 250, 350].flatMap((x) => frame(x, 100 + 20 * i, x + 100, 120 + 20 * i)),
    );
    const below = [50, 200, 350].flatMap((x, i) => frame(x, 160, x + (i === 2 ? 100 : 150), 180));
    const page = typeset(
      [
        ...[heads, ...rows].flatMap((texts, i) => row(114 + 20 * i, edges, texts)),
        ...row(174, [53, 203, 353], ["Anfahrt", "30.00", "bar"]),
      ],
      [...grid, ...below],
    );
    const { lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
  });

  it("of two words joined are known by both, and upright texts beside the frame are in no row", () => {
    const heads = ["序号", "品名及规格", "数量", "金额"];
    const rows = [
      ["1", "橡木板 20mm", "4", "50.00"],
      ["2", "铜合页 小号", "9", "10.80"],
      ["3", "木螺丝 一盒", "2", "6.40"],
    ];
    const xs = [50, 110, 260, 340];
    const lines = [heads, ...rows];
    const grid = lines.flatMap((_, i) =>
      xs.flatMap((x, at) => frame(x, 100 + 20 * i, xs[at + 1] ?? 440, 120 + 20 * i)),
    );
    const margin = ["存", "根", "联"].map((text, i) => ({
      x: 448,
      y: 134 + 20 * i,
      text,
      size: 8,
    }));
    const prints = lines.flatMap((texts, i) =>
      row(
        114 + 20 * i,
        xs.map((x) => x + 3),
        texts,
      ),
    );
    const { lineItems } = readingOf([typeset([...prints, ...margin], grid)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
  });

  it("go on to the end of the tinted bar behind them", () => {
    const columns = [50, 200, 300, -450, -540];
    const page = typeset(
      [
        ...row(100, columns, ["", "Descripción", "Cant.", "Cant.", "Kg"], true),
        ...row(105, columns, ["Referencia", "", "", "", ""], true),
        ...row(110, columns, ["", "Lote / caducidad", "pedida", "servida", "netos"], true),
        ...row(130, columns, ["EB-22", "Matt glaze", "40", "38", "1.000"]),
        ...row(150, columns, ["FR-18", "Alkaline frit", "24", "20", "500"]),
      ],
      [],
      [{ x0: 40, x1: 560, top: 88, bottom: 116 }],
    );
    const { lineItems } = readingOf([page]);
    const labels = lineItems.map(({ cells }) => cells.map(({ label }) => label.replace("\n", " ")));
    const told = [
      "Referencia",
      "Descripción Lote / caducidad",
      "Cant. pedida",
      "Cant. servida",
      "Kg netos",
    ];
    expect(labels).toEqual([told, told]);
  });

  it("of tills name and sum up on one line, and count on the next", () => {
    const items = [
      [
        ["Bife da vazia", "6%", "12,61"],
        ["0,842 kg", "14,98"],
      ],
      [
        ["Frango do campo", "6%", "8,87"],
        ["1,615 kg", "5,49"],
      ],
      [
        ["Carvao de lenha", "23%", "7,50"],
        ["2 un", "3,75"],
      ],
    ];
    const [upper, lower] = [
      [50, -200, -260],
      [60, -160],
    ];
    const prints = [
      ...row(100, upper, ["Artigo", "IVA", "Valor"]),
      ...row(112, lower, ["Qtd/Peso", "Preço"]),
      ...items.flatMap(([name = [], count = []], i) => [
        ...row(130 + 24 * i, upper, name),
        ...row(142 + 24 * i, lower, count),
      ]),
    ];
    const { lineItems } = readingOf([typeset(prints)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(
      items.map(([name = [], count = []]) => [...name, ...count]),
    );
  });

  it("are none where the sender's numbers stand in a column of their own beside the table", () => {
    const numbers = ["KvK", "05520937", "btw-nummer", "NL8055B01"];
    const rows = [
      ["Riet verwijderen", "84", "14.50", "1218.00"],
      ["Steiger plaatsen", "3", "240.00", "720.00"],
      ["Gaas op de nok", "11", "9.75", "107.25"],
    ];
    const heads = ["omschrijving", "aantal", "per eenheid", "bedrag"];
    const prints = [heads, ...rows].flatMap((texts, i) => [
      { x: 20, y: 100 + 18 * i, text: numbers[i] ?? "", size: 8 },
      ...row(100 + 18 * i, [140, -330, -420, -520], texts),
    ]);
    const { fields, lineItems } = readingOf([typeset(prints)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
    expect(fields.map(({ label, value }) => [label, value])).toEqual([
      ["KvK", "05520937"],
      ["btw-nummer", "NL8055B01"],
    ]);
  });

  it("are as wide as the bar behind them: what stands beside it is in no row", () => {
    const rows = [
      ["Slate pegs", "84", "14.50", "1218.00"],
      ["Ridge tiles", "3", "240.00", "720.00"],
      ["Lead strip", "11", "9.75", "107.25"],
    ];
    const heads = ["Description", "Quantity", "Unit price", "Amount"];
    const aside = ["", "Contract data", "Tenant", "Ida Quill"];
    const prints = [heads, ...rows].flatMap((texts, i) => [
      ...(aside[i] ? [{ x: 20, y: 104 + 18 * i, text: aside[i], size: 8 }] : []),
      ...row(100 + 18 * i, [200, -380, -460, -550], texts),
    ]);
    const fills = [196, 330, 400, 480].map((x0, i) => ({
      x0,
      x1: [330, 400, 480, 556][i] as number,
      top: 88,
      bottom: 106,
    }));
    const { lineItems } = readingOf([typeset(prints, [], fills)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
  });

  it("are known by rows in which two numbers make a third, without a rule or bold type", () => {
    const heads = ["Rif", "Vinum", "Lot", "Preis", "Abz. 1", "Sma"];
    const page = (sums: readonly string[]) =>
      typeset([
        ...row(100, [50, 110, 260, 320, 400, 470], heads),
        ...row(
          116,
          [50, 110, 260, 320, 400, 470],
          ["QM-T", "Tinto", "30", "7.40", "0%", sums[0] ?? ""],
        ),
        ...row(
          130,
          [50, 110, 260, 320, 400, 470],
          ["PT-10", "Tawny", "6", "16.50", "0%", sums[1] ?? ""],
        ),
      ]);
    expect(
      readingOf([page(["222.00", "99.00"])]).lineItems[0]?.cells.map(({ label }) => label),
    ).toEqual(heads);
    expect(readingOf([page(["223.00", "98.00"])]).lineItems[0]?.cells[0]?.label ?? "").toBe("");
  });

  it("stand on two lines over items of two lines, each with columns of its own", () => {
    const upper = [50, 110];
    const lower = [60, 150, -330, -440];
    const page = typeset([
      ...row(100, upper, ["Item", "Description"]),
      ...row(112, lower, ["Quantity", "Unit", "Price", "Amount"]),
      ...row(130, upper, ["00010", "Polypropylene natural"]),
      ...row(142, lower, ["500", "KG", "6.10", "3,050.00"]),
      ...row(158, upper, ["00020", "Masterbatch black"]),
      ...row(170, lower, ["25", "KG", "18.40", "460.00"]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ["00010", "Polypropylene natural", "500", "KG", "6.10", "3,050.00"],
      ["00020", "Masterbatch black", "25", "KG", "18.40", "460.00"],
    ]);
    expect(lineItems[0]?.cells.map(({ label }) => label)).toEqual([
      "Item",
      "Description",
      "Quantity",
      "Unit",
      "Price",
      "Amount",
    ]);
  });

  it("of names may be an unknown word above those of numbers, where two items are set so", () => {
    const lower = [50, 150, -300, -400];
    const items = (count: number) =>
      ["Manual of a pump", "Web site, contact"]
        .slice(0, count)
        .flatMap((name, i) => [
          ...row(130 + 26 * i, [50], [name]),
          ...row(142 + 26 * i, lower, ["3 May", "60 words", "0.50", "30.00"]),
        ]);
    const page = (count: number) =>
      typeset([
        ...row(100, [50], ["Zaxor"]),
        ...row(112, lower, ["Done", "Quantity", "Price", "Amount"]),
        ...items(count),
      ]);
    const namesOf = (count: number) =>
      readingOf([page(count)]).lineItems.map(
        ({ cells }) => cells.find(({ label }) => label === "Zaxor")?.value,
      );
    expect(namesOf(2)).toEqual(["Manual of a pump", "Web site, contact"]);
    expect(namesOf(1)).not.toContain("Manual of a pump");
  });

  it("a space apart are two where the rows have a text below either", () => {
    const cells = [50, 200, -280, -330, 345];
    const heading = [50, 200, -280, 296];
    const page = (taxes: readonly string[]) =>
      typeset([
        ...row(100, heading, ["Article", "Qté", "P.U.", "Montant TVA"]),
        ...row(116, cells, ["Cheville nylon", "2", "4,95", "9,90", taxes[0] ?? ""]),
        ...row(130, cells, ["Equerre zinc", "6", "1,79", "10,74", taxes[1] ?? ""]),
      ]);
    const labelsOf = (...taxes: string[]) =>
      readingOf([page(taxes)])
        .lineItems[0]?.cells.map(({ label }) => label)
        .slice(3);
    expect(labelsOf("1", "2")).toEqual(["Montant", "TVA"]);
    expect(labelsOf("", "")).toEqual(["Montant TVA"]);
  });

  it("a space apart that no lexicon knows are as many as the numbers below them", () => {
    const cells = [50, -230, -280, -320, -352, -405];
    const page = (...more: string[]) =>
      typeset([
        ...row(100, [50, -230, -280, 292], ["Article", "Qté", "P.U.", "Zax.cat. Qur% Vob.net"]),
        ...row(116, cells, ["Cheville nylon", "2", "5,21", "4,95", "5,0", "9,40"]),
        ...row(130, cells, ["Equerre zinc", "6", "1,88", "1,79", "2,5", "10,47"]),
        ...row(144, cells, ["Patte laiton", "3", "2,22", "2,10", ...more]),
      ]);
    const labelsOf = (...more: string[]) =>
      readingOf([page(...more)])
        .lineItems[0]?.cells.map(({ label }) => label)
        .slice(3);
    expect(labelsOf("4,0", "6,05")).toEqual(["Zax.cat.", "Qur%", "Vob.net"]);
    expect(labelsOf("laiton", "poli")).toEqual(["Zax.cat. Qur% Vob.net"]);
  });

  it("may have none over the numbers of the rows", () => {
    const page = typeset([
      ...row(100, [80, -380, -450, -540], ["Description", "Qty", "Price", "Amount"]),
      ...row(118, [50, 80, -380, -450, -540], ["1", "Oil filter", "1", "9.00", "9.00"]),
      ...row(132, [50, 80, -380, -450, -540], ["2", "Spark plug", "4", "9.80", "39.20"]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ["1", "Oil filter", "1", "9.00", "9.00"],
      ["2", "Spark plug", "4", "9.80", "39.20"],
    ]);
    expect(lineItems[0]?.cells[0]).toMatchObject({ key: "line_no", label: "" });
  });

  it("on two lines are not parted before a preposition that ends the first", () => {
    const page = typeset([
      ...row(100, [-450], ["Price per"], true),
      ...row(112, [50, 110, -380, -450, -540], ["Code", "Item", "Qty", "piece", "Amount"], true),
      ...row(130, [50, 110, -380, -450, -540], ["A1", "Impeller shaft", "4", "2.50", "10.00"]),
      ...row(148, [50, 110, -380, -450, -540], ["A2", "Wear ring", "2", "3.50", "7.00"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells[3]).toMatchObject({ label: "Price per\npiece", value: "2.50" });
  });

  it("stand half an em apart over columns of their own, whatever they say", () => {
    const heads = ["Ref", "Zaxor", "Mimble", "Kreno", "Valor"];
    const edges = [50, -208, -248, -280, -360];
    const page = typeset(
      [
        ...row(100, edges, heads),
        ...row(118, edges, ["QM", "Quinta Melro", "30", "7.40", "222.00"]),
        ...row(134, edges, ["EV", "Espumante", "12", "8.25", "99.00"]),
      ].map((print) => ({ ...print, confidence: 0.9 })),
    );
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual(heads);
  });

  it("are not parted behind a comma", () => {
    const page = typeset([
      ...row(100, [50, 110, -380, -450, -540], ["Code", "Item, unit", "Qty", "Price", "Amount"]),
      ...row(118, [50, 110, -380, -450, -540], ["A1", "Leeks, crate of 8", "4", "2.50", "10.00"]),
      ...row(136, [50, 110, -380, -450, -540], ["A2", "Pears, box", "2", "3.50", "7.00"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells[1]).toMatchObject({
      label: "Item, unit",
      value: "Leeks, crate of 8",
    });
  });

  it("are not parted behind a preposition in capitals either", () => {
    const edges = [50, 200, -380, -460, -560];
    const page = typeset([
      ...row(100, [-460, -560], ["RATE / UNIT", "MONTHLY"], true),
      ...row(110, edges, ["CODE", "DISPLAY", "UNITS", "PER MONTH", "PAYMENT"], true),
      ...row(128, edges, ["A1", "Counter bin", "2", "18.00", "36.00"]),
      ...row(146, edges, ["C4", "Overhead lane", "3", "11.50", "34.50"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toContain("RATE / UNIT\nPER MONTH");
  });

  it("are not parted behind a preposition", () => {
    const page = typeset([
      ...row(100, [50, 100, -540], ["Qty", "Description of product", "Price"]),
      ...row(118, [50, 100, -540], ["6", "Gloves nitrile, box of medium ones", "4.00"]),
      ...row(132, [50, 100, -540], ["2", "Lead apron, half length", "61.00"]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems[0]?.cells.map(({ label }) => label)).toEqual([
      "Qty",
      "Description of product",
      "Price",
    ]);
  });

  it("have headings that stand a space apart, each a phrase of its own", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Descrizione Q.tà Prezzo unitario Importo" },
      ...row(120, [50, -130, -210, -250], ["Carta", "6", "4,90", "29,40"]),
      ...row(138, [50, -130, -210, -250], ["Vite", "3", "0,32", "0,96"]),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map((cell) => [cell.label, cell.value])).toEqual([
      ["Descrizione", "Carta"],
      ["Q.tà", "6"],
      ["Prezzo unitario", "4,90"],
      ["Importo", "29,40"],
    ]);
  });

  it("have headings on two lines, one of them centred between them", () => {
    const page = typeset(
      [
        ...row(100, [50, -380, -540], ["品番", "数量", "金額"]),
        { x: 150, y: 105, text: "品名 / Goods" },
        ...row(110, [50, -380, -540], ["Code", "Qty", "Amount"]),
        ...row(130, [50, 150, -380, -540], ["X-1", "歯車", "3", "900"]),
      ],
      [horizontal(90, 40, 550), horizontal(116, 40, 550)],
    );
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map((cell) => [cell.key, cell.label])).toEqual([
      ["item_code", "品番\nCode"],
      ["description", "品名 / Goods"],
      ["quantity", "数量\nQty"],
      ["amount", "金額\nAmount"],
    ]);
  });

  it("are two a space apart, where the first has a slash of its own", () => {
    const xs = [50, -200, -250, -290, -360];
    const page = typeset([
      ...row(100, [50, -200], ["Description", "Qty"]),
      { x: 222, y: 100, text: "U/Price Disc" },
      ...row(100, [-360], ["Amount"]),
      ...row(118, xs, ["Welding rod", "2", "19.80", "", "39.60"]),
      ...row(136, xs, ["Padlock", "2", "17.90", "10%", "32.22"]),
    ]);
    const [, item] = readingOf([page]).lineItems;
    expect(item?.cells.slice(2).map(({ label, value }) => [label, value])).toEqual([
      ["U/Price", "17.90"],
      ["Disc", "10%"],
      ["Amount", "32.22"],
    ]);
  });

  it("have headings that fill their cells from the top, in up to three lines", () => {
    const walls = [48, 98, 300, 420, 550];
    const page = typeset(
      [
        ...row(
          100,
          [50, 102, 302, 422],
          ["1. Item", "2. Sort and marks of the", "3. Weight", "4. Value"],
        ),
        ...row(110, [50, 102, 302], ["no.", "description of goods", "of the"]),
        ...row(120, [302], ["goods"]),
        ...row(140, [50, 102, 302, 422], ["1", "Rubber seals", "312.00 kg", "480.00"]),
        ...row(158, [50, 102, 302, 422], ["2", "Nitrile gloves", "188.50 kg", "960.00"]),
      ],
      [90, 127, 147, 165].flatMap((y, i, ys) =>
        i === 0
          ? []
          : walls.slice(1).flatMap((x, c) => frame(walls[c] as number, ys[i - 1] as number, x, y)),
      ),
    );
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label, value }) => [label, value])).toEqual([
      ["1. Item\nno.", "1"],
      ["2. Sort and marks of the\ndescription of goods", "Rubber seals"],
      ["3. Weight\nof the\ngoods", "312.00 kg"],
      ["4. Value", "480.00"],
    ]);
  });

  it("are told by their rows where hardly a heading is known, set apart by bold type", () => {
    const columns = [50, 160, 300, -500];
    const page = typeset([
      ...row(100, columns, ["Seen on", "Kind of help", "Given by", "Amount"], true),
      ...row(116, columns, ["12.03.2024", "Plaster cast", "Dr. Ilse Kamm", "84.50"]),
      ...row(132, columns, ["14.03.2024", "Crutches", "Orthotics Brandt", "32.00"]),
    ]);
    const [first, second] = readingOf([page]).lineItems;
    expect(first?.cells.map(({ key, label, value }) => [key, label, value])).toEqual([
      ["seen_on", "Seen on", "12.03.2024"],
      ["description", "Kind of help", "Plaster cast"],
      ["given_by", "Given by", "Dr. Ilse Kamm"],
      ["amount", "Amount", "84.50"],
    ]);
    expect(second?.cells).toHaveLength(4);
    expect(readingOf([page]).fields).toEqual([]);
  });

  it("are known by rows that are counted from one on, of which the third is no sum of two", () => {
    const heads = ["1. Box no.", "2. Title of the series", "3. Years", "4. Shelf"];
    const rows = [
      ["1", "Easement files", "1946-1958", "B-12"],
      ["2", "Crop damage claims", "1949-1958", "B-13"],
      ["3", "Letters, general", "1969-1974", "F-03"],
      ["4", "Land maps", "1975-1976", "F-04"],
    ];
    const edges = [53, 153, 303, 403];
    const walls = [50, 150, 300, 400, 500];
    const grid = [heads, ...rows].flatMap((_, i) =>
      walls.slice(1).flatMap((x, at) => frame(walls[at] ?? 0, 100 + 20 * i, x, 120 + 20 * i)),
    );
    const page = (own: readonly (readonly string[])[]) =>
      typeset(
        [heads, ...own].flatMap((texts, i) => row(114 + 20 * i, edges, texts)),
        grid,
      );
    const { lineItems } = readingOf([page(rows)]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(rows);
    const uncounted = rows.map(([, ...rest], i) => ["ACEG"[i] ?? "", ...rest]);
    expect(readingOf([page(uncounted)]).lineItems).toEqual([]);
  });

  it("go on below the name of several columns, whichever of them the name stands over", () => {
    const columns = [50, 90, 230, 300, 370, 440];
    const edges = [...columns.slice(1), 520];
    const set = (y: number, texts: readonly string[]) =>
      texts.flatMap((text, i) => (text ? [{ x: (columns[i] ?? 0) + 4, y, text, size: 8 }] : []));
    const page = typeset(
      [
        { x: 318, y: 108, text: "Quantity", size: 8 },
        ...set(112, ["Sl.", "Description", "", "", "", "Amount"]),
        ...set(122, ["No.", "", "Challan", "Received", "Kept", "Rs."]),
        ...set(142, ["1", "Gland packing", "25", "25", "24", "16,000.00"]),
        ...set(162, ["2", "Drive belt", "24", "24", "22", "6,875.00"]),
      ],
      [
        ...columns.flatMap((x, i) => {
          const right = edges[i] ?? 0;
          const head = i > 1 && i < 5 ? [horizontal(114, x, right)] : [];
          const rows = [128, 148].flatMap((y) => frame(x, y, right, y + 20));
          const top = i > 1 && i < 5 ? 114 : 98;
          return [...head, ...frame(x, top, right, 128), ...rows];
        }),
        horizontal(98, 230, 440),
        horizontal(128, 50, 520),
      ],
    );
    expect(readingOf([page]).lineItems[0]?.cells.map(({ label, value }) => [label, value])).toEqual(
      [
        ["Sl.\nNo.", "1"],
        ["Description", "Gland packing"],
        ["Challan", "25"],
        ["Received", "25"],
        ["Kept", "24"],
        ["Amount\nRs.", "16,000.00"],
      ],
    );
  });

  it("have no column for the choices of a question beside the table", () => {
    const page = typeset([
      ...row(100, [50, 250, 310, -540], ["Papers enclosed:", "Code", "Description", "Amount"]),
      ...row(116, [50, 250, 310, -540], ["☒ deed", "3.2", "Transfer", "62.40"]),
      ...row(128, [50, 250, 310, -540], ["☐ will", "5.1", "New deed", "11.85"]),
    ]);
    const { lineItems, fields } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ["3.2", "Transfer", "62.40"],
      ["5.1", "New deed", "11.85"],
    ]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain(
      "Papers enclosed = deed",
    );
  });
});
