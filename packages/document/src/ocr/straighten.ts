import { findLetters, letterHeight } from "./find-letters";
import { findSheet } from "./find-sheet";
import { findSkew, isTurnedSideways } from "./find-skew";
import type { GreyImage } from "./grey-image";
import { levelBackground } from "./level-background";
import {
  applyTo,
  compose,
  type Point,
  type Projective,
  rectangleTo,
  rotation,
  scaling,
} from "./projective";
import { ocrSettings } from "./settings";
import { warp } from "./warp";

/** A page whose lines run level, at the size the engine reads best. `toSource` leads back to the pixels given. */
export interface Straightened {
  image: GreyImage;
  toSource: Projective;
  /** Pixels of the result to one pixel given. */
  scale: number;
  /** The page's usual font size in pixels of the result. */
  em: number;
}

/** Undoes perspective, quarter turns sideways, skew and shading; whether the page stands on its head is left open. */
export function straighten(source: GreyImage): Straightened | null {
  const sheet = cutSheet(source);
  const levelled = levelBackground(sheet.image);
  const letters = findLetters(levelled);
  if (letters.length > ocrSettings.mostLetters) return null;
  const height = letterHeight(letters);
  if (height === null) return null;
  const sideways = isTurnedSideways(letters, height);
  const skew = findSkew(sideways ? letters.map(turnedPiece) : letters, height);
  const scale = Math.min(
    ocrSettings.maxEnlarge,
    Math.max(ocrSettings.minEnlarge, ocrSettings.letterHeight / height),
    Math.sqrt(ocrSettings.maxPixels / (levelled.width * levelled.height)),
  );
  const angle = (skew * Math.PI) / 180 + (sideways ? Math.PI / 2 : 0);
  const frame = turnedFrame(levelled, angle, scale);
  return {
    image: warp(levelled, frame.width, frame.height, frame.toSource),
    toSource: compose(sheet.toSource, frame.toSource),
    scale,
    em: (height * scale) / LETTER_EM,
  };
}

/** Letters as measured (capitals, ascenders, lower case mixed) fill this share of the em. */
const LETTER_EM = 0.7;
const IDENTITY: Projective = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The sheet alone, as a rectangle with the mean lengths of its sides. */
function cutSheet(source: GreyImage): { image: GreyImage; toSource: Projective } {
  const quad = findSheet(source);
  if (quad === null) return { image: source, toSource: IDENTITY };
  const [p0, p1, p2, p3] = quad;
  const width = Math.round(Math.max(distance(p0, p1), distance(p3, p2)));
  const height = Math.round(Math.max(distance(p0, p3), distance(p1, p2)));
  const toSource = rectangleTo(width, height, quad);
  return { image: warp(source, width, height, toSource), toSource };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A piece as it would stand after the quarter turn that lets sideways lines run across. */
function turnedPiece<T extends { x0: number; top: number; x1: number; bottom: number }>(
  piece: T,
): T {
  return { ...piece, x0: piece.top, x1: piece.bottom, top: -piece.x1, bottom: -piece.x0 };
}

/** The frame that holds the whole image after the turn by -angle and the scaling. */
function turnedFrame(image: GreyImage, angle: number, scale: number) {
  const back = rotation(angle, 0, 0);
  const forth = rotation(-angle, 0, 0);
  const corners = [
    applyTo(forth, 0, 0),
    applyTo(forth, image.width, 0),
    applyTo(forth, 0, image.height),
    applyTo(forth, image.width, image.height),
  ];
  const x0 = Math.min(...corners.map((p) => p.x));
  const y0 = Math.min(...corners.map((p) => p.y));
  const x1 = Math.max(...corners.map((p) => p.x));
  const y1 = Math.max(...corners.map((p) => p.y));
  const shift: Projective = [1, 0, x0, 0, 1, y0, 0, 0, 1];
  return {
    width: Math.max(1, Math.round((x1 - x0) * scale)),
    height: Math.max(1, Math.round((y1 - y0) * scale)),
    toSource: compose(back, compose(shift, scaling(1 / scale))),
  };
}
