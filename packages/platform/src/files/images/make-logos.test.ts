import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeLogos } from "./make-logos.ts";

const drawn = (shapes: string, [width, height] = [300, 100]) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`));
const bar = (fill: string, x = 20) => `<rect x="${x}" y="20" width="120" height="60" fill="${fill}"/>`;

async function made(...pictures: Parameters<typeof makeLogos>) {
  const logos = await makeLogos(...pictures);
  if (typeof logos === "string") throw new Error(logos);
  return logos;
}

/** The colour at a share of the width, half way down. */
async function colourAt({ picture, width, height }: { picture: Buffer; width: number; height: number }, part: number) {
  const dots = await sharp(picture).ensureAlpha().raw().toBuffer();
  const at = (Math.floor(height / 2) * width + Math.floor(width * part)) * 4;
  return [...dots.subarray(at, at + 3)].map((value) => Math.round(value / 16));
}

describe("A dealer's logo", () => {
  it("loses its empty edge, and turns light on dark grounds where it would not be seen, its bright colours kept", async () => {
    const png = await drawn(bar("#14202b") + bar("#ff8a4c", 160))
      .png()
      .toBuffer();
    const { light, dark, hasGround } = await made(png);
    expect([light.width, light.height, hasGround]).toEqual([260, 60, false]);
    expect(await colourAt(light, 0.2)).toEqual([1, 2, 3]);
    expect(await colourAt(dark, 0.2)).toEqual([16, 16, 16]);
    expect((await colourAt(dark, 0.8))[0]).toBe(16);
    expect((await colourAt(dark, 0.8))[2]).toBeLessThan(8);
  });

  it("in white turns dark for a light ground", async () => {
    const { light, dark } = await made(
      await drawn(bar("#ffffff") + bar("#ffffff", 160))
        .png()
        .toBuffer(),
    );
    expect(await colourAt(light, 0.2)).toEqual([1, 1, 1]);
    expect(await colourAt(dark, 0.2)).toEqual([16, 16, 16]);
  });

  it("for dark grounds of the dealer's own is taken as it is", async () => {
    const [light, dark] = [drawn(bar("#14202b")), drawn(bar("#ffd400"))];
    const { dark: taken } = await made(await light.png().toBuffer(), await dark.png().toBuffer());
    expect((await colourAt(taken, 0.5))[2]).toBe(0);
  });

  it("with a ground of its own stays as it is on both, and says so", async () => {
    const jpeg = await drawn(`<rect width="300" height="100" fill="#fff"/>${bar("#14202b")}`)
      .jpeg()
      .toBuffer();
    const { light, dark, hasGround } = await made(jpeg);
    expect(hasGround).toBe(true);
    expect(light.picture.equals(dark.picture)).toBe(true);
  });

  it("is kept no larger than three times what a header shows", async () => {
    const { light } = await made(
      await drawn('<rect x="100" y="100" width="3000" height="600" fill="#123456"/>', [3200, 800]).png().toBuffer(),
    );
    expect([light.width, light.height]).toEqual([960, 192]);
  });

  it.each([
    ["a text", () => Buffer.from("no picture"), "no picture in PNG"],
    [
      "a drawing that may have scripts",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "no picture in PNG",
    ],
    ["a few dots", () => drawn('<rect x="2" y="2" width="30" height="9"/>', [40, 20]).png().toBuffer(), "30 × 9 px"],
  ])("is not %s", async (_, bytes, why) => {
    expect(await makeLogos(await bytes())).toContain(why);
  });

  it("of the dealer's own that is not seen on a dark ground is refused", async () => {
    const dark = await drawn(bar("#14202b") + bar("#14202b", 160))
      .png()
      .toBuffer();
    expect(await makeLogos(dark, dark)).toContain("hardly seen on a dark ground");
  });
});
