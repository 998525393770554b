"use client";

import { useThree } from "@react-three/fiber";
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo } from "react";
import { MOUSE, OrthographicCamera, TOUCH } from "three";
import { MapControls } from "three/examples/jsm/controls/MapControls.js";
import type { Bounds } from "./figure";

export interface View {
  fit: () => void;
  zoomBy: (factor: number) => void;
  panBy: (right: number, up: number) => void;
}

/** Room around the drawing when it fits the view. */
const FILL = 0.88;

/** Looks straight down on the drawing: drag pans, wheel or pinch zooms to the pointer; nothing turns. */
export function PanZoom({ bounds, ref }: { bounds: Bounds; ref: Ref<View> }) {
  const { camera, gl, size, invalidate } = useThree();
  const controls = useMemo(
    () => newControls(camera as OrthographicCamera, gl.domElement),
    [camera, gl],
  );

  const fit = useCallback(() => {
    if (!(camera instanceof OrthographicCamera)) return;
    const x = (bounds.minX + bounds.maxX) / 2;
    const y = (bounds.minY + bounds.maxY) / 2;
    const width = Math.max(bounds.maxX - bounds.minX, 1e-6);
    const height = Math.max(bounds.maxY - bounds.minY, 1e-6);
    camera.zoom = Math.min(size.width / width, size.height / height) * FILL;
    controls.minZoom = camera.zoom / 8;
    controls.maxZoom = camera.zoom * 200;
    controls.target.set(x, y, 0);
    camera.position.set(x, y, 100);
    camera.updateProjectionMatrix();
    controls.update();
    invalidate();
  }, [bounds, camera, controls, invalidate, size]);

  useEffect(() => {
    const redraw = () => invalidate();
    controls.addEventListener("change", redraw);
    return () => {
      controls.removeEventListener("change", redraw);
      controls.dispose();
    };
  }, [controls, invalidate]);

  useEffect(fit, [fit]);

  useImperativeHandle(ref, () => ({
    fit,
    zoomBy: (factor) => {
      camera.zoom = Math.min(Math.max(camera.zoom * factor, controls.minZoom), controls.maxZoom);
      camera.updateProjectionMatrix();
      invalidate();
    },
    panBy: (right, up) => {
      const by = { x: (right * size.width) / camera.zoom, y: (up * size.height) / camera.zoom };
      camera.position.x += by.x;
      camera.position.y += by.y;
      controls.target.x += by.x;
      controls.target.y += by.y;
      controls.update();
      invalidate();
    },
  }));
  return null;
}

function newControls(camera: OrthographicCamera, element: HTMLElement): MapControls {
  const controls = new MapControls(camera, element);
  controls.enableRotate = false;
  controls.enableDamping = false;
  controls.screenSpacePanning = true;
  controls.zoomToCursor = true;
  controls.mouseButtons = { LEFT: MOUSE.PAN, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN };
  controls.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_PAN };
  return controls;
}
