import { ocrSettings } from "../settings";
import { clearGrain } from "./clear-grain";
import { clearSpecks } from "./clear-specks";
import type { Component } from "./components";
import { type Fan, findFan, unfold } from "./find-fan";
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
import { strengthenInk } from "./strengthen-ink";
import { warp } from "./warp";

/** A page whose lines run level, at the size the engine reads best. `toSource` leads back to the pixels given. */
export interface Straightened {
  image: GreyImage;
  toSource: Projective;
  /** Pixels of the result to one pixel given. */
  scale: number;
  /** The page's usual font size in pixels of the result. */
  em: number;
  /** How far the sides of its sheet lean to the left on their way down, as a tangent: it was turned until its lines ran level on the whole. */
  lean: number;
  /** Whether its sheet was cut out of a photograph: its sides are those of the image. */
  isCut: boolean;
}

/** Undoes perspective, quarter turns sideways, skew and shading; whether the page stands on its head is left open. */
export function straighten(source: GreyImage): Straightened | null {
  const sheet = cutSheet(source);
  const grainy = strengthenInk(levelBackground(sheet.image), sheet.found);
  const first = findLetters(grainy);
  const usual = letterHeight(first);
  const levelled = usual === null ? grainy : withoutDots(grainy, usual / LETTER_EM);
  const letters = levelled === grainy ? first : findLetters(levelled);
  if (letters.length > ocrSettings.mostLetters) return null;
  const height = letterHeight(letters);
  if (height === null) return null;
  const sideways = isTurnedSideways(letters, height);
  const across = sideways ? letters.map(turnedPiece) : letters;
  const fan = fanOf(across, height, levelled, sideways);
  if (letters.length > ocrSettings.manyLetters && fan.sharpness < LEAST_SHARPNESS) return null;
  const scale = Math.min(
    ocrSettings.maxEnlarge,
    Math.max(ocrSettings.minEnlarge, ocrSettings.letterHeight / height),
    Math.sqrt(ocrSettings.maxPixels / (levelled.width * levelled.height)),
  );
  const angle = (findSkew(across, height) * Math.PI) / 180 + (sideways ? Math.PI / 2 : 0);
  const frame =
    !sheet.found && !sideways && runsTogether(fan)
      ? scaledFrame(unfold(fan, levelled), scale)
      : turnedFrame(levelled, angle, scale);
  return {
    image: warp(levelled, frame.width, frame.height, frame.toSource),
    toSource: compose(sheet.toSource, frame.toSource),
    scale,
    em: (height * scale) / LETTER_EM,
    lean: sheet.found && !sideways ? Math.tan(angle) : 0,
    isCut: sheet.found,
  };
}

const withoutDots = (image: GreyImage, em: number): GreyImage =>
  clearSpecks(clearGrain(image, em), em);

/** Letters as measured (capitals, ascenders, lower case mixed) fill this share of the em. */
const LETTER_EM = 0.7;
/** Grain and fabric pile up no more sharply along one direction than along any other; the worst pages of writing reach 1.6. */
const LEAST_SHARPNESS = 1.3;
/** Lines that run together less than this, or are hardly sharper for it, are parallel: a scan. */
const LEAST_SPREAD = 0.03;
const LEAST_GAIN = 1.12;
const IDENTITY: Projective = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The sheet alone, as a rectangle with the mean lengths of its sides. */
function cutSheet(source: GreyImage): { image: GreyImage; toSource: Projective; found: boolean } {
  const quad = findSheet(source);
  if (quad === null) return { image: source, toSource: IDENTITY, found: false };
  const [p0, p1, p2, p3] = quad;
  const width = Math.round(Math.max(distance(p0, p1), distance(p3, p2)));
  const height = Math.round(Math.max(distance(p0, p3), distance(p1, p2)));
  const toSource = rectangleTo(width, height, quad);
  return { image: warp(source, width, height, toSource), toSource, found: true };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The fan of the lines, of letters as they stand after the quarter turn where the page lies on its side. */
function fanOf(
  letters: readonly Component[],
  letterHeight: number,
  { width, height }: GreyImage,
  sideways: boolean,
): Fan {
  return sideways
    ? findFan(
        letters,
        letterHeight,
        { width: height, height: width },
        { x: height / 2, y: -width / 2 },
      )
    : findFan(letters, letterHeight, { width, height }, { x: width / 2, y: height / 2 });
}

function runsTogether({ spread, gain }: Fan): boolean {
  return Math.abs(spread) > LEAST_SPREAD && gain > LEAST_GAIN;
}

/** A piece as it would stand after the quarter turn that lets sideways lines run across. */
function turnedPiece<T extends { x0: number; top: number; x1: number; bottom: number }>(
  piece: T,
): T {
  return { ...piece, x0: piece.top, x1: piece.bottom, top: -piece.x1, bottom: -piece.x0 };
}

interface Frame {
  width: number;
  height: number;
  toSource: Projective;
}

function scaledFrame({ width, height, toSource }: Frame, scale: number): Frame {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    toSource: compose(toSource, scaling(1 / scale)),
  };
}

/** The frame that holds the whole image after the turn by -angle and the scaling. */
function turnedFrame(image: GreyImage, angle: number, scale: number): Frame {
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
