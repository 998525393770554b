/** Where things lie, seen from the bundle in apps/web/dist. */
export const APP = new URL("..", import.meta.url);
export const MIGRATIONS = new URL("../../packages/db/drizzle/", APP);
export const ENGINE_WORKER = new URL("../../packages/services/dist/engine-worker.mjs", APP);
export const DEMO_ORDER = new URL("demo/purchase-order.pdf", APP);
export const DEMO_SKETCH = new URL("demo/plate-sketch.png", APP);
