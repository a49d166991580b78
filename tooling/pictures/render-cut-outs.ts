import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { paintLayers } from "./layer-code.ts";
import type { RenderedLayers } from "./layer-code.ts";
import type { Corner } from "./cut-car.ts";
import { paints } from "./paints.ts";
import { putPlate } from "./put-plate.ts";
import { inStudio } from "./scene-browser.ts";

// Makes the cut-out cars of first pages anew, with the plate of their dealer where covers.json knows one:
// node tooling/pictures/render-cut-outs.ts [--car suv-sport:Red:harbour-mazda] [--out folder]
const cars = [
  "suv-sport:Red:harbour-mazda",
  "ute-bold:Orange:meridian-group",
  "hatch-small:Teal:tasman-motors",
  "truck:Blue:westgate-trucks",
];
const { values } = parseArgs({
  options: {
    car: { type: "string", multiple: true, default: cars },
    width: { type: "string", default: "1600" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.02" },
    out: { type: "string", default: join(import.meta.dirname, "cut-outs") },
  },
});

const { plates } = JSON.parse(await readFile(join(import.meta.dirname, "covers", "covers.json"), "utf8")) as {
  plates: Record<string, Corner[]>;
};
await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const car of values.car) {
    const started = performance.now();
    const [shape = "", paint = "", dealer = ""] = car.split(":");
    const call = [shape, Number(values.width), Number(values.scale), Number(values.cell)].map((value) =>
      JSON.stringify(value),
    );
    const rendered = await tab.evaluate<RenderedLayers & { cover: string }>(`takeCutOut(${call.join(", ")})`);
    const { width, height } = rendered;
    const [base, response, cover] = [rendered.base, rendered.paint, rendered.cover].map((text) =>
      Buffer.from(text, "base64"),
    ) as [Buffer, Buffer, Buffer];
    fadeAtEdges(cover, width);
    const pixels = paintLayers(base, response, paints[paint] ?? paint);
    softenShade(pixels, cover);
    await putPlate(pixels, { plate: plates[`${shape}-front`] ?? [], width, height }, dealer);
    const whole = await sharp(pixels, {
      raw: { width, height, channels: 3 },
    })
      .joinChannel(cover, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    await sharp(whole)
      .trim({ threshold: 2 })
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toFile(join(values.out, `${shape}-${paint.toLowerCase()}.webp`));
    console.log(`${car}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});

/**
 * The studio's floor takes all light below a car. On a page it stands in daylight: the shade lets three eighths of the
 * ground through, but where tyres touch it. What is darker than tyres in the shade and not quite covered is shade.
 */
function softenShade(pixels: Buffer, cover: Buffer): void {
  for (let dot = 0; dot < cover.length; dot += 1) {
    const share = cover[dot] ?? 0;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(dot * 3, dot * 3 + 3);
    if (share < 254 && 0.3 * red + 0.59 * green + 0.11 * blue < 40)
      cover[dot] = Math.round(share * (0.62 + 0.33 * Math.min(1, Math.max(0, (share - 246) / 7))));
  }
}

/** The shade runs out before the picture ends: what is hardly covered within a fifteenth of its sides gives way. */
function fadeAtEdges(cover: Buffer, width: number): void {
  const reach = width / 15;
  for (let dot = 0; dot < cover.length; dot += 1) {
    const share = cover[dot] ?? 0;
    const column = dot % width;
    const toSide = Math.min(1, Math.min(column, width - 1 - column) / reach);
    if (share < 250) cover[dot] = Math.round(share * toSide * toSide);
  }
}
