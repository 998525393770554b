"use client";

import { Canvas } from "@react-three/fiber";
import type { Ref } from "react";
import type { Figure } from "./figure";
import { LayerLines } from "./layer-lines";
import { PanZoom, type View } from "./pan-zoom";

/** The WebGL view of a figure; drawn only when something changes. */
export default function Scene({
  figure,
  hidden,
  view,
}: {
  figure: Figure;
  hidden: ReadonlySet<string>;
  view: Ref<View>;
}) {
  return (
    <Canvas
      orthographic
      flat
      frameloop="demand"
      dpr={[1, 2]}
      camera={{ position: [0, 0, 100], near: 0.1, far: 1000, zoom: 1 }}
      // Kept so that the drawing can be printed and photographed.
      gl={{ antialias: true, preserveDrawingBuffer: true }}
      style={{ touchAction: "none" }}
    >
      <color attach="background" args={["#ffffff"]} />
      <PanZoom bounds={figure.bounds} ref={view} />
      {figure.layers
        .filter((layer) => !hidden.has(layer.name))
        .map((layer) => (
          <LayerLines key={layer.name} layer={layer} />
        ))}
    </Canvas>
  );
}
