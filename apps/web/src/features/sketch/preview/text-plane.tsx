"use client";

import { useEffect, useMemo } from "react";
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from "three";
import type { FigureText } from "./figure";

/** Pixels of a capital letter in the texture: sharp up to about that height on the screen. */
const CAP_PIXELS = 48;
/** A font's capital height and the room around it, in parts of the font size. */
const CAP = 0.72;
const PAD = 0.3;

/** A text as a textured rectangle: any script the browser can draw, without a font file. */
export function TextPlane({ text, color }: { text: FigureText; color: string }) {
  const drawn = useMemo(() => drawText(text.text, color), [text.text, color]);
  useEffect(() => () => drawn?.texture.dispose(), [drawn]);
  if (!drawn) return null;
  const unit = text.height / CAP_PIXELS;
  const width = drawn.width * unit;
  const height = drawn.height * unit;
  // From the anchor to the middle of the rectangle, along and across the writing.
  const along = (0.5 - text.align.x) * drawn.inkWidth * unit;
  const across = (0.5 - text.align.y) * text.height;
  const cos = Math.cos(text.angle);
  const sin = Math.sin(text.angle);
  return (
    <mesh
      position={[
        text.at.x + along * cos - across * sin,
        text.at.y + along * sin + across * cos,
        0.2,
      ]}
      rotation={[0, 0, text.angle]}
    >
      <planeGeometry args={[width, height]} />
      <meshBasicMaterial map={drawn.texture} transparent depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

function drawText(text: string, color: string) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context || text.trim() === "") return null;
  const size = CAP_PIXELS / CAP;
  const font = `${size}px ui-sans-serif, system-ui, sans-serif`;
  context.font = font;
  const inkWidth = context.measureText(text).width;
  const pad = Math.ceil(size * PAD);
  canvas.width = Math.ceil(inkWidth) + 2 * pad;
  canvas.height = CAP_PIXELS + 2 * pad;
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, pad, pad + CAP_PIXELS);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return { texture, width: canvas.width, height: canvas.height, inkWidth };
}
