import { describe, expect, it } from "vitest";
import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { toUnits } from "../units/units";
import { splitAmount } from "./split-amount";
import { splitSegment } from "./split-segment";

const weights = new Map<string, number>();

/** Words of 10 units a letter; one with a star before it is bold. */
function wordsFrom(x: number, ...texts: string[]): Word[] {
  let x0 = x;
  return texts.map((given) => {
    const text = given.replace("*", "");
    const word: Word = {
      text,
      box: { x0, x1: x0 + 10 * text.length, top: 0, bottom: 20 },
      baseline: 16,
      fontSize: 20,
      bold: given.startsWith("*"),
      spaceBefore: x0 > x,
      confidence: 0.95,
      source: "ocr",
    };
    x0 = word.box.x1 + 5;
    return word;
  });
}

const split = (...texts: string[]) =>
  splitSegment(toSegment(wordsFrom(0, ...texts), 1), false, weights).map(
    ({ segment }) => segment.text,
  );

describe("splitSegment", () => {
  it("leaves the words of a choice together, of which one looks bold by chance", () => {
    expect(split("*☒", "*No", "refund", "☐", "New", "order")).toEqual(["☒ No refund ☐ New order"]);
    expect(split("*☒", "*No", "refund")).toHaveLength(2);
  });

  it("leaves words in brackets together of which one looks typed by chance", () => {
    const faced = (...texts: string[]) =>
      wordsFrom(0, ...texts).map((word) => ({
        ...word,
        text: word.text.replace("_", ""),
        face: word.text.includes("_") ? "typed" : "printed",
      }));
    const pieces = (words: Word[]) => splitSegment(toSegment(words, 1), false, weights);
    expect(pieces(faced("Email", "(for", "_invoices)"))).toHaveLength(1);
    expect(pieces(faced("Email", "(for", "invoices)", "_none"))).toHaveLength(2);
    expect(pieces(faced("（電話", "03-5550-2274）"))).toHaveLength(2);
  });

  it("parts two codes with a slash between them from what the sign for numbers closes", () => {
    expect(split("Cabinet", "No.", "K-14", "/", "B-2")).toEqual(["Cabinet No.", "K-14 / B-2"]);
  });

  it("parts the number of an account of which only the end is shown", () => {
    const [asked, ...hidden] = [wordsFrom(0, "ACCT", "#"), ...wordsFrom(100, "0".repeat(12))];
    const number = hidden.map((word) => ({ ...word, text: "********3318" }));
    const pieces = splitSegment(toSegment([...asked, ...number], 1), false, weights);
    expect(pieces.map(({ segment }) => segment.text)).toEqual(["ACCT #", "********3318"]);
  });

  it("parts two ways to call from the one number of both, and no sign from its amount", () => {
    expect(split("Tel", "&", "Fax", "03-5550", "2274")).toEqual(["Tel & Fax", "03-5550 2274"]);
    const amount = toSegment(wordsFrom(0, "-Rp", "10.000"), 1);
    expect(splitAmount(amount, [amount.box.x1, amount.box.x1])).toBeNull();
  });

  it("parts pairs of which one is hidden but for its end, or behind a day and an hour", () => {
    const signs = ["XXXX", "XXXX"];
    expect(split("CARD", ...signs, "7044", "APPR", "055188")).toEqual([
      "CARD",
      "XXXX XXXX 7044",
      "APPR",
      "055188",
    ]);
    const till = ["REG", "07", "TRAN", "0112"];
    expect(split("11/22/24", "5:43pm", ...till)).toEqual(["11/22/24 5:43pm", ...till]);
  });

  it("parts a known label of several words from what a pen wrote behind a wider space", () => {
    const parts = (space: number) => {
      const label = wordsFrom(0, "Vehicle", "reg.");
      const end = label.at(-1)?.box.x1 ?? 0;
      const segment = toSegment([...label, ...wordsFrom(end + space, "Bxx", "Kwx")], 1);
      return splitSegment(segment, false, weights).map((piece) => piece.segment.text);
    };
    expect(parts(9)).toEqual(["Vehicle reg.", "Bxx Kwx"]);
    expect(parts(5)).toEqual(["Vehicle reg. Bxx Kwx"]);
  });

  it("parts what a till knows of its staff and members, with their numbers", () => {
    expect(split("Server", "117", "Joey", "Tan")).toEqual(["Server", "117 Joey Tan"]);
    expect(split("Cshr", "MEI")).toEqual(["Cshr", "MEI"]);
    expect(split("Pts", "balance", "1,870")).toEqual(["Pts balance", "1,870"]);
    expect(split("Expiry", "31", "Dec", "24")).toEqual(["Expiry", "31 Dec 24"]);
    expect(split("Server", "117")).toEqual(["Server", "117"]);
  });

  it("parts a bold label from the plain value behind it", () => {
    expect(split("*Supplier", "Westmarsh", "Pumps")).toEqual(["Supplier", "Westmarsh Pumps"]);
    expect(split("*Quantity", "to", "be", "distributed")).toHaveLength(1);
  });

  it("begins a code with its letter though that looks like the label's on pixels", () => {
    expect(split("*Serial", "*No.", "*D", "04417")).toEqual(["Serial No.", "D 04417"]);
  });

  it("begins a label anew behind a number, with the colon set apart too", () => {
    expect(split("Member", ":", "01X-555", "2207", "Pts", ":", "+194")).toEqual([
      "Member :",
      "01X-555 2207",
      "Pts :",
      "+194",
    ]);
  });

  it("ends a label with the colon that was read with what answers it", () => {
    expect(split("Fee", "(words)", ":ninety")).toEqual(["Fee (words) :", "ninety"]);
    expect(split("（大写）", "：捌拾元")).toEqual(["（大写）：", "捌拾元"]);
  });

  it("parts a label that ends with a number from its amount, and no scale", () => {
    expect(split("Rent", "for", "term", "3:", "$1,850")).toEqual(["Rent for term 3:", "$1,850"]);
    expect(split("Plan", "at", "1:", "2.50")).toEqual(["Plan at 1: 2.50"]);
    const label = wordsFrom(0, "Discount", "until", "11.03.2026:");
    const amount = wordsFrom((label.at(-1)?.box.x1 ?? 0) + 3, "53,97", "EUR");
    const [asked, given] = splitSegment(toSegment([...label, ...amount], 1), false, weights);
    expect(asked?.segment.words).toHaveLength(3);
    expect(given?.segment.text).toBe("53,97 EUR");
    expect(split("Ends", "about", "4:", "30")).toEqual(["Ends about 4:30"]);
  });

  it("parts what is counted from how many, in Japanese and Chinese", () => {
    expect(split("大人", "2名", "小人", "1名")).toEqual(["大人", "2名", "小人", "1名"]);
    expect(split("白米", "5袋", "2名様")).toHaveLength(1);
  });

  it("parts labels in ideographs by their last word from what stands half an em behind them", () => {
    const apart = (gap: number, label: string, ...value: string[]) => {
      const [first, ...rest] = [wordsFrom(0, label), wordsFrom(10 * label.length + gap, ...value)];
      return splitSegment(toSegment([...first, ...rest.flat()], 1), false, weights).map(
        ({ segment }) => segment.text,
      );
    };
    expect(apart(11, "子どもの氏名", "沢田こはる")).toEqual(["子どもの氏名", "沢田こはる"]);
    expect(apart(4, "子どもの氏名", "沢田こはる")).toHaveLength(1);
    expect(apart(11, "子どもの遊び", "沢田こはる")).toHaveLength(1);
  });

  it("parts where a form was signed from when", () => {
    expect(split("Fait", "à", "Onet-le-Bas,", "le", "17/03/2023")).toEqual([
      "Fait à",
      "Onet-le-Bas",
      "le",
      "17/03/2023",
    ]);
    expect(split("Fait", "à", "la", "main", "le", "soir")).toHaveLength(1);
    const printed = wordsFrom(0, "Fait", "à", "Onet-le-Bas,", "le", "17/03/2023");
    const faced = printed.map((word, i) => ({ ...word, face: i < 4 ? "A" : "B" }));
    const pieces = splitSegment(toSegment(faced, 1), false, weights);
    expect(pieces.map(({ segment }) => segment.text)).not.toContain("Fait à");
  });

  it("takes the number of a letter box for a part of the address", () => {
    expect(split("P.O.", "Box", "550")).toEqual(["P.O. Box 550"]);
    expect(split("P.O.", "Box:", "550")).toEqual(["P.O. Box:", "550"]);
  });

  it("parts a question from a long answer in small letters, not from what the form says next", () => {
    const answer = "a molar on the left, for three days".split(" ");
    const asked = "Why do you come?".split(" ");
    expect(split(...asked, ...answer)).toEqual(["Why do you come?", answer.join(" ")]);
    const told = "Please tell us all about it".split(" ");
    expect(split(...asked, ...told)).toHaveLength(1);
  });

  it("parts the sign of a number from what it counts", () => {
    expect(split("PEDIDO", "Nº31.206")).toEqual(["PEDIDO Nº", "31.206"]);
    expect(split("Facture", "n°2024-1187")).toEqual(["Facture n°", "2024-1187"]);
    expect(split("TKT#048213")).toEqual(["TKT#", "048213"]);
    expect(split("No.0416")).toEqual(["No.", "0416"]);
    expect(split("Till#04")).toEqual(["Till#", "04"]);
    expect(split("Slip", "#24-0183")).toEqual(["Slip #", "24-0183"]);
    const kupon = toSegment(wordsFrom(0, "Kupon", "#24-0183"), 1);
    const told = splitSegment(kupon, false, new Map([["ind", 4]]));
    expect(told.map(({ segment }) => segment.text)).toEqual(["Kupon", "#24-0183"]);
    expect(split("No.7")).toHaveLength(1);
    expect(split("Elm", "Road,", "house", "#1204")).toHaveLength(1);
  });

  it("parts a register's name from the code that it counts", () => {
    expect(split("BDO", "000318846")).toEqual(["BDO", "000318846"]);
  });

  it("comes to an end on a line of hundreds of labels and numbers", () => {
    const endless = Array.from({ length: 400 }, (_, i) => ["Tel", "12", "Order"][i % 3] as string);
    expect(split(...endless).join(" ")).toBe(endless.join(" "));
  });

  it("parts pairs at the letter that the stroke between them was read as", () => {
    const pairs = ["Tel", "01555", "550", "018", "l", "Email", "post@vlas.example"];
    expect(split(...pairs)).toEqual(["Tel", "01555 550 018", "Email", "post@vlas.example"]);
    expect(split("Olive", "oil", "5", "l", "tin")).toHaveLength(1);
  });

  it("parts a label in two languages whose slash lost its space from the answer", () => {
    const asked = ["Rue", "/Street", "18,", "quai", "des", "Brumes"];
    expect(split(...asked)).toEqual(["Rue / Street", "18, quai des Brumes"]);
  });

  it("parts the label of the next answer from an account before it", () => {
    const line = [
      wordsFrom(0, "FR76", "1690", "6000", "1234", "–", "BIC"),
      wordsFrom(270, "KRNAFR2P"),
    ];
    const segments = line.map((words) => toSegment(words, 1));
    const units = toUnits([{ page: 1, baseline: 16, fontSize: 20, segments }], [], weights);
    expect(units.map(({ text }) => text)).toEqual(["FR76 1690 6000 1234", "BIC", "KRNAFR2P"]);
  });

  it("parts what asks without a colon behind the answer to what has one", () => {
    const texts = ["NIF:", "25771-H", "Tel.", "953", "555", "117"];
    expect(split(...texts)).toEqual(["NIF:", "25771-H", "Tel.", "953 555 117"]);
    expect(split("Ref:", "25771-H", "oak", "floor", "12")).toHaveLength(2);
  });

  it("parts a word with a colon from the code before it", () => {
    const texts = ["Request", "n:", "V-2018/07744", "Broker:", "0318"];
    expect(split(...texts)).toEqual(["Request n:", "V-2018/07744", "Broker:", "0318"]);
  });

  it("keeps a time of day whole behind the white of a broad colon", () => {
    const [left, right] = wordsFrom(0, "（木）10：", "00") as [Word, Word];
    const shifted = { ...right, box: { ...right.box, x0: left.box.x1 + 8, x1: left.box.x1 + 28 } };
    expect(splitSegment(toSegment([left, shifted], 1), false, weights)).toHaveLength(1);
  });

  it("parts a label with its colon though it was seen in the face of the answers", () => {
    const set = (face: string, x: number, ...texts: string[]) =>
      wordsFrom(x, ...texts).map((word) => ({ ...word, face }));
    const answers = ["Ann", "Bea", "Cleo"].map((name) =>
      toSegment([...set("printed", 0, "Name:"), ...set("typed", 80, name)], 1),
    );
    const segments = [...answers, toSegment(set("typed", 0, "Date:", "March", "14,", "1991"), 1)];
    const lines = segments.map((one) => ({
      page: 1,
      baseline: 16,
      fontSize: 20,
      segments: [one],
    }));
    const texts = toUnits(lines, [], weights).map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(["Date", "March 14, 1991"]);
  });

  it("gives an answer the letter at its end whose face was seen by chance", () => {
    const words = [
      ...wordsFrom(0, "Sex:").map((word) => ({ ...word, face: "printed" })),
      ...wordsFrom(60, "50%", "F", "/", "50%").map((word) => ({ ...word, face: "typed" })),
      ...wordsFrom(180, "M").map((word) => ({ ...word, face: "printed" })),
    ];
    const pieces = splitSegment(toSegment(words, 1), false, weights);
    expect(pieces.map(({ segment }) => segment.text)).toEqual(["Sex:", "50% F / 50% M"]);
  });

  it("leaves the caption of a cell whole where a word of its answer looks printed", () => {
    const seen = (y: number, ...set: (readonly [face: string, text: string])[]) => {
      const words = wordsFrom(10, ...set.map(([, text]) => text)).map((word, i) => ({
        ...word,
        face: set[i]?.[0] ?? "",
        box: { ...word.box, top: y - 16, bottom: y + 4 },
        baseline: y,
      }));
      return { page: 1, baseline: y, fontSize: 20, segments: [toSegment(words, 1)] };
    };
    const printed = (text: string) => ["printed", text] as const;
    const typed = (text: string) => ["typed", text] as const;
    const lines = [
      seen(16, ...["7.", "VIA:", "WHARF", "AND", "BERTH"].map(printed)),
      seen(46, ...["LONG", "QUAY"].map(typed)),
      seen(76, printed("QT"), typed("3307-5")),
    ];
    const cell = { box: { x0: 0, top: -10, x1: 400, bottom: 100 }, filled: false };
    const texts = toUnits(lines, [cell], weights).map(({ text }) => text);
    expect(texts).toContain("7. VIA: WHARF AND BERTH");
  });

  it("parts a number from its label beside another label that has its own", () => {
    const line = [wordsFrom(0, "NIP", "825-550-18-44"), wordsFrom(600, "NIP", "538-555-02-71")];
    const segments = line.map((words) => toSegment(words, 1));
    const units = toUnits([{ page: 1, baseline: 16, fontSize: 20, segments }], [], weights);
    expect(units.map(({ text }) => text)).toEqual(["NIP", "825-550-18-44", "NIP", "538-555-02-71"]);
  });

  it("parts pairs on one line whose answers are codes, dates and numbers, where one of them is asked for in known words", () => {
    expect(split("Original", "quote", "$1,050.00", "Revised", "to", "$1,180.00")).toEqual([
      "Original quote",
      "$1,050.00",
      "Revised to",
      "$1,180.00",
    ]);
    expect(split("Date", "09/14/2023", "Time", "10:40", "AM", "Said", "no")).toEqual([
      "Date",
      "09/14/2023",
      "Time",
      "10:40 AM",
      "Said no",
    ]);
    expect(split("Shelf", "B4", "Rack", "C7")).toEqual(["Shelf B4 Rack C7"]);
    expect(split("Data", "08-10-2018", "Hora", "11h40", "Horas", "nesse", "dia", "3")).toEqual([
      "Data",
      "08-10-2018",
      "Hora",
      "11h40",
      "Horas nesse dia",
      "3",
    ]);
    const called = ["Telefoon", "0118", "-", "555", "018", "E-mail", "mail@vlas.example"];
    expect(split(...called)).toEqual(["Telefoon", "0118 - 555 018", "E-mail", "mail@vlas.example"]);
    expect(split("Solicitud", "nº", "V-2018", "Mediador", "0318")).toHaveLength(4);
    const footed = ["KvK", "33904417", "BTW-nr.", "NL004417339B02", "Tel.", "0113-244", "806"];
    expect(split(...footed, "www.rietland.example").slice(-3)).toEqual([
      "Tel.",
      "0113-244 806",
      "www.rietland.example",
    ]);
    expect(split("Rua", "Augusta", "12", "Lisboa", "1100")).toHaveLength(1);
    expect(split("Screw", "M8", "Washer", "M10")).toHaveLength(1);
    expect(split("Jl.", "Cendana", "Raya", "Blok", "C2", "No.", "8")).toHaveLength(1);
  });

  it("parts what calls a number of its own by a word cut short, the word for a tax before its number, and numbers named in one word", () => {
    expect(split("T", "050", "555", "29", "07", "BTW", "NL005552931B07")).toEqual([
      "T",
      "050 555 29 07",
      "BTW",
      "NL005552931B07",
    ]);
    expect(split("Store", "telephone", "01632", "960552")).toEqual([
      "Store telephone",
      "01632 960552",
    ]);
    expect(split("Bonnr.", "23-72093")).toEqual(["Bonnr.", "23-72093"]);
    expect(split("T", "12")).toHaveLength(1);
    expect(split("NIF", "505", "018", "447")).toEqual(["NIF", "505 018 447"]);
    expect(split("Tel.", "239", "555", "018")).toEqual(["Tel.", "239 555 018"]);
  });

  it("takes an account for one code, and a pair with its own answer for no label of what follows", () => {
    expect(split("IBAN", "NL44", "IJSL", "0550", "1844", "71")).toEqual([
      "IBAN",
      "NL44 IJSL 0550 1844 71",
    ]);
    expect(split("Account", "6102", "447", "815")).toEqual(["Account", "6102 447 815"]);
    expect(split("Routing", "071104418")).toEqual(["Routing", "071104418"]);
    const line = [wordsFrom(0, "Till", "02"), wordsFrom(600, "Served", "by", "Morag")];
    const segments = line.map((words) => toSegment(words, 1));
    const units = toUnits([{ page: 1, baseline: 16, fontSize: 20, segments }], [], weights);
    expect(units.map(({ text }) => text)).toEqual(["Till", "02", "Served by", "Morag"]);
  });

  it("parts a customer's or a job's number, that of a series, and whom to ask", () => {
    expect(split("Customer", "10442")).toEqual(["Customer", "10442"]);
    expect(split("Customer", "12")).toHaveLength(1);
    expect(split("RE", "24-0312")).toHaveLength(1);
    expect(split("Job", "J23-2093")).toEqual(["Job", "J23-2093"]);
    expect(split("Fatura", "FT", "24A/8117")).toEqual(["Fatura", "FT 24A/8117"]);
    expect(split("Azulejo", "FT", "24A/8117")).toHaveLength(1);
    expect(split("Rückfragen", "an", "Jutta", "Brandt")).toEqual(["Rückfragen an", "Jutta Brandt"]);
  });

  it("parts a number to call or an account from what is said of it in brackets", () => {
    expect(split("Telephone", "01524", "555042", "(day", "and", "night)")).toEqual([
      "Telephone",
      "01524 555042",
      "(day and night)",
    ]);
    expect(split("Telephone", "01524", "555042", "(Ann)")).not.toContain("(Ann)");
    const account = ["71", "9066", "0000", "0055", "5018", "4200", "0010"];
    expect(split("Konto:", ...account, "(BS", "Rolny)")).toEqual([
      "Konto:",
      account.join(" "),
      "(BS Rolny)",
    ]);
    expect(split("Tel.", "(de", "4", "a", "12", "h)", "986", "555", "042")).toEqual([
      "Tel. (de 4 a 12 h)",
      "986 555 042",
    ]);
  });

  it("takes digits in brackets before a number to call for its first", () => {
    expect(split("Call", "(270)", "555-0144", "x", "3")).toEqual(["Call", "(270) 555-0144 x 3"]);
  });

  it("parts a time of day from a label of ideographs that asks for a sum elsewhere", () => {
    expect(split("合計", "18:45")).toEqual(["合計", "18:45"]);
  });

  it("closes a sum with the sign of its currency in a row of pairs", () => {
    const pairs = ["Reference", "550", "118", "207", "Amount", "48.20", "€"];
    expect(split(...pairs)).toEqual(["Reference", "550 118 207", "Amount", "48.20 €"]);
  });

  it("parts an abbreviation from the number that pixels show right behind it, in a row of pairs", () => {
    const pairs = ["VAT", "550118207", "SIC10442", "Staff", "31"];
    expect(split(...pairs)).toEqual(["VAT", "550118207", "SIC", "10442", "Staff", "31"]);
    expect(split("VAT", "550118207", "FT10442", "Staff", "31")).toHaveLength(1);
  });

  it("parts the sign for numbers behind the last of several choices", () => {
    const choices = ["☐", "passport", "☒", "licence", "no."];
    expect(split(...choices)).toEqual(["☐ passport ☒ licence", "no."]);
    expect(split("☐", "yes", "☒", "no")).toHaveLength(1);
  });

  it("begins a known label behind an address of the net and a dash", () => {
    const code = ["Tra", "cứu", "tại", "hd.alder.example", "–", "Mã", "tra", "cứu:", "K7QX2M9"];
    expect(split(...code).slice(-2)).toEqual(["Mã tra cứu:", "K7QX2M9"]);
  });

  it("parts a known label from its answer between dots, beside two pairs", () => {
    const pairs = ["Matrícula", "88-XN-41", "·", "Peso", "bruto", "412", "kg", "·"];
    expect(split(...pairs, "Volumes", "7", "paletes").slice(-2)).toEqual(["Volumes", "7 paletes"]);
    expect(split("Alder", "Ltd", "·", "Volumes", "7", "paletes")).toHaveLength(1);
  });

  it("keeps an answer before a slash whole, though it begins like a label", () => {
    const texts = ["Your", "ref:", "PO", "25-118", "/", "Eng.", "Lowe"];
    expect(split(...texts)).toEqual(["Your ref:", "PO 25-118 / Eng. Lowe"]);
  });

  it("begins a known label behind a bar, whatever stands before that", () => {
    expect(split("Alder", "Ltd", "|", "VAT", "no.:", "417")).toEqual([
      "Alder Ltd",
      "VAT no.:",
      "417",
    ]);
    expect(split("Alder", "|", "Zaxor:", "417")).toEqual(["Alder | Zaxor:", "417"]);
  });

  it("parts a short number behind the sign for numbers, with its label before another one", () => {
    expect(split("Member", "n°", "447")).toEqual(["Member n°", "447"]);
    expect(split("Hall", "no.", "2")).toHaveLength(1);
    expect(split("Alvará", "n.º", "55184", "PAR")).toEqual(["Alvará n.º", "55184 PAR"]);
  });

  it("parts a name from who did it, a count from what was counted, and the end of a number that is masked", () => {
    expect(split("Served", "by", "Morag")).toEqual(["Served by", "Morag"]);
    expect(split("Served", "by", "Morag,", "Ilham", "T.")).toEqual([
      "Served by",
      "Morag, Ilham T.",
    ]);
    expect(split("Served", "Morag")).toEqual(["Served Morag"]);
    expect(split("Items", "sold", "8")).toEqual(["Items sold", "8"]);
    expect(split("Card", "no.", "XXXX", "5018")).toEqual(["Card no.", "XXXX 5018"]);
  });

  it("parts the sign for numbers from a code, not from the number of a house or a month", () => {
    expect(split("N°", "F-2023-0417")).toEqual(["N°", "F-2023-0417"]);
    expect(split("No.", "000451")).toEqual(["No.", "000451"]);
    expect(split("N°", "1450", "Centro")).toEqual(["N° 1450 Centro"]);
    expect(split("Currency", "MYR")).toEqual(["Currency", "MYR"]);
  });

  it("goes on with the next label that it knows behind a code", () => {
    expect(split("Dossier", "n°", "EM-187", "Date", "06/09/2022")).toEqual([
      "Dossier n°",
      "EM-187",
      "Date",
      "06/09/2022",
    ]);
    expect(split("N.", "1187/24", "del", "22/11/2024")).toEqual(["N.", "1187/24 del 22/11/2024"]);
  });

  it("parts a label in two languages from its answer", () => {
    expect(split("TGL/DATE", "18-07-23")).toEqual(["TGL/DATE", "18-07-23"]);
    expect(split("TGL/ZAXOR", "18-07-23")).toHaveLength(1);
    expect(split("Nom", "/", "Name", "Claire", "Bastide")).toEqual([
      "Nom / Name",
      "Claire Bastide",
    ]);
    expect(split("Nom", "/", "Name")).toHaveLength(1);
    expect(split("Haus", "/", "Boot", "Claire")).toHaveLength(1);
  });

  it("parts a known label from the code that it asks for, not from the number of a part or a box", () => {
    expect(split("IBAN", "NL18ZLND0550")).toEqual(["IBAN", "NL18ZLND0550"]);
    expect(split("Section", "2")).toHaveLength(1);
    expect(split("P.O.", "Box", "5507")).toHaveLength(1);
  });

  it("reads a pair that stands in brackets", () => {
    expect(split("(Enclosed:", "three", "receipts)")).toEqual(["Enclosed:", "three receipts"]);
    expect(split("(three", "receipts)")).toHaveLength(1);
  });

  it("takes the colon of a time of day for none, whose minutes are another word", () => {
    const words = wordsFrom(0, "2019年10月24日（木）10:", "30～16:30");
    const next = words[1] as Word;
    const close = { ...next, box: { ...next.box, x0: words[0]?.box.x1 ?? 0 }, spaceBefore: false };
    expect(splitSegment(toSegment([words[0] as Word, close], 1), false, weights)).toHaveLength(1);
  });

  it("parts a label with a hyphen from the number before it", () => {
    expect(split("CNPJ:", "11.555.204/0001-70", "CRMV-SP:", "PJ-40551")).toEqual([
      "CNPJ:",
      "11.555.204/0001-70",
      "CRMV-SP:",
      "PJ-40551",
    ]);
  });

  it("keeps what is done with an amount in its label", () => {
    const segment = toSegment(wordsFrom(0, "Less:", "Staff", "discount"), 1);
    const before = (amountFollows: boolean) =>
      splitSegment(segment, amountFollows, weights).map(({ segment: { text } }) => text);
    expect(before(true)).toEqual(["Less: Staff discount"]);
    const included = toSegment(wordsFrom(0, "Termasuk:", "PB1"), 1);
    expect(splitSegment(included, true, weights)).toHaveLength(1);
    expect(before(false)).toEqual(["Less:", "Staff discount"]);
  });

  it("parts a label of ideographs from what stands a wide gap behind it, whatever stood before", () => {
    const [label, value] = [wordsFrom(0, "工程名称"), wordsFrom(65, "二号厂房改造")];
    const part = (words: Word[]) =>
      splitSegment(toSegment(words, 1), true, weights).map(({ segment }) => segment.text);
    expect(part([...label, ...value])).toEqual(["工程名称", "二号厂房改造"]);
    expect(part([...label, ...wordsFrom(45, "二号厂房改造")])).toHaveLength(1);
    expect(part([...label, ...wordsFrom(65, "/", "Job")])).toHaveLength(1);
  });

  it("does not part a label of which one word looks thinner", () => {
    expect(split("*INVOICE", "TO")).toEqual(["INVOICE TO"]);
    expect(split("*納入先", "*/", "*Ship", "To")).toEqual(["納入先 / Ship To"]);
    expect(split("*Địa", "chỉ", "/", "Berth")).toEqual(["Địa chỉ / Berth"]);
    expect(split("*Tổng", "cộng", "42.000")).toEqual(["Tổng cộng", "42.000"]);
  });
});

describe("toUnits", () => {
  const textsOf = (...segments: Word[][]) => {
    const line = {
      page: 1,
      baseline: 16,
      fontSize: 20,
      segments: segments.map((words) => toSegment(words, 1)),
    };
    return toUnits([line], [], weights).map((unit) => unit.text);
  };

  it("joins a label that a gap has cut, where the lexicon knows the whole", () => {
    expect(textsOf(wordsFrom(0, "Ship"), wordsFrom(80, "To"))).toEqual(["Ship To"]);
    expect(textsOf(wordsFrom(0, "Ship"), wordsFrom(90, "To"))).toHaveLength(2);
    expect(textsOf(wordsFrom(0, "Due"), wordsFrom(60, "Date"))).toEqual(["Due Date"]);
    expect(textsOf(wordsFrom(0, "Due"), wordsFrom(70, "Date"))).toHaveLength(2);
    expect(textsOf(wordsFrom(0, "Total"), wordsFrom(75, "Date"))).toHaveLength(2);
    // The sign of a currency may stand in a column of its own.
    expect(textsOf(wordsFrom(0, "Total"), wordsFrom(80, "€"))).toHaveLength(2);
  });
});
