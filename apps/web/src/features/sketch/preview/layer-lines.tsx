"use client";

import { useEffect, useMemo } from "react";
import { BufferGeometry, DoubleSide, Float32BufferAttribute } from "three";
import { LineMaterial } from "three/examples/jsm/lines/LineMaterial.js";
import { LineSegments2 } from "three/examples/jsm/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/examples/jsm/lines/LineSegmentsGeometry.js";
import type { FigureLayer } from "./figure";
import { TextPlane } from "./text-plane";

/** What is cut is drawn thicker than what only explains it. */
function widthOf(layer: string): number {
  return /OUTLINE|HOLES/i.test(layer) ? 2 : 1;
}

export function LayerLines({ layer }: { layer: FigureLayer }) {
  const lines = useMemo(() => linesOf(layer), [layer]);
  const fills = useMemo(() => fillsOf(layer), [layer]);
  useEffect(
    () => () => {
      lines?.geometry.dispose();
      lines?.material.dispose();
      fills?.dispose();
    },
    [lines, fills],
  );
  return (
    <group>
      {lines ? <primitive object={lines} /> : null}
      {fills ? (
        <mesh geometry={fills}>
          <meshBasicMaterial color={layer.color} side={DoubleSide} toneMapped={false} />
        </mesh>
      ) : null}
      {layer.texts.map((text, index) => (
        // A figure never changes once read, so the place in it is the identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <TextPlane key={index} text={text} color={layer.color} />
      ))}
    </group>
  );
}

function linesOf(layer: FigureLayer): LineSegments2 | null {
  const positions: number[] = [];
  for (const line of layer.polylines) {
    for (let index = 1; index < line.length; index++) {
      const from = line[index - 1];
      const to = line[index];
      if (from && to) positions.push(from.x, from.y, 0, to.x, to.y, 0);
    }
  }
  if (positions.length === 0) return null;
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(positions);
  const material = new LineMaterial({ color: layer.color, linewidth: widthOf(layer.name) });
  material.toneMapped = false;
  const lines = new LineSegments2(geometry, material);
  lines.frustumCulled = false;
  return lines;
}

function fillsOf(layer: FigureLayer): BufferGeometry | null {
  if (layer.triangles.length === 0) return null;
  const geometry = new BufferGeometry();
  const positions = layer.triangles.flat().flatMap(({ x, y }) => [x, y, 0]);
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  return geometry;
}
