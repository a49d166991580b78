import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { tonedLight } from "./layer-code.ts";
import type { RenderedLayers } from "./layer-code.ts";
import { inStudio } from "./scene-browser.ts";
import { insidePlaces } from "./spin-set.ts";

// Makes the committed interior pictures anew: node tooling/pictures/render-insides.ts [--place cabin] [--out folder]
const { values } = parseArgs({
  options: {
    place: { type: "string", multiple: true, default: insidePlaces.slice() },
    columns: { type: "string", default: "10" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.012" },
    out: { type: "string", default: join(import.meta.dirname, "insides") },
  },
});
const columns = Number(values.columns);
/** Rows rendered and rows left out at the top, for each column of a degree: more of the dashboard than of the roof is seen. */
const [rows, roofRows] = [84, 12];

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const place of values.place) {
    const started = performance.now();
    const call = [place, columns, rows * columns, Number(values.scale), Number(values.cell)].map((value) =>
      JSON.stringify(value),
    );
    const { width, height, base } = await tab.evaluate<RenderedLayers>(`takeRoundPicture(${call.join(", ")})`);
    const picture = Buffer.from(base, "base64").map((byte) => tonedLight[byte] ?? 0);
    const top = roofRows * columns;
    await sharp(picture, { raw: { width, height, channels: 3 } })
      .extract({ left: 0, top, width, height: height - top })
      .webp({ quality: 82, effort: 6 })
      .toFile(join(values.out, `${place}.webp`));
    console.log(`${place}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});
