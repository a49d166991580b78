import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { paintLayers } from "./layer-code.ts";
import type { RenderedLayers } from "./layer-code.ts";
import { paints } from "./paints.ts";
import { inStudio } from "./scene-browser.ts";

// Makes the cut-out cars of first pages anew: node tooling/pictures/render-cut-outs.ts [--car suv-sport:Red] [--out folder]
const { values } = parseArgs({
  options: {
    car: { type: "string", multiple: true, default: ["suv-sport:Red", "ute-bold:Blue", "hatch-small:Teal"] },
    width: { type: "string", default: "1600" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.02" },
    out: { type: "string", default: join(import.meta.dirname, "cut-outs") },
  },
});

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const car of values.car) {
    const started = performance.now();
    const [shape = "", paint = ""] = car.split(":");
    const call = [shape, Number(values.width), Number(values.scale), Number(values.cell)].map((value) =>
      JSON.stringify(value),
    );
    const rendered = await tab.evaluate<RenderedLayers & { cover: string }>(`takeCutOut(${call.join(", ")})`);
    const { width, height } = rendered;
    const [base, response, cover] = [rendered.base, rendered.paint, rendered.cover].map((text) =>
      Buffer.from(text, "base64"),
    ) as [Buffer, Buffer, Buffer];
    fadeAtEdges(cover, width);
    const whole = await sharp(paintLayers(base, response, paints[paint] ?? paint), {
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
