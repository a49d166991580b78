import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createOutsideCaller } from "../../base/outside/outside-fetch.ts";
import { carPhotos } from "./car-photo.ts";
import { temporaryFolder } from "../../../../../tooling/vitest/temporary-folder.ts";

const car = (key: string | null, ...others: string[]) => ({
  primary_image_url: key,
  images: others.map((url) => ({ image: { url } })),
});

const outside = createOutsideCaller({});
afterAll(() => outside.close());

describe("picture for the paper of a car", () => {
  it("is made from the media folder, and from nowhere outside it", async () => {
    const dataDir = temporaryFolder("photo");
    mkdirSync(join(dataDir, "media", "yard"), { recursive: true });
    const grey = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888888" } });
    await grey.webp().toFile(join(dataDir, "media", "yard", "front.webp"));
    await grey.png().toFile(join(dataDir, "outside.png"));
    const [photo] = await carPhotos(dataDir, outside.fetch, car("yard/front.webp"));
    expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 1040, height: 416 });
    expect(await carPhotos(dataDir, outside.fetch, car("../outside.png"))).toEqual([]);
    expect(await carPhotos(dataDir, outside.fetch, car("yard/none.webp"))).toEqual([]);
    expect(await carPhotos(dataDir, outside.fetch, car(null))).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });

  it("has two smaller ones beside it where a car has three, and stands alone where one of them cannot be had", async () => {
    const dataDir = temporaryFolder("photo");
    mkdirSync(join(dataDir, "media"));
    const grey = sharp({ create: { width: 800, height: 600, channels: 3, background: "#888888" } });
    for (const name of ["a", "b", "c", "d"]) await grey.webp().toFile(join(dataDir, "media", `${name}.webp`));
    const widths = async (...keys: string[]) =>
      Promise.all(
        (await carPhotos(dataDir, outside.fetch, car("a.webp", ...keys))).map(
          async (photo) => (await sharp(photo).metadata()).width,
        ),
      );
    expect(await widths("a.webp", "b.webp", "c.webp", "d.webp")).toEqual([700, 340, 340]);
    expect(await widths("a.webp", "b.webp")).toEqual([1040]);
    expect(await widths("b.webp", "gone.webp")).toEqual([1040]);
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    "http://pictures.example/car.jpg",
    "https://10.0.0.1/car.jpg",
    "https://[::1]/car.jpg",
    "https://localhost/car.jpg",
    "https://records.internal/car.jpg",
    "https://printer.local/car.jpg",
    "https://2130706433/car.jpg",
    "file:///etc/passwd",
    "not an address",
  ])("is not fetched from %s", async (address) => {
    expect(await carPhotos("/tmp", outside.fetch, car(address))).toEqual([]);
  });
});
