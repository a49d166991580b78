import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { composeInPlace } from "./compose-place.ts";
import { readCutCar, readMirroredCar } from "./cut-car.ts";
import { paints } from "./paints.ts";
import { dealerOf, picturePlaces } from "./picture-places.ts";
import { layerName, pictureAngles, pictureShapes } from "./picture-set.ts";
import type { PictureAngle } from "./picture-set.ts";

const red = paints["Red"] as string;

async function seen(place: (typeof picturePlaces)[number], angle: PictureAngle = "front", paint = red) {
  const { data, info } = await sharp(await composeInPlace({ place, shape: "suv", angle, paint }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { info, at: (x: number, y: number) => Array.from(data.subarray((y * 1600 + x) * 3, (y * 1600 + x) * 3 + 3)) };
}

describe("cars where their dealers photograph them", () => {
  it("have a backdrop for each place and angle, and a plate for each dealer, and no others", async () => {
    expect((await readdir(join(import.meta.dirname, "backdrops"))).toSorted()).toEqual(
      picturePlaces.flatMap((place) => pictureAngles.map((angle) => `${place}-${angle}.avif`)).toSorted(),
    );
    expect((await readdir(join(import.meta.dirname, "plates"))).toSorted()).toEqual(
      [...new Set(picturePlaces.map(dealerOf))].map((dealer) => `${dealer}.webp`).toSorted(),
    );
  });

  it("can be cut out in every shape", async () => {
    const wanted = pictureShapes.flatMap((shape) => pictureAngles.map((angle) => layerName(shape, angle)));
    const files = new Set(await readdir(join(import.meta.dirname, "covers")));
    expect(wanted.filter((name) => !files.has(`${name}.avif`))).toEqual([]);
  });

  it("keep their paint, and stand before what their dealer has", async () => {
    const [studio, yard, dusk] = await Promise.all([
      seen("harbour-mazda-studio"),
      seen("harbour-mazda-yard"),
      seen("meridian-group-showroom"),
    ]);
    expect(yard.info).toMatchObject({ width: 1600, height: 1200, format: "raw" });
    for (const { at } of [studio, yard, dusk]) {
      const [r = 0, g = 0, b = 0] = at(870, 640);
      expect(r).toBeGreaterThan(2 * Math.max(g, b));
    }
    const floor = ({ at }: Awaited<ReturnType<typeof seen>>) => at(60, 1150)[1] as number;
    expect(floor(studio)).toBeGreaterThan(floor(yard) + 20);
    expect(floor(yard)).toBeGreaterThan(floor(dusk) + 20);
  });

  it("throw their shade on the floor they stand on", async () => {
    const { at } = await seen("harbour-mazda-studio");
    expect(at(620, 800)[1]).toBeLessThan((at(60, 1150)[1] as number) / 2);
  });

  it("carry the dealer's plate where the front and the rear are seen", async () => {
    for (const angle of ["front", "rear", "face"] as const) {
      const { plate } = await readCutCar("suv", angle);
      const [x, y] = [0, 1].map((axis) => plate.reduce((sum, corner) => sum + (corner[axis] as number), 0) / 4) as [
        number,
        number,
      ];
      const tasman = (await seen("tasman-motors-yard", angle)).at(Math.round(x * 1600), Math.round((y - 0.012) * 1200));
      expect(tasman[1], angle).toBeGreaterThan(tasman[0] as number);
    }
    expect((await readCutCar("suv", "side")).plate).toEqual([]);
  });

  it("show their other flank as the mirror image of the car, not of its place, and its plate can be read", async () => {
    const input = { place: "harbour-mazda-yard", shape: "suv", paint: red } as const;
    const dots = async (angle: "rear" | "rear-right") => {
      const data = await sharp(await composeInPlace({ ...input, angle }))
        .raw()
        .toBuffer();
      return (x: number, y: number) => Array.from(data.subarray((y * 1600 + x) * 3, (y * 1600 + x) * 3 + 3));
    };
    const [left, right, leftAgain] = [await dots("rear"), await dots("rear-right"), await dots("rear")];
    const far = (one: number[], other: number[]) => Math.max(...one.map((value, at) => Math.abs(value - other[at]!)));
    // Paint of the flank and of the tail.
    for (const [x, y] of [
      [420, 640],
      [1100, 700],
    ] as const) {
      expect(far(left(x, y), right(1599 - x, y))).toBeLessThan(14);
      expect(left(x, y)).toEqual(leftAgain(x, y));
    }
    // The wall behind stays where it is.
    for (const x of [60, 300, 1240, 1500]) expect(far(left(x, 90), right(x, 90))).toBeLessThan(10);
    const { plate } = await readMirroredCar("suv", "rear");
    expect(plate[0]?.[0]).toBeLessThan(plate[1]?.[0] ?? 0);
  });

  it("are the same bytes twice", async () => {
    const input = { place: "tasman-motors-yard", shape: "hatch", angle: "face", paint: "#b9bdc1" } as const;
    expect((await composeInPlace(input)).equals(await composeInPlace(input))).toBe(true);
  });
});
