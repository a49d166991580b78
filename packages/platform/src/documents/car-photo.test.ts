import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { carPhoto, isPublicHttps } from "./car-photo.ts";

const car = (key: string | null) => ({ primary_image_url: key, images: [] });

describe("picture for the paper of a car", () => {
  it("is made from the media folder, and from nowhere outside it", async () => {
    const dataDir = mkdtempSync("/tmp/forecourt-photo-");
    mkdirSync(join(dataDir, "media", "yard"), { recursive: true });
    const grey = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888888" } });
    await grey.webp().toFile(join(dataDir, "media", "yard", "front.webp"));
    await grey.png().toFile(join(dataDir, "outside.png"));
    const photo = await carPhoto(dataDir, car("yard/front.webp"));
    expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 1040, height: 585 });
    expect(await carPhoto(dataDir, car("../outside.png"))).toBeUndefined();
    expect(await carPhoto(dataDir, car("yard/none.webp"))).toBeUndefined();
    expect(await carPhoto(dataDir, car(null))).toBeUndefined();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    "http://pictures.example/car.jpg", "https://10.0.0.1/car.jpg", "https://[::1]/car.jpg", "https://localhost/car.jpg", "https://records.internal/car.jpg", "https://printer.local/car.jpg",
    "https://pictures.example:8443/car.jpg", "https://2130706433/car.jpg", "file:///etc/passwd", "not an address",
  ])("is not fetched from %s", async (address) => {
    expect(isPublicHttps(address)).toBe(false);
    expect(await carPhoto("/tmp", car(address))).toBeUndefined();
  });

  it("may be fetched from a public name over https", () => {
    expect(isPublicHttps("https://media.pictures.example/a/car.jpg?w=1200")).toBe(true);
  });
});
