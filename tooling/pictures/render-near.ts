import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RenderedLayers } from "./layer-code.ts";
import { nearParts, nearShapes } from "./near-set.ts";
import { inStudio } from "./scene-browser.ts";
import { storeLayers } from "./store-layers.ts";

// Makes the photos from near anew: node tooling/pictures/render-near.ts [--shape suv-city] [--part wheel] [--out
// folder] A finer mesh than that of whole cars: one or two minutes for a shape.
const { values } = parseArgs({
  options: {
    shape: { type: "string", multiple: true, default: [...nearShapes] },
    part: { type: "string", multiple: true, default: nearParts.slice() },
    width: { type: "string", default: "900" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.014" },
    quality: { type: "string", default: "42" },
    out: { type: "string", default: join(import.meta.dirname, "near-layers") },
  },
});

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const shape of values.shape)
    for (const part of values.part) {
      const started = performance.now();
      const call = [shape, part, Number(values.width), Number(values.scale), Number(values.cell)].map((value) =>
        JSON.stringify(value),
      );
      await storeLayers(
        join(values.out, `${shape}-${part}`),
        await tab.evaluate<RenderedLayers>(`takeNearPicture(${call.join(", ")})`),
        Number(values.quality),
      );
      console.log(`${shape} ${part}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
});
