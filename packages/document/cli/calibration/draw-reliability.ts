import type { Judged } from "./choose-cut";

const BINS = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];
const SIZE = 420;
const EDGE = 48;

/** A reliability diagram: of the fields given a probability, the share that was right, with how many they are. */
export function drawReliability(
  series: readonly { name: string; colour: string; judged: readonly Judged[]; cut: number }[],
): string {
  const at = (value: number) => EDGE + value * SIZE;
  const up = (value: number) => EDGE + (1 - value) * SIZE;
  const grid = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (v) =>
      `<path d="M${at(v)} ${up(0)}V${up(1)}M${at(0)} ${up(v)}H${at(1)}" stroke="#ddd"/><text x="${at(v)}" y="${up(0) + 16}" text-anchor="middle">${v}</text><text x="${at(0) - 8}" y="${up(v) + 4}" text-anchor="end">${v}</text>`,
  );
  const lines = series.map(({ name, colour, judged, cut }, index) => {
    const bins = toBins(judged);
    const points = bins.map(
      ({ given, right }) => `${at(given).toFixed(1)},${up(right).toFixed(1)}`,
    );
    const dots = bins.map(
      ({ given, right, count }) =>
        `<circle cx="${at(given).toFixed(1)}" cy="${up(right).toFixed(1)}" r="${(2 + Math.sqrt(count) / 3).toFixed(1)}" fill="${colour}" fill-opacity="0.7"><title>${count} fields, ${(100 * right).toFixed(1)} % right</title></circle>`,
    );
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}"/>${dots.join("")}<path d="M${at(cut).toFixed(1)} ${up(0)}V${up(1)}" stroke="${colour}" stroke-dasharray="4 3"/><text x="${at(0.04)}" y="${up(0.95) + 18 * index}" fill="${colour}">${name}: ${judged.length} fields, cut ${cut.toFixed(3)}</text>`;
  });
  const side = SIZE + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" font-family="sans-serif" font-size="12"><title>Share right of the fields given a probability</title><rect width="${side}" height="${side}" fill="#fff"/>${grid.join("")}<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="#888"/>${lines.join("")}<text x="${at(0.5)}" y="${side - 10}" text-anchor="middle">probability given</text><text transform="translate(14 ${up(0.5)}) rotate(-90)" text-anchor="middle">share right</text></svg>\n`;
}

function toBins(judged: readonly Judged[]): { given: number; right: number; count: number }[] {
  return BINS.slice(1).flatMap((high, index) => {
    const own = judged.filter(
      ({ probability }) => probability >= (BINS[index] ?? 0) && probability < high,
    );
    if (own.length === 0) return [];
    const given = own.reduce((sum, { probability }) => sum + probability, 0) / own.length;
    return [
      { given, right: own.filter(({ right }) => right).length / own.length, count: own.length },
    ];
  });
}
