import type { GreyImage } from "./grey-image";

/** The kernel ends at so many standard deviations. */
const ENDS = 2.5;

/** The image under a Gaussian; `sigma` in pixels. What lies beyond its border is as what lies on it. */
export function smoothed(image: GreyImage, sigma: number): GreyImage {
  const { width, height, data } = image;
  const reach = Math.ceil(ENDS * sigma);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const whole = bell.reduce((sum, share) => sum + share, 0);
  const kernel = Float32Array.from(bell, (share) => share / whole);
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const from = Math.min(width - 1, Math.max(0, x + k));
        sum += (kernel[k + reach] as number) * (data[y * width + from] as number);
      }
      across[y * width + x] = sum;
    }
  }
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0.5;
      for (let k = -reach; k <= reach; k++) {
        const from = Math.min(height - 1, Math.max(0, y + k));
        sum += (kernel[k + reach] as number) * (across[from * width + x] as number);
      }
      result[y * width + x] = sum;
    }
  }
  return { width, height, data: result };
}
