import { OVERLAY_LAYERS, type OverlayLayer } from "@inkform/sketch/model";

type LayerName = OverlayLayer["name"];

/** What a chip above the sketch shows and hides. The chips' dots are the legend. */
export interface OverlayChip {
  title: string;
  color: string;
  layers: readonly LayerName[];
}

const colorOf = (name: LayerName): string =>
  OVERLAY_LAYERS.find((layer) => layer.name === name)?.color ?? "currentColor";

const chip = (title: string, ...layers: [LayerName, ...LayerName[]]): OverlayChip => ({
  title,
  color: colorOf(layers[0]),
  layers,
});

export const OVERLAY_CHIPS: readonly OverlayChip[] = [
  chip("Outline", "outline"),
  chip("Holes", "holes"),
  chip("Centres", "centers"),
  chip("Dimensions", "dimensions"),
  chip("Readings", "readings"),
  chip("Other", "other"),
];

/** The overlay as the address of an image, without the groups of hidden chips and without its own legend. */
export function overlayImage(svg: string, hidden: ReadonlySet<string>): string {
  const groups = OVERLAY_CHIPS.filter(({ title }) => hidden.has(title)).flatMap(
    ({ layers }) => layers,
  );
  const rules = ["legend", ...groups].map((name) => `.${name}`).join(",");
  const styled = svg.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${rules}{display:none}</style>`);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
}
