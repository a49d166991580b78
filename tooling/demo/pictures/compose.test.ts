import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bodyPicture, composePicture, paints, pictureAngles, pictureBodies, readLayers } from "./compose.ts";
import type { PictureAngle, PictureBody } from "./compose.ts";

const outside = pictureAngles.filter((angle) => angle !== "interior");
const shots = pictureBodies.flatMap((body) => pictureAngles.map((angle) => ({ body, angle })));

async function bodyColour(body: PictureBody, angle: PictureAngle, paint: string) {
  const { paint: mask } = await readLayers(body, angle);
  const { data, info } = await sharp(await composePicture({ body, angle, paint })).raw().toBuffer({ resolveWithObject: true });
  const painted = [...mask.keys()].filter((pixel) => (mask[pixel] as number) >= 90);
  const count = painted.length;
  // The middle value: what most of the paint looks like, beside its highlights.
  const [red, green, blue] = [0, 1, 2].map((channel) => painted.map((pixel) => data[pixel * 3 + channel] as number).sort((a, b) => a - b)[count >> 1]) as [number, number, number];
  return { red, green, blue, share: count / (info.width * info.height), width: info.width, height: info.height };
}

describe("pictures of the demo cars", () => {
  it.each(shots)("shows $body from the $angle, 1600 × 1200", async ({ body, angle }) => {
    const meta = await sharp(await composePicture({ body, angle, paint: "#17479e" })).metadata();
    expect(meta).toMatchObject({ format: "webp", width: 1600, height: 1200 });
  });

  it.each(pictureBodies.flatMap((body) => outside.map((angle) => ({ body, angle }))))("paints the $body red where it is painted, seen from the $angle", async ({ body, angle }) => {
    const colour = await bodyColour(body, angle, "#a80f16");
    expect(colour.share).toBeGreaterThan(0.015);
    expect(colour.red).toBeGreaterThan(colour.green * 1.5);
    expect(colour.red).toBeGreaterThan(colour.blue * 1.5);
  });

  it("keeps white cars white and black cars black", async () => {
    const white = await bodyColour("suv", "front", paints["White"] as string);
    const black = await bodyColour("suv", "front", paints["Black"] as string);
    expect(Math.min(white.red, white.green, white.blue)).toBeGreaterThan(165);
    expect(Math.max(black.red, black.green, black.blue)).toBeLessThan(90);
  });

  it("makes the same bytes twice", async () => {
    const input = { body: "hatch", angle: "front", paint: "#b9bdc1" } as const;
    expect((await composePicture(input)).equals(await composePicture(input))).toBe(true);
  });

  it("refuses what is not a colour", async () => {
    await expect(composePicture({ body: "suv", angle: "front", paint: "red" })).rejects.toMatchObject({ code: "PAINT_INVALID" });
  });

  it.each([["Hatchback", "hatch"], ["peopleMover", "people-mover"], ["Sedan", "sedan"], ["Wagon", "wagon"], ["SUV", "suv"], ["Ute", "ute"], ["Coupe", "coupe"], ["Cab Chassis", "cab-chassis"], ["convertible", "convertible"], ["lightTruck", "truck"], ["Motorbike", "motorbike"], ["Caravan", "caravan"], ["something new", "suv"]])("finds the pictures for the body %s", (name, body) => {
    expect(bodyPicture(name)).toBe(body);
  });
});
