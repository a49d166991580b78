import { join } from "node:path";
import sharp from "sharp";
import type { Corner, CutCar } from "./cut-car.ts";
import { displayedLight, linearLight } from "./layer-code.ts";
import { rememberLast } from "./remember-last.ts";

const readPlate = rememberLast(6, async (dealer: string) => {
  const { data, info } = await sharp(join(import.meta.dirname, "plates", `${dealer}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
});

/** Puts the plate of the dealer over the blank plate of a car, in the light that falls there. */
export async function putPlate(
  pixels: Buffer,
  { plate, width, height }: Pick<CutCar, "plate" | "width" | "height">,
  dealer: string,
): Promise<void> {
  if (plate.length !== 4) return;
  const sign = await readPlate(dealer);
  const corners = plate.map(([x, y]): Corner => [x * width, y * height]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const middle = brightness(pixels, Math.round(mean(xs)), Math.round(mean(ys)), width);
  const [left, right, bottom] = [Math.floor(Math.min(...xs)), Math.max(...xs), Math.max(...ys)];
  const dots = sign.width / (right - Math.min(...xs));
  for (let y = Math.floor(Math.min(...ys)); y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const at = placeIn(corners, x + 0.5, y + 0.5);
      if (!at) continue;
      const from = average(sign, at[0] * sign.width, at[1] * sign.height, dots);
      for (let channel = 0; channel < 3; channel += 1)
        pixels[(y * width + x) * 3 + channel] = displayedLight(Math.min(1, middle / 0.8) * from[channel]!);
    }
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function brightness(pixels: Buffer, x: number, y: number, width: number): number {
  return linearLight[pixels[(y * width + x) * 3 + 1] as number] as number;
}

/** Where a dot is in a four-sided figure, as shares of its width and height; undefined outside of it. */
function placeIn(corners: readonly Corner[], x: number, y: number): [number, number] | undefined {
  const [a, b, c, d] = corners as [Corner, Corner, Corner, Corner];
  let [u, v] = [0.5, 0.5];
  // A plate is nearly a parallelogram: a few steps of Newton's way are enough.
  for (let pass = 0; pass < 4; pass += 1) {
    const at = (index: 0 | 1) =>
      (1 - v) * ((1 - u) * a[index] + u * b[index]) + v * ((1 - u) * d[index] + u * c[index]);
    const along = (index: 0 | 1) => (1 - v) * (b[index] - a[index]) + v * (c[index] - d[index]);
    const down = (index: 0 | 1) => (1 - u) * (d[index] - a[index]) + u * (c[index] - b[index]);
    const [ex, ey] = [x - at(0), y - at(1)];
    const area = along(0) * down(1) - along(1) * down(0);
    u += (ex * down(1) - ey * down(0)) / area;
    v += (ey * along(0) - ex * along(1)) / area;
  }
  return u >= 0 && u < 1 && v >= 0 && v < 1 ? [u, v] : undefined;
}

/** The mean light of a sign round a place: as many of its dots as one dot of the picture takes. */
function average(
  { data, width, height }: { data: Buffer; width: number; height: number },
  x: number,
  y: number,
  dots: number,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const reach = Math.max(0, Math.round(dots / 2 - 0.5));
  let count = 0;
  for (let row = Math.floor(y) - reach; row <= y + reach; row += 1) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column += 1) {
      const at = (Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel]! += linearLight[data[at + channel] as number] as number;
      count += 1;
    }
  }
  return sum.map((value) => value / count) as [number, number, number];
}
