import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const pairsOf = (rows: readonly (readonly string[])[]): string[] => {
  const prints = rows.flatMap((texts, i) => row(100 + 18 * i, [50, 150, 320, 420], texts));
  return readingOf([typeset(prints)]).fields.map(({ label, value }) => `${label} = ${value}`);
};

const asked = [
  ["( ) Sim (X) Não", "Marca-passo", "(X) Sim ( ) Não", "Prótese removível"],
  ["( ) Sim (X) Não", "Clipe de aneurisma", "( ) Sim (X) Não", "Aparelho auditivo"],
  ["(X) Sim ( ) Não", "Pino ou parafuso", "( ) Sim ( ) Não", "Tatuagem"],
];

describe("choices before what they answer", () => {
  it("are told by lines that begin with them and end with a text", () => {
    expect(pairsOf(asked)).toEqual([
      "Marca-passo = Não",
      "Prótese removível = Sim",
      "Clipe de aneurisma = Não",
      "Aparelho auditivo = Não",
      "Pino ou parafuso = Sim",
    ]);
  });

  it("stand behind their texts where lines begin with those", () => {
    const turned = asked.map(([first, one, second, other]) => [one, first, other, second]);
    expect(pairsOf(turned as string[][])).toEqual(pairsOf(asked));
  });

  it("are none of a line or two", () => {
    expect(pairsOf(asked.slice(0, 2))).not.toContain("Marca-passo = Não");
  });
});
