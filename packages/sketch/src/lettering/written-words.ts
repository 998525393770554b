import { list } from "./word-list";

/**
 * Words that give a written text its meaning, in the languages of the people who send sketches.
 * Lower case, without accents and full stops, as `plain` in `plain-text.ts` writes them.
 */
export const thicknessWords = list(`
  t, th, thk, thick, thickness
  dicke, dick, starke, stark, blechdicke, materialstarke
  day, do day, be day
  epaisseur, ep, espesor, esp, espessura, spessore, sp
  dikte, tjocklek, tykkelse, grubosc, gr, tloustka, vastagsag, paksuus
  厚さ, 板厚, 厚み, 厚, 厚度
`);

/** Letters that mean thickness only before an equals sign: `d=3` (Dicke), `s=3`, `e=3` (épaisseur). */
export const thicknessLetters = list("s, d, e");

/** Before the number: `qty 2`, `SL: 2`. */
export const quantityWords = list(`
  pcs, pieces, qty, quantity, n, x
  stk, stuck, anzahl, anz, menge, sl, so luong
  cant, cantidad, qta, quantita, qte, quantite, qtd, aantal, antal, 数量
`);

/** Behind the number: `2 pcs`, `2 off`. */
export const quantityUnits = list(`
  pcs, pc, pce, pces, piece, pieces, off, nos, no, reqd, required, x
  stk, stck, stuck, st, cai, chiec, tam
  pieza, piezas, pza, pzas, pz, pzs, pezzi, pezzo
  stuks, szt, ks, db, kpl, pecas, 個, 枚, 件
`);

export const pitchCircleWords = list("pcd, bc, bcd, lk, tk, lochkreis, teilkreis, pitch circle");

export const acrossFlatsWords = list("a/f, af, sw, across flats, schlusselweite");

export const diameterWords = list("dia, diam, durchmesser, dm, phi");

/** What a count may be followed by: `4 holes Ø8`, `Ø8 4 places`. */
export const featureWords = list(`
  holes, hole, places, plcs, off, bohrungen, bohrung, locher, loch, lo, trous, trou, agujeros, fori
`);

/** Said of a feature without changing its size. */
export const remarkWords = list(`
  thru all, thru, through, typ, typical, durch, durchgehend, eq sp, equi sp, equally spaced, all around
  ref, min, max, csk, tap, tapped, on, hole, holes, bohrung, bohrungen, lo, trou, trous
`);

/** Words of notes that name no part: material, scale, treatment. */
export const noteWords = list(`
  steel, stahl, acier, acero, acciaio, thep, stal, staal, stainless, inox, brass, messing, copper, kupfer
  alu, aluminium, aluminum, nhom, plywood, acrylic, rubber, mdf, pla, abs, wood, holz
  scale, massstab, masstab, echelle, escala, ty le, material, mat, werkstoff, vat lieu
  dc01, dc03, dc04, s235jr, s355j2, v2a, v4a, almg3, almgsi, ck45, c45
  deburr, mm, nts, section, schnitt, view, detail
`);
