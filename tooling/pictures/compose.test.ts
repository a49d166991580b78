import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { composePicture, readLayers } from "./compose.ts";
import { paintLayers } from "./layer-code.ts";
import { paints } from "./paints.ts";
import { maxPictureBytes, readManifest } from "./picture-manifest.ts";
import { bodyOfShape, bodyPicture, layerName, pictureAngles, pictureBodies, pictureShapes } from "./picture-set.ts";
import type { PictureAngle, PictureShape } from "./picture-set.ts";

const layerFiles = pictureShapes.flatMap((shape) =>
  pictureAngles.flatMap((angle) => ["base", "paint"].map((layer) => `${layerName(shape, angle)}-${layer}.avif`)),
);

async function paintColour(shape: PictureShape, angle: PictureAngle, paint: string) {
  const { width, height, base, paint: mask } = await readLayers(shape, angle);
  const data = paintLayers(base, mask, paint);
  const tones = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  // Each third dot tells as much as all of them.
  for (let pixel = 0; pixel < mask.length; pixel += 3) {
    if ((mask[pixel] as number) < 90) continue;
    count += 1;
    for (const [channel, seen] of tones.entries())
      seen[data[pixel * 3 + channel] as number] = (seen[data[pixel * 3 + channel] as number] as number) + 1;
  }
  // The middle value: what most of the paint looks like, beside its highlights.
  const [red, green, blue] = tones.map((seen) => {
    let below = 0;
    return seen.findIndex((amount) => (below += amount) > count / 2);
  }) as [number, number, number];
  return { red, green, blue, share: (3 * count) / (width * height) };
}

describe("pictures of the demo cars", () => {
  it("are there for each shape from each angle, 1600 × 1200", async () => {
    for (const name of new Set(layerFiles))
      expect(await sharp(join(import.meta.dirname, "layers", name)).metadata(), name).toMatchObject({
        width: 1600,
        height: 1200,
      });
  });

  it("hold no picture of a shape that no longer exists", async () => {
    const known = new Set(layerFiles);
    expect((await readdir(join(import.meta.dirname, "layers"))).filter((name) => !known.has(name))).toEqual([]);
  });

  it("are those of the manifest, 12 MB at most, with three silhouettes of each body and four kinds of motorbike, caravan and truck", async () => {
    const manifest = await readManifest();
    expect(JSON.parse(await readFile(join(import.meta.dirname, "manifest.json"), "utf8"))).toEqual(manifest);
    expect(manifest.bytes).toBeLessThanOrEqual(maxPictureBytes);
    for (const body of pictureBodies)
      expect(pictureShapes.filter((shape) => bodyOfShape(shape) === body).length, body).toBeGreaterThanOrEqual(
        ["motorbike", "caravan", "truck"].includes(body) ? 4 : 3,
      );
  });

  it.each(pictureBodies)("tell the shapes of a %s apart at the size of a card", async (body) => {
    const [width, height] = [300, 225];
    const shapes = pictureShapes.filter((shape) => bodyOfShape(shape) === body);
    const photos = await Promise.all(
      shapes.map((shape) =>
        sharp(join(import.meta.dirname, "layers", `${layerName(shape, "front")}-base.avif`))
          .resize(width, height)
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    for (const [index, photo] of photos.entries())
      for (const [other, twin] of photos.slice(0, index).entries()) {
        let differing = 0;
        for (let dot = 0; dot < photo.length; dot += 1)
          if (Math.abs((photo[dot] ?? 0) - (twin[dot] ?? 0)) > 24) differing += 1;
        expect(differing / (width * height), `${shapes[index]} and ${shapes[other]}`).toBeGreaterThan(0.02);
      }
  });

  it.each(pictureAngles)("show a car from the %s", async (angle) => {
    expect(await sharp(await composePicture({ shape: "suv-city", angle, paint: "#17479e" })).metadata()).toMatchObject({
      format: "jpeg",
      width: 1600,
      height: 1200,
    });
  });

  it.each(
    pictureShapes.map((shape, index) => ({
      shape,
      angle: pictureAngles[index % 4] ?? "front",
    })),
  )("paints the $shape red where it is painted, seen from the $angle", async ({ shape, angle }) => {
    const colour = await paintColour(shape, angle, "#a80f16");
    expect(colour.share).toBeGreaterThan(0.008);
    expect(colour.red).toBeGreaterThan(colour.green * 1.5);
    expect(colour.red).toBeGreaterThan(colour.blue * 1.5);
  });

  it("keeps white cars white and black cars black", async () => {
    const white = await paintColour("suv", "front", paints["White"] as string);
    const black = await paintColour("suv", "front", paints["Black"] as string);
    expect(Math.min(white.red, white.green, white.blue)).toBeGreaterThan(165);
    expect(Math.max(black.red, black.green, black.blue)).toBeLessThan(90);
  });

  it("makes the same bytes twice", async () => {
    const input = { shape: "hatch", angle: "front", paint: "#b9bdc1" } as const;
    expect((await composePicture(input)).equals(await composePicture(input))).toBe(true);
  });

  it("refuses what is not a colour", async () => {
    await expect(composePicture({ shape: "suv", angle: "front", paint: "red" })).rejects.toMatchObject({
      code: "PAINT_INVALID",
    });
  });

  it.each([
    ["Hatchback", "hatch"],
    ["peopleMover", "people-mover"],
    ["Sedan", "sedan"],
    ["Wagon", "wagon"],
    ["SUV", "suv"],
    ["Ute", "ute"],
    ["Coupe", "coupe"],
    ["Cab Chassis", "cab-chassis"],
    ["convertible", "convertible"],
    ["lightTruck", "truck"],
    ["Motorbike", "motorbike"],
    ["Caravan", "caravan"],
    ["something new", "suv"],
  ])("finds the pictures for the body %s", (name, body) => {
    expect(bodyPicture(name)).toBe(body);
  });
});
