import { describe, expect, it } from "vitest";
import { partWords } from "./part-words";

const english = new Map([["eng", 1]]);

describe("partWords", () => {
  it("parts words of a label that were run together at the short words between them", () => {
    expect(partWords("Nameofaccount", english)).toBe("Name of account");
    expect(partWords("3. DATEOF REQUEST", english)).toBe("3. DATE OF REQUEST");
    expect(partWords("Preparedby", english)).toBe("Prepared by");
    expect(partWords("Fechade entrega", new Map([["spa", 1]]))).toBe("Fecha de entrega");
  });

  it("parts a word of the language from the short one that ends the label", () => {
    expect(partWords("Moderatedby", english)).toBe("Moderated by");
    expect(partWords("VOUCHERNO. / Casino", english)).toBe("VOUCHER NO. / Casino");
    expect(partWords("Réparéle", new Map([["fra", 1]]))).toBe("Réparé le");
    expect(partWords("Palletisation, Standby, CASINO", english)).toBe(
      "Palletisation, Standby, CASINO",
    );
  });

  it("parts an Italian word from the sign of its number", () => {
    const italian = new Map([["ita", 1]]);
    expect(partWords("Fatturan.", italian)).toBe("Fattura n.");
    expect(partWords("Tesserinon. 12", italian)).toBe("Tesserino n. 12");
    expect(partWords("Termin.", italian)).toBe("Termin.");
    expect(partWords("Fatturan", italian)).toBe("Fatturan");
  });

  it("parts a word behind others that begins with a short one", () => {
    const french = new Map([["fra", 1]]);
    expect(partWords("Nature dulieudechantier", french)).toBe("Nature du lieu de chantier");
    expect(partWords("dulieudechantier", french)).toBe("dulieudechantier");
    expect(partWords("Nature dulieudechantjer", french)).toBe("Nature dulieudechantjer");
  });

  it("parts two words at the capital that begins the second, one of them the lexicon's", () => {
    expect(partWords("OrderZubrowka, DropDate", english)).toBe("Order Zubrowka, Drop Date");
    expect(partWords("McDonald, LinkedIn, ZubrowkaKvass", english)).toBe(
      "McDonald, LinkedIn, ZubrowkaKvass",
    );
  });

  it("parts two syllables of Vietnamese that are found beside each other", () => {
    const vietnamese = new Map([["vie", 1]]);
    expect(partWords("Mãsố kho", vietnamese)).toBe("Mã số kho");
    expect(partWords("ĐỊACHỈ", vietnamese)).toBe("ĐỊA CHỈ");
    expect(partWords("Mãkho, khách", vietnamese)).toBe("Mãkho, khách");
    expect(partWords("Mãsố", english)).toBe("Mãsố");
  });

  it("leaves words of the lexicon, words that begin or end alike, and other languages as they are", () => {
    const words = "Vendor, Factor, Information, Intake, Mondo, Zbrgniewof";
    expect(partWords(words, english)).toBe(words);
    expect(partWords("Deportes", new Map([["spa", 1]]))).toBe("Deportes");
    expect(partWords("Nameofaccount", new Map([["deu", 1]]))).toBe("Nameofaccount");
  });
});
