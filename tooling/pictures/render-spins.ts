import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RenderedLayers } from "./layer-code.ts";
import type { PictureShape } from "./picture-set.ts";
import { inStudio } from "./scene-browser.ts";
import { renderedDegrees, spinLayerName, spinShapes } from "./spin-set.ts";
import { storeLayers } from "./store-layers.ts";

// Makes the committed layers of the spins anew: node tooling/pictures/render-spins.ts [--shape suv] [--degrees 140]
// [--out folder] Frames that are there already are left alone: remove the files of a shape to have it made again.
const { values } = parseArgs({
  options: {
    shape: { type: "string", multiple: true, default: spinShapes.slice() },
    degrees: { type: "string", multiple: true },
    width: { type: "string", default: "800" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.02" },
    quality: { type: "string", default: "56" },
    out: { type: "string", default: join(import.meta.dirname, "spin-layers") },
  },
});

const fileOf = (name: string) => join(values.out, name);

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const shape of values.shape as PictureShape[]) {
    const wanted = (values.degrees?.map(Number) ?? renderedDegrees()).filter(
      (degrees) => !existsSync(`${fileOf(spinLayerName(shape, degrees))}-paint.avif`),
    );
    const started = performance.now();
    let stored: Promise<void> = Promise.resolve();
    for (const degrees of wanted) {
      const call = [shape, degrees, Number(values.width), Number(values.scale), Number(values.cell)].map((value) =>
        JSON.stringify(value),
      );
      const layers = await tab.evaluate<RenderedLayers>(`takeSpinPicture(${call.join(", ")})`);
      await stored;
      stored = storeLayers(fileOf(spinLayerName(shape, degrees)), layers, Number(values.quality));
    }
    await stored;
    console.log(`${shape}: ${wanted.length} frames, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});
