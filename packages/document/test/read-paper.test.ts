import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { composePaper, readPaper } from "./generator/papers/read-paper";
import { documentSets, listDocuments } from "./generator/sets";

const folder = new URL("generator/papers/", import.meta.url);
const { papers, ...others } = documentSets;

const paper = (body: string, size = "A4") => `<!doctype html>
<html>
  <head>
    <meta name="language" content="vie+eng">
    <meta name="paper" content="${size}">
    <meta name="fonts" content="PT Serif, VT323">
    <style>.page { padding: 9mm }</style>
  </head>
  <body>
    <section class="page">
      ${body}
    </section>
  </body>
</html>`;

const fieldsOf = (body: string) =>
  composePaper(paper(body)).draft.fields.map(({ id, ...field }) => field);
const rowsOf = (body: string) =>
  composePaper(paper(body)).draft.rows.map((cells) => cells.map(({ id, ...cell }) => cell));

describe("composePaper", () => {
  it("pairs a label with its value, line by line, and its key", () => {
    const body = `<small data-label="to">Ship
      <i>to</i>:</small> <p data-value="to" data-key="ship_to">Bayside  Marine &amp; Co.<br>
      <b>Dock</b> 4</p> <span>not asked for</span>`;
    expect(fieldsOf(body)).toEqual([
      { key: "ship_to", label: "Ship to:", value: "Bayside Marine & Co.\nDock 4", optional: false },
    ]);
  });

  it("gives one label to several values, wherever it stands", () => {
    const body = `<td data-value="sum">17</td> <td data-value="sum">707 lb</td> <td data-label="sum">TOTAL</td>`;
    const fields = fieldsOf(`<table><tr>${body}</tr></table>`);
    expect(fields.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "TOTAL 17",
      "TOTAL 707 lb",
    ]);
  });

  it("asks for nothing that is optional, with or without a label", () => {
    const body = `<h1 data-optional data-key="supplier">Kestrel</h1>
      <span data-label="tel">Tel</span> <span data-value="tel" data-optional>555</span>`;
    expect(fieldsOf(body)).toEqual([
      { key: "supplier", label: "", value: "Kestrel", optional: true },
      { key: null, label: "Tel", value: "555", optional: true },
    ]);
  });

  it("reads rows below headings of two lines, and cells in pieces", () => {
    const body = `<table>
      <tr>
        <th data-column="name" data-key="description">Tên hàng<br><i>(Description)</i></th>
        <th data-column="qty">SL</th>
      </tr>
      <tbody data-row>
        <tr><td data-cell="name" colspan="2">Gạo ST25</td></tr>
        <tr><td data-cell="name">8938505974123</td><td data-cell="qty">2</td></tr>
      </tbody>
      <tr data-row><td data-cell="name">Sữa</td><td></td></tr>
      <tr><td data-label="sum">Cộng</td><td data-value="sum">2</td></tr>
    </table>`;
    const label = "Tên hàng (Description)";
    expect(rowsOf(body)).toEqual([
      [
        { key: "description", label, value: "Gạo ST25\n8938505974123" },
        { key: null, label: "SL", value: "2" },
      ],
      [{ key: "description", label, value: "Sữa" }],
    ]);
  });

  it("keeps the cells of a table without headings apart", () => {
    const body = `<p data-row><i data-cell data-key="quantity">2x</i> <i data-cell>Tea</i></p>`;
    expect(rowsOf(body)).toEqual([
      [
        { key: "quantity", label: "", value: "2x" },
        { key: null, label: "", value: "Tea" },
      ],
    ]);
  });

  it("marks what was read so that its place can be measured", () => {
    const { html, draft } = composePaper(
      paper(
        `<b data-label="no">No.</b> <b data-value="no">7</b> <p data-row><i data-cell>Tea</i></p>`,
      ),
    );
    const { id } = draft.fields[0] ?? { id: "" };
    expect(html).toContain(`<b data-value="no" data-t="${id}v">7</b>`);
    expect(html).toContain(`<i data-cell="" data-t="${draft.rows[0]?.[0]?.id}">Tea</i>`);
  });

  it("knows language, fonts and size, and leaves strips as long as their text", () => {
    const { language, fonts, width, height, html } = composePaper(paper("text", "A4 landscape"));
    expect([language, fonts.map(({ file }) => file)]).toEqual(["vie+eng", ["pt-serif", "vt323"]]);
    expect([width, height]).toEqual([1123, 794]);
    expect(html).toContain('<section class="page" style="height:794px">');
    expect(html).toContain(".page { padding: 9mm }");
    const strip = composePaper(paper("text", "80mm"));
    expect([strip.width, strip.height]).toEqual([302, null]);
    expect(strip.html).toContain('<section class="page">');
    expect(() => composePaper(paper("text", "foolscap"))).toThrow("foolscap");
  });

  it("refuses a value without a label and a cell without a column", () => {
    expect(() => composePaper(paper('<b data-value="no">7</b>'))).toThrow("no has no label");
    expect(() => composePaper(paper('<p data-row><b data-cell="qty">7</b></p>'))).toThrow(
      "qty has no column",
    );
  });
});

describe("the papers", () => {
  const names = papers.papers.map(({ name }) => name);

  it("are each listed once, and numbered as they are listed", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
    expect(names.map((name) => `${name}.html`).sort()).toEqual(files.sort());
    const ids = listDocuments(papers).map(({ id, paper: name }) => `${id} ${name}`);
    expect(ids[9]).toBe("p10 bill-of-lading");
    expect(new Set(ids).size).toBe(files.length);
  });

  it("are all captured as files, and all but every fifth scanned", () => {
    const renderings = listDocuments(papers).map((document) => document.renderings.join());
    expect(renderings.slice(3, 6)).toEqual(["text,scan", "text,photo", "text,scan"]);
  });

  it("share no typeface with the documents of other sets", () => {
    const known = new Set(
      Object.values(others).flatMap(({ fonts }) =>
        Object.values(fonts).flatMap((own) => own.map(({ file }) => file)),
      ),
    );
    const fonts = names.flatMap((name) => readPaper(name).fonts.map(({ file }) => file));
    expect(fonts.filter((file) => known.has(file) || file.startsWith("noto-"))).toEqual([]);
  });

  it.each(names)("%s says what it prints, under names given once", (name) => {
    const { draft, html } = readPaper(name);
    const texts = [...draft.fields, ...draft.rows.flat()];
    expect(texts.filter(({ value }) => value === "")).toEqual([]);
    expect(draft.fields.filter(({ label, optional }) => label === "" && !optional)).toEqual([]);
    expect(draft.rows.filter((cells) => cells.length === 0)).toEqual([]);
    const marks = [...html.matchAll(/data-t="(\w+)"/g)].map(([, mark]) => mark);
    expect(new Set(marks).size).toBe(texts.length);
    const labels = [...html.matchAll(/data-(label|column)="([\w-]+)"/g)].map(([, ...one]) =>
      one.join(),
    );
    expect(labels.filter((label, i) => labels.indexOf(label) < i)).toEqual([]);
    const answers = new Set(
      [...html.matchAll(/data-value="([\w-]+)"/g)].map(([, id]) => `label,${id}`),
    );
    const unanswered = labels.filter((one) => one.startsWith("label") && !answers.has(one));
    expect(unanswered).toEqual([]);
  });
});
