import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset, vertical } from "../../test/typeset";
import type { Page } from "../model";
import { readingOf } from "../read-document";

const edges = [50, 100, -380, -450, -540];
const heading = ["Code", "Description", "Qty", "Price", "Amount"];

function rowsOf(...pages: Page[]): string[][] {
  const numbered = pages.map((page, index) => ({ ...page, number: index + 1 }));
  return readingOf(numbered).lineItems.map((item) => item.cells.map((cell) => cell.value));
}

describe("item tables", () => {
  it("are found by a heading and aligned columns alone, and stop at the sums", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(138, edges, ["B2", "Brass hinge with screws", "10", "1.20", "12.00"]),
      ...row(170, [400, -540], ["Subtotal", "62.00"]),
      ...row(185, [400, -540], ["Total", "62.00"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["A1", "Oak plank", "4", "12.50", "50.00"],
      ["B2", "Brass hinge with screws", "10", "1.20", "12.00"],
    ]);
    expect(readingOf([page]).fields.map((field) => field.key)).toEqual(["subtotal", "total"]);
  });

  it("have a name above and below the middle of its row, where rules part the rows", () => {
    const page = typeset(
      [
        ...row(100, edges, heading),
        { x: 100, y: 120, text: "Oak plank" },
        ...row(125, edges, ["A1", "", "4", "12.50", "50.00"]),
        { x: 100, y: 130, text: "planed", size: 9 },
        { x: 100, y: 150, text: "Brass hinge" },
        ...row(155, edges, ["B2", "", "10", "1.20", "12.00"]),
        { x: 100, y: 160, text: "with screws", size: 9 },
        ...row(190, [400, -540], ["Total", "62.00"]),
      ],
      [106, 138, 168].map((y) => horizontal(y, 50, 540)),
    );
    expect(rowsOf(page)).toEqual([
      ["A1", "Oak plank\nplaned", "4", "12.50", "50.00"],
      ["B2", "Brass hinge\nwith screws", "10", "1.20", "12.00"],
    ]);
  });

  it("leave out the names of their groups, which stand over the dates", () => {
    const page = typeset([
      ...row(100, edges, ["Date", "Particulars", "Qty", "Price", "Amount"]),
      { x: 50, y: 122, text: "Labour" },
      ...row(138, edges, ["4 Mar", "Haul out", "1", "50.00", "50.00"]),
      { x: 50, y: 162, text: "Materials" },
      ...row(178, edges, ["11", "Primer", "10", "1.20", "12.00"]),
      { x: 50, y: 190, text: "March" },
      ...row(220, [400, -540], ["Total", "62.00"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["4 Mar", "Haul out", "1", "50.00", "50.00"],
      ["11\nMarch", "Primer", "10", "1.20", "12.00"],
    ]);
  });

  it("have a currency for the heading of their amounts, and words for a count", () => {
    const page = typeset([
      ...row(100, [50, -380, -540], ["Particulars", "Qty", "£"]),
      ...row(120, [50, -380, -540], ["Survey of two sheets", "lump sum", "1,150.00"]),
      ...row(138, [50, -380, -540], ["Deed of division", "2", "640.00"]),
      ...row(170, [50, -540], ["Total of account", "1,790.00"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["Survey of two sheets", "lump sum", "1,150.00"],
      ["Deed of division", "2", "640.00"],
    ]);
    const sums = readingOf([page]).fields.map(({ label, value }) => [label, value]);
    expect(sums).toEqual([["Total of account", "1,790.00"]]);
  });

  it("keep the second line of a name below numbered sections", () => {
    const page = typeset([
      ...row(100, edges, ["No.", "Description", "Qty", "Price", "Amount"]),
      ...row(118, [50, 100], ["1", "PREPARATIONS"]),
      ...row(136, edges, ["1.1", "Scaffold at the front of the house", "1", "50.00", "50.00"]),
      ...row(148, [100], ["with its permit"]),
      ...row(166, edges, ["1.2", "Washing of the roof", "20", "2.50", "50.00"]),
    ]);
    expect(rowsOf(page).map(([, name]) => name)).toEqual([
      "Scaffold at the front of the house\nwith its permit",
      "Washing of the roof",
    ]);
  });

  it("go on below what was brought forward, under headings that nobody knows", () => {
    const heads = ["Pos.", "Zaxor, draft", "Quantity", "Price", "Amount"];
    const first = typeset([
      ...row(100, edges, heads, true),
      ...row(118, edges, ["10", "Impeller shaft", "4", "12.50", "50.00"]),
      ...row(136, edges, ["20", "Bearing housing", "10", "1.20", "12.00"]),
    ]);
    const second = typeset([
      ...row(100, edges, heads, true),
      ...row(118, [100, -540], ["Brought forward", "62.00"]),
      ...row(136, edges, ["30", "Cover plate", "2", "9.00", "18.00"]),
      ...row(154, [100, -540], ["Sum of positions", "80.00"]),
    ]);
    const { lineItems, fields } = readingOf([first, { ...second, number: 2 }]);
    expect(lineItems.map(({ cells }) => cells[1]?.value)).toEqual([
      "Impeller shaft",
      "Bearing housing",
      "Cover plate",
    ]);
    expect(fields.map(({ label, value }) => [label, value])).toContainEqual([
      "Sum of positions",
      "80.00",
    ]);
    expect(fields.map(({ label }) => label)).not.toContain("Quantity");
  });

  it("go on below the sums of their groups, which are called alike, rows with few cells too", () => {
    const edges = [50, 90, 250, -340, -400, -460, -540];
    const heads = ["Time", "Service", "Room", "Qty", "Price", "VAT", "Amount"];
    const page = typeset([
      ...row(100, edges, heads),
      { x: 50, y: 118, text: "THURSDAY" },
      ...row(134, edges, ["09:00", "Rent of the hall", "Noble", "1", "850.00", "23%", "850.00"]),
      ...row(150, edges, ["10:45", "Coffee break", "Cloister", "64", "6.50", "13%", "416.00"]),
      ...row(166, [90, -540], ["Total of day 16", "1,266.00"]),
      { x: 50, y: 186, text: "FRIDAY" },
      ...row(202, [90, -340, -400, -460, -540], ["Night in a room", "12", "78.00", "6%", "936.00"]),
      ...row(218, [90, -340, -400, -460, -540], ["Tax of the town", "12", "2.00", "0%", "24.00"]),
      ...row(234, [90, -540], ["Total of day 17", "960.00"]),
      ...row(264, [360, -540], ["Total", "2,226.00"]),
    ]);
    expect(rowsOf(page).map((cells) => cells.at(-1))).toEqual([
      "850.00",
      "416.00",
      "936.00",
      "24.00",
    ]);
  });

  it("are told by their rows between headings of sections and their sums", () => {
    const edges = [50, 200, -330, -400, -500];
    const page = typeset([
      ...row(100, edges, ["Charge", "For the period", "Units", "Rate", "Before VAT"], true),
      { x: 45, y: 118, text: "01632 960184 - Reception" },
      ...row(138, edges, ["Fibre with voice", "1 Nov - 30 Nov", "1", "46.00", "46.00"]),
      ...row(152, edges, ["Calls to mobiles", "1 Oct - 31 Oct", "186 min", "0.05", "9.30"]),
      ...row(168, [50, -500], ["Sum of 01632 960184", "55.30"]),
      { x: 45, y: 184, text: "07700 900447 - Kavita" },
      ...row(204, edges, ["SIM plan", "1 Nov - 30 Nov", "1", "14.00", "14.00"]),
      ...row(218, edges, ["Roaming day pass", "12 Oct - 15 Oct", "4 days", "3.50", "14.00"]),
    ]);
    const { lineItems } = readingOf([page]);
    expect(lineItems.map(({ cells }) => cells[0])).toMatchObject(
      ["Fibre with voice", "Calls to mobiles", "SIM plan", "Roaming day pass"].map((value) => ({
        key: "description",
        label: "Charge",
        value,
      })),
    );
  });

  it("do not count what neither a name nor a code tells", () => {
    const columns = [50, 200, 300, 400];
    const table = (heading: string) =>
      typeset([
        ...row(100, columns, [heading, "No. of units", "Position", "Months"], true),
        ...row(120, columns, ["Room temp.", "48", "upright", "3, 6"]),
        ...row(140, columns, ["Cold room", "36", "on side", "1, 2"]),
      ]);
    expect(readingOf([table("Condition")]).lineItems).toEqual([]);
    expect(readingOf([table("Description")]).lineItems).toHaveLength(2);
  });

  it("have no lone row that names nothing", () => {
    const page = typeset([
      ...row(100, [50, 200, 330], ["ACCOUNT NUMBER", "AMOUNT", "SORT CODE"]),
      ...row(112, [50, 200, 330], ["8 0418 5521", "154.99", "55-01-84"]),
    ]);
    expect(rowsOf(page)).toEqual([]);
  });

  it("are no two lists of amounts side by side, with a heading that comes again", () => {
    const edges = [50, -240, 300, -490];
    const page = typeset([
      ...row(100, edges, ["INGRESOS", "MENSUALES", "GASTOS", "MENSUALES"], true),
      ...row(118, edges, ["Ventas o sueldo", "$ 21,500", "Compras", "$ 12,300"]),
      ...row(136, edges, ["Ingreso del otro", "$ 7,200", "Gastos del hogar", "$ 6,900"]),
      ...row(154, edges, ["Otros", "$ 100", "Pago de otros", "$ 850"]),
      ...row(172, edges, ["Total", "$ 28,800", "Total", "$ 20,050"]),
    ]);
    expect(rowsOf(page)).toEqual([]);
  });

  it("count what is taken back behind the dash of a minus", () => {
    const edges = [50, -240, -320, -400];
    const page = typeset([
      ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
      ...row(114, edges, ["Spoke set", "2 days", "9.00", "18.00"]),
      ...row(128, edges, ["Credit for a stop", "–2 days", "9.30", "–18.60"]),
    ]);
    expect(readingOf([page]).lineItems[1]?.cells.map(({ value }) => value)).toEqual([
      "Credit for a stop",
      "–2 days",
      "9.30",
      "–18.60",
    ]);
  });

  it("hold the sums of their groups, which are not those of the document", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(138, [100, -540], ["Group total", "50.00"]),
      ...row(156, edges, ["B2", "Brass hinge with screws", "10", "1.20", "12.00"]),
      ...row(174, [100, -540], ["Group total", "12.00"]),
      ...row(200, [400, -540], ["Total", "62.00"]),
    ]);
    expect(rowsOf(page)).toHaveLength(2);
    const { fields } = readingOf([page]);
    expect(fields.map(({ key, label, value }) => [key, label, value])).toEqual([
      ["group_total", "Group total", "50.00"],
      ["group_total_2", "Group total", "12.00"],
      ["total", "Total", "62.00"],
    ]);
  });

  it("go on with options below the sums of it all, which are fields", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(138, edges, ["B2", "Brass hinge with screws", "10", "1.20", "12.00"]),
      ...row(156, [300, -540], ["Total of the work", "62.00"]),
      ...row(174, [300, -540], ["VAT at the rate of 10 % on 62.00", "6.20"]),
      ...row(192, [300, -540], ["Price of the offer", "68.20"]),
      ...row(214, [100], ["OPTIONS"]),
      ...row(232, edges, ["C3", "Felt pads", "2", "3.00", "6.00"]),
    ]);
    const sums = readingOf([page]).fields.map(({ label, value }) => [label, value]);
    expect(sums).toContainEqual(["Total of the work", "62.00"]);
    expect(sums).toContainEqual(["Price of the offer", "68.20"]);
  });

  it("are numbered by letters before their names, below a line that asks for them", () => {
    const page = typeset([
      { x: 50, y: 85, text: "10. Budget, first year:" },
      ...row(100, [70, -540], ["Item", "Amount"]),
      ...row(116, [50, 70, -540], ["A.", "Salaries and fringe benefits", "20,975.00"]),
      ...row(132, [50, 70, -540], ["B.", "Consumable supplies", "4,350.00"]),
      ...row(148, [50, 70, -540], ["C.", "Permanent equipment", "2,480.00"]),
    ]);
    expect(readingOf([page]).lineItems[1]?.cells.map(({ label, value }) => [label, value])).toEqual(
      [
        ["", "B."],
        ["Item", "Consumable supplies"],
        ["Amount", "4,350.00"],
      ],
    );
  });

  it("leave to their labels what is remarked right below the bold title of a section", () => {
    const page = (isBold: boolean) =>
      typeset([
        ...row(100, edges, heading),
        { x: 50, y: 118, text: "Heater", bold: isBold },
        { x: 70, y: 132, text: "SYMPTOM it was seen on the mains as on gas by all" },
        { x: 70, y: 139, text: "COMPLAINT: no hot water on gas, works on the mains" },
        { x: 70, y: 146, text: "CAUSE: board corroded at the connector, no spark at all" },
        ...row(160, edges, ["A1", "Ignition control", "4", "12.50", "50.00"]),
        ...row(174, edges, ["B2", "Electrode", "10", "1.20", "12.00"]),
      ]);
    const labels = readingOf([page(true)]).fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["COMPLAINT", "CAUSE"]));
    expect(rowsOf(page(true))[0]).toEqual(["A1", "Ignition control", "4", "12.50", "50.00"]);
    expect(readingOf([page(false)]).fields.map(({ label }) => label)).not.toContain("COMPLAINT");
  });

  it("end where the next ruled table begins, whose columns are others", () => {
    const cells = (y: number, xs: readonly number[]) =>
      xs.slice(1).flatMap((x, i) => frame(xs[i] as number, y, x, y + 14));
    const items = [48, 98, 360, 420, 550];
    const page = typeset(
      [
        ...row(110, [50, 100, 362, -540], ["Code", "Description", "Unit", "Qty"]),
        ...row(124, [50, 100, 362, -540], ["OL-1", "Olive oil", "btl", "48"]),
        ...row(138, [50, 100, 362, -540], ["AC-2", "Vinegar", "btl", "24"]),
        ...row(162, [50, 200, 300], ["Packed as", "Weight", "Sent"]),
        ...row(176, [50, 200, 300], ["Boxes", "96.5", "22/11/2024"]),
      ],
      [
        ...[100, 114, 128].flatMap((y) => cells(y, items)),
        ...[152, 166].flatMap((y) => cells(y, [48, 198, 298, 550])),
      ],
    );
    expect(rowsOf(page)).toEqual([
      ["OL-1", "Olive oil", "btl", "48"],
      ["AC-2", "Vinegar", "btl", "24"],
    ]);
  });

  it("count freight that has a number of its own", () => {
    const page = typeset([
      ...row(100, [50, 80, -540], ["No.", "Description", "Amount"]),
      ...row(118, [50, 80, -540], ["1", "Leaflets", "7.500.000"]),
      ...row(136, [50, 80, -540], ["2", "Shipping", "1.800.000"]),
      ...row(154, [80, -540], ["Total", "9.300.000"]),
    ]);
    expect(rowsOf(page)).toHaveLength(2);
  });

  it("have no item in the row that numbers their columns, nor in a tax beside its rate", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(114, edges, ["A", "B", "1", "2", "3=1x2"]),
      ...row(130, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(148, edges, ["B2", "Brass hinge with screws", "10", "1.20", "12.00"]),
      ...row(166, [50, 300, -540], ["VAT rate: 10%", "VAT amount:", "6.20"]),
      ...row(184, [400, -540], ["Total", "68.20"]),
    ]);
    expect(rowsOf(page).map(([code]) => code)).toEqual(["A1", "B2"]);
  });

  it("end before a tax whose rate stands below the quantities", () => {
    const page = typeset([
      ...row(100, [50, -300, -540], ["Description", "Qty", "Amount"]),
      ...row(118, [50, -300, -540], ["Oak plank", "4", "50.00"]),
      ...row(136, [50, -300, -540], ["Brass hinge", "10", "12.00"]),
      ...row(154, [50, -540], ["Subtotal", "62.00"]),
      ...row(172, [50, -300, -540], ["VAT", "10%", "6.20"]),
      ...row(190, [50, -540], ["Total", "68.20"]),
    ]);
    expect(rowsOf(page)).toHaveLength(2);
    expect(readingOf([page]).fields.map((field) => field.key)).toEqual([
      "subtotal",
      "tax",
      "total",
    ]);
  });

  it("have cells of several lines and leave empty ones out", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(125, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(137, edges, ["", "planed on both sides", "", "", ""]),
      ...row(160, edges, ["", "Delivery", "1", "", "9.00"]),
    ]);
    expect(rowsOf(page)).toEqual([
      ["A1", "Oak plank\nplaned on both sides", "4", "12.50", "50.00"],
      ["Delivery", "1", "9.00"],
    ]);
  });

  it("take no page number below them for the last row's second line", () => {
    const page = typeset([
      ...row(100, edges, heading),
      ...row(125, edges, ["A1", "Socket screw", "4", "2.00", "8.00"]),
      ...row(150, edges, ["B2", "Air cylinder", "2", "32.00", "64.00"]),
      ...row(162, edges, ["", "頁/ Page 1 / 2", "", "", ""]),
    ]);
    expect(rowsOf(page).map((cells) => cells[1])).toEqual(["Socket screw", "Air cylinder"]);
  });

  it("skip section headings and subtotals between the items", () => {
    const page = typeset([
      ...row(100, edges, heading),
      { x: 50, y: 120, text: "Timber for the east wing", bold: true },
      ...row(140, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(160, [300, -540], ["Subtotal", "50.00"]),
      { x: 50, y: 180, text: "Metal for the east wing", bold: true },
      ...row(200, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
    ]);
    expect(rowsOf(page).map((cells) => cells[0])).toEqual(["A1", "B2"]);
  });

  it("leave the word above their codes to the section that it is the heading of", () => {
    const page = typeset([
      ...row(100, edges, heading),
      { x: 50, y: 118, text: "Labour", bold: true },
      ...row(130, edges, ["0110", "Yearly inspection", "2", "40.00", "80.00"]),
      ...row(148, edges, ["4615", "Brake linings", "1", "60.00", "60.00"]),
    ]);
    expect(rowsOf(page).map(([code]) => code)).toEqual(["0110", "4615"]);
  });

  it("have columns that the sums below them do not part", () => {
    const narrow = [50, 80, -220, -280];
    const page = typeset([
      ...row(100, narrow, ["Qty", "Article", "Price", "Amount"]),
      ...row(118, narrow, ["1", "Tablets 1 G 40", "2.50", "2.50"]),
      ...row(136, narrow, ["2", "Saline vials 30", "6.95", "13.90"]),
      ...row(160, [125, -280], ["Total to pay", "16.40"]),
      ...row(172, [125, -280], ["Cash given here", "20.00"]),
      ...row(184, [125, -280], ["Change given back", "3.60"]),
    ]);
    expect(rowsOf(page).map((cells) => cells[1])).toEqual(["Tablets 1 G 40", "Saline vials 30"]);
  });

  it("are parted by their rules where texts nearly touch", () => {
    const texts: Print[] = [
      ...row(100, [52, 102, 162], ["Item", "Qty", "Price"]),
      ...row(120, [52, 102, 162], ["Nail box", "5", "2.00"]),
    ];
    const walls = [50, 100, 160, 220].map((x) => vertical(x, 90, 126));
    const page = typeset(texts, [...walls, ...[90, 106, 126].map((y) => horizontal(y, 50, 220))]);
    expect(rowsOf(page)).toEqual([["Nail box", "5", "2.00"]]);
  });

  it("go on over the page, with and without a repeated heading", () => {
    const first = typeset([
      ...row(100, edges, heading),
      ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
    ]);
    const second = typeset([
      ...row(60, edges, heading),
      ...row(80, edges, ["B2", "Hinge", "10", "1.20", "12.00"]),
    ]);
    const third = typeset([...row(60, edges, ["C3", "Glue", "2", "3.00", "6.00"])]);
    expect(rowsOf(first, second, third).map((cells) => cells[0])).toEqual(["A1", "B2", "C3"]);
  });

  it("are told from grids of labels and values", () => {
    const cells = [0, 1].flatMap((line) =>
      [0, 1, 2, 3].flatMap((column) =>
        frame(50 + column * 110, 90 + line * 20, 160 + column * 110, 110 + line * 20),
      ),
    );
    const page = typeset(
      [
        ...row(104, [55, 165, 275, 385], ["Order no.", "K-7", "Quantity", "12 pallets"]),
        ...row(124, [55, 165, 275, 385], ["Order date", "2026-02-01", "Currency", "EUR"]),
      ],
      cells,
    );
    expect(rowsOf(page)).toEqual([]);
    expect(readingOf([page]).fields.map((field) => field.value)).toEqual([
      "K-7",
      "12 pallets",
      "2026-02-01",
      "EUR",
    ]);
  });

  it("are no form with one answer below each of its labels", () => {
    const columns = [50, 200, 350];
    const page = typeset([
      ...row(100, columns, ["Quantity", "Contents", "Weight"], true),
      ...row(118, columns, ["22", "Bottles", "318 kg"]),
    ]);
    expect(rowsOf(page)).toEqual([]);
    expect(readingOf([page]).fields.map(({ value }) => value)).toContain("22");
  });

  it("ends at its total: what was paid below it is no item", () => {
    const columns = [50, 200, 260, 330];
    const page = typeset([
      ...row(100, columns, ["Description", "Quantity", "Price", "Amount"]),
      ...row(114, columns, ["Work gloves", "2", "3.95", "7.90"]),
      ...row(128, columns, ["Ground coffee", "1", "12.80", "12.80"]),
      ...row(146, [50, 330], ["Total", "20.70"]),
      ...row(160, [50, 330], ["Notes handed over", "50.00"]),
    ]);
    expect(rowsOf(page).map(([name]) => name)).toEqual(["Work gloves", "Ground coffee"]);
  });
});
