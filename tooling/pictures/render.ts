import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RenderedLayers } from "./layer-code.ts";
import { pictureAngles, pictureShapes } from "./picture-set.ts";
import { inStudio } from "./scene-browser.ts";
import { storeLayers } from "./store-layers.ts";

// Makes the committed layers anew: node tooling/pictures/render.ts [--shape suv-city] [--angle front] [--out folder]
// Pictures are rendered a little smaller than they are stored: that takes half the time and looks the same.
// Quick look while working on a shape: --width 640 --enlarged 640 --scale 1 --cell 0.024
const { values } = parseArgs({
  options: {
    shape: { type: "string", multiple: true, default: [...pictureShapes] },
    angle: { type: "string", multiple: true, default: pictureAngles.slice() },
    width: { type: "string", default: "1200" },
    enlarged: { type: "string", default: "1600" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.02" },
    quality: { type: "string", default: "56" },
    out: { type: "string", default: join(import.meta.dirname, "layers") },
  },
});

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const shape of values.shape) {
    for (const angle of values.angle) {
      const started = performance.now();
      const call = [shape, angle, Number(values.width), Number(values.scale), Number(values.cell)].map((value) =>
        JSON.stringify(value),
      );
      await storeLayers(
        join(values.out, `${shape}-${angle}`),
        await tab.evaluate<RenderedLayers>(`takePicture(${call.join(", ")})`),
        Number(values.quality),
        Number(values.enlarged),
      );
      console.log(`${shape} ${angle}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }
});
