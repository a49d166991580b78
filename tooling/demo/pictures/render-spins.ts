import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { RenderedLayers } from "./layer-code.ts";
import { pictureBodies } from "./picture-set.ts";
import type { PictureBody } from "./picture-set.ts";
import { inStudio } from "./scene-browser.ts";
import { renderedDegrees, spinLayerName } from "./spin-set.ts";

// Makes the committed layers of the spins anew: node tooling/demo/pictures/render-spins.ts [--body suv] [--degrees 140] [--out folder]
// Frames that are there already are left alone: remove the files of a body to have it made again.
const { values } = parseArgs({
  options: {
    body: { type: "string", multiple: true, default: pictureBodies.slice() },
    degrees: { type: "string", multiple: true },
    width: { type: "string", default: "800" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.016" },
    out: { type: "string", default: join(import.meta.dirname, "spin-layers") },
  },
});

const fileOf = (name: string) => join(values.out, name);

async function store(name: string, { width, height, base, paint }: RenderedLayers): Promise<void> {
  const file = fileOf(name);
  await sharp(Buffer.from(base, "base64"), { raw: { width, height, channels: 3 } }).avif({ quality: 62, effort: 4 }).toFile(`${file}-base.avif`);
  await sharp(Buffer.from(paint, "base64"), { raw: { width, height, channels: 1 } }).avif({ quality: 58, effort: 4 }).toFile(`${file}-paint.avif`);
}

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const body of values.body as PictureBody[]) {
    const wanted = (values.degrees?.map(Number) ?? renderedDegrees(body)).filter((degrees) => !existsSync(`${fileOf(spinLayerName(body, degrees))}-paint.avif`));
    const started = performance.now();
    let stored: Promise<void> = Promise.resolve();
    for (const degrees of wanted) {
      const call = [body, degrees, Number(values.width), Number(values.scale), Number(values.cell)].map((value) => JSON.stringify(value));
      const layers = await tab.evaluate<RenderedLayers>(`takeSpinPicture(${call.join(", ")})`);
      await stored;
      stored = store(spinLayerName(body, degrees), layers);
    }
    await stored;
    console.log(`${body}: ${wanted.length} frames, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});
