import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { pictureAngles, pictureShapes } from "./picture-set.ts";
import { inStudio } from "./scene-browser.ts";

// Makes what each car covers of its pictures anew, and where its plates are: node render-covers.ts [--shape suv-city]
// [--angle front] [--out folder]
const { values } = parseArgs({
  options: {
    shape: { type: "string", multiple: true, default: [...pictureShapes] },
    angle: { type: "string", multiple: true, default: pictureAngles.slice() },
    width: { type: "string", default: "1200" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.025" },
    out: { type: "string", default: join(import.meta.dirname, "covers") },
  },
});

await mkdir(values.out, { recursive: true });
const file = join(values.out, "covers.json");
const facts = JSON.parse(await readFile(file, "utf8").catch(() => '{"stepBack":{},"plates":{}}')) as {
  stepBack: Record<string, number>;
  plates: Record<string, [number, number][]>;
};
const short = (value: number) => Math.round(value * 1e4) / 1e4;
await inStudio(async (tab) => {
  for (const shape of values.shape) {
    const started = performance.now();
    for (const angle of values.angle) {
      const name = `${shape}-${angle}`;
      const width = Number(values.width);
      const call = [shape, angle, width, Number(values.scale), Number(values.cell)].map((value) =>
        JSON.stringify(value),
      );
      const { cover, stepBack, plate } = await tab.evaluate<{
        cover: string;
        stepBack: number;
        plate: [number, number][];
      }>(`takeCover(${call.join(", ")})`);
      await sharp(Buffer.from(cover, "base64"), { raw: { width, height: (width * 3) / 4, channels: 1 } })
        .avif({ quality: 45, effort: 4 })
        .toFile(join(values.out, `${name}.avif`));
      if (plate.length === 4) facts.plates[name] = plate.map(([x, y]) => [short(x), short(y)]);
      if (stepBack !== 1) facts.stepBack[shape] = short(stepBack);
    }
    await writeFile(file, `${JSON.stringify(facts)}\n`);
    console.log(`${shape}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});
