import { hotspotsSchema } from "@forecourt/core/schemas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { carSites } from "./demo-site.ts";
import { parseFilmKey } from "./film-key.ts";
import { generateStock } from "./generate-stock.ts";
import { composeSpinFrame, readFilm } from "@forecourt/demo-pictures";
import { renderedDegrees, spinShapes, spinSource } from "@forecourt/demo-pictures/shapes";
import { parseCloseUpKey, parseSpinKey, spinKeys } from "./spin-key.ts";

const stock = carSites.flatMap((site) => generateStock(site, "2026-11-21"));
const turning = stock.filter((car) => car.spin_images.length > 0);

describe("spins of the demo cars", () => {
  it.each(spinShapes)("show the %s from its front, its flank and its tail, 800 × 600, on 36 keys", async (shape) => {
    expect(spinKeys(shape, "#A80F16").map((key) => parseSpinKey(key)?.frame)).toEqual(
      Array.from({ length: 36 }, (_, frame) => frame),
    );
    for (const frame of [0, 13, 22]) {
      const meta = await sharp(await composeSpinFrame({ shape, frame, paint: "#a80f16" })).metadata();
      expect(meta).toMatchObject({ format: "jpeg", width: 800, height: 600 });
    }
  });

  it("are made from half a turn and its mirror image", () => {
    expect(renderedDegrees()).toHaveLength(19);
    expect([spinSource(3), spinSource(5)]).toEqual([
      { degrees: 170, mirrored: false },
      { degrees: 170, mirrored: true },
    ]);
  });

  it("mirror the frames that face the other way", async () => {
    const [one, other] = await Promise.all(
      [3, 5].map(async (frame) =>
        sharp(await composeSpinFrame({ shape: "hatch", frame, paint: "#a80f16" }))
          .raw()
          .toBuffer(),
      ),
    );
    const red = (picture: Buffer | undefined, column: number) => Number(picture?.[(330 * 800 + column) * 3]);
    for (const column of [200, 320, 480])
      expect(Math.abs(red(one, column) - red(other, 799 - column))).toBeLessThan(12);
  });

  it("belong to more than a fifth of the stock, and to no car that waits for its photos", () => {
    expect(turning.length / stock.length).toBeGreaterThan(0.2);
    expect(turning.every((car) => car.spin_images.length === 36 && car.images.length >= 4)).toBe(true);
  });

  it("point out equipment that the car has, where it is to be seen", () => {
    const pointed = turning.filter((car) => car.hotspots);
    expect(pointed.length).toBeGreaterThan(40);
    for (const car of pointed) {
      const { exterior } = hotspotsSchema.parse(car.hotspots);
      for (const { description } of exterior.anchors) expect(car.standardEquipment).toContain(description);
      for (const { posX, posY } of exterior.positions)
        expect([posX, posY].every((share) => share > 0.02 && share < 0.98)).toBe(true);
    }
  });

  it("come with a film of a walk round the car where its body was filmed in its colour", async () => {
    const walked = turning.filter((car) => car.walkaround_videos.length > 0);
    expect(walked.length).toBeGreaterThan(10);
    expect(walked.length).toBeLessThan(turning.length / 4);
    for (const address of new Set(walked.flatMap((car) => car.walkaround_videos))) {
      const film = parseFilmKey(address.replace("/media/", ""));
      // An MP4 file whose index comes before its pictures, so that it plays before all of it is there.
      const bytes = film ? await readFilm(film) : Buffer.alloc(0);
      const boxes = ["ftyp", "moov", "mdat"].map((type) => bytes.indexOf(type, 0, "latin1"));
      expect(boxes[0]).toBe(4);
      expect(boxes.toSorted((a, b) => a - b)).toEqual(boxes);
    }
  });

  it("leave each dealer one car with sixty photos, close-ups among them", () => {
    const many = stock.filter((car) => car.images.length > 30);
    expect(many.map((car) => new Set(car.images).size)).toEqual([60, 60, 60]);
    expect(many[0]?.images.filter((key) => parseCloseUpKey(key))).toHaveLength(19);
  });
});
