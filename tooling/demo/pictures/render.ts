import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { pictureAngles, pictureBodies } from "./picture-set.ts";
import type { RenderedLayers } from "./layer-code.ts";
import { inStudio } from "./scene-browser.ts";

// Makes the committed layers anew: node tooling/demo/pictures/render.ts [--body suv] [--angle front] [--out folder]
// Quick look while working on a body: --width 800 --scale 1 --cell 0.016
const { values } = parseArgs({
  options: {
    body: { type: "string", multiple: true, default: [...pictureBodies, "cabin"] },
    angle: { type: "string", multiple: true, default: pictureAngles.slice() },
    width: { type: "string", default: "1600" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.012" },
    out: { type: "string", default: join(import.meta.dirname, "layers") },
  },
});

async function store(name: string, layers: RenderedLayers): Promise<void> {
  const { width, height } = layers;
  const file = join(values.out, name);
  await sharp(Buffer.from(layers.base, "base64"), { raw: { width, height, channels: 3 } }).webp({ quality: 92, smartSubsample: true, effort: 6 }).toFile(`${file}-base.webp`);
  await sharp(Buffer.from(layers.paint, "base64"), { raw: { width, height, channels: 1 } }).webp({ quality: 92, effort: 6 }).toFile(`${file}-paint.webp`);
}

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const body of values.body) {
    const hasInterior = body === "cabin" || body === "motorbike" || body === "caravan";
    const angles = body === "cabin" ? ["interior"] : values.angle.filter((angle) => angle !== "interior" || hasInterior);
    for (const angle of angles) {
      const started = performance.now();
      const call = [body, angle, Number(values.width), Number(values.scale), Number(values.cell)].map((value) => JSON.stringify(value));
      await store(`${body}-${angle}`, await tab.evaluate<RenderedLayers>(`takePicture(${call.join(", ")})`));
      console.log(`${body} ${angle}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }
});
