import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { imageFormats } from "../src/domain/media/image-request.ts";
import { resizeImage } from "../src/files/images/resize-image.ts";

const width = 480;
const source = fileURLToPath(new URL("../../../apps/workshop/pictures/suv-front.webp", import.meta.url));

/** Brightness of each pixel. */
async function brightness(picture: Sharp): Promise<{ values: Buffer; across: number; down: number }> {
  const { data: values, info } = await picture.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { values, across: info.width, down: info.height };
}

/** How like two pictures are: the mean structural similarity of squares of 8 px, 1 for the same picture. */
function likeness(one: Awaited<ReturnType<typeof brightness>>, other: typeof one): number {
  const squares: number[] = [];
  for (let top = 0; top + 8 <= one.down; top += 4)
    for (let left = 0; left + 8 <= one.across; left += 4) {
      const places = Array.from({ length: 64 }, (_, index) => (top + (index >> 3)) * one.across + left + (index & 7));
      const mean = (each: (place: number) => number) => places.reduce((sum, place) => sum + each(place), 0) / 64;
      const [a, b] = [mean((place) => one.values[place] ?? 0), mean((place) => other.values[place] ?? 0)];
      const spread =
        mean((place) => (one.values[place] ?? 0) ** 2) -
        a * a +
        mean((place) => (other.values[place] ?? 0) ** 2) -
        b * b;
      const shared = mean((place) => (one.values[place] ?? 0) * (other.values[place] ?? 0)) - a * b;
      squares.push(((2 * a * b + 6.5025) * (2 * shared + 58.5225)) / ((a * a + b * b + 6.5025) * (spread + 58.5225)));
    }
  return squares.reduce((sum, square) => sum + square, 0) / squares.length;
}

describe("the quality of a picture of a car", () => {
  it("is at least that of WebP at 75 in every format, and AVIF takes the fewest bytes for it", async () => {
    const resized = () => sharp(source).resize({ width });
    const original = await brightness(resized());
    const least = likeness(original, await brightness(sharp(await resized().webp({ quality: 75 }).toBuffer())));
    const made = await Promise.all(
      imageFormats.map(async (format) => ({ format, bytes: await resizeImage(source, width, format) })),
    );
    for (const { format, bytes } of made)
      expect(likeness(original, await brightness(sharp(bytes))), format).toBeGreaterThan(least - 0.002);
    expect(made.toSorted((one, other) => one.bytes.length - other.bytes.length).map(({ format }) => format)).toEqual([
      "avif",
      "webp",
      "jpeg",
    ]);
  });
});
