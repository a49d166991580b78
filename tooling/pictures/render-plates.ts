import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";

// Makes the dealers' number plates anew: node tooling/pictures/render-plates.ts
const require = createRequire(join(import.meta.dirname, "../../packages/platform/package.json"));
const folder = join(import.meta.dirname, "plates");

/** What stands on the plate of each dealer, in its typeface and colours. */
const plates: Record<
  string,
  { words: string; font: string; weight: number; ground: string; ink: string; size: number }
> = {
  "harbour-mazda": { words: "HARBOUR", font: "sora", weight: 700, ground: "#10202e", ink: "#ffffff", size: 56 },
  "tasman-motors": { words: "TASMAN", font: "archivo", weight: 800, ground: "#0f6b5c", ink: "#ffffff", size: 68 },
  "meridian-group": {
    words: "meridian",
    font: "space-grotesk",
    weight: 700,
    ground: "#191b2a",
    ink: "#ff8a4c",
    size: 70,
  },
  "ridgeline-motorcycles": {
    words: "RIDGELINE",
    font: "barlow-condensed",
    weight: 700,
    ground: "#141517",
    ink: "#ff5a1f",
    size: 78,
  },
  "saltwater-caravans": {
    words: "Saltwater",
    font: "fraunces",
    weight: 600,
    ground: "#0d6e7c",
    ink: "#ffffff",
    size: 66,
  },
  "westgate-trucks": {
    words: "WESTGATE",
    font: "zilla-slab",
    weight: 700,
    ground: "#f2b705",
    ink: "#1a1f24",
    size: 66,
  },
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox"],
});
const tab = await browser.newPage({ viewport: { width: 370, height: 112 } });
for (const [dealer, { words, font, weight, ground, ink, size }] of Object.entries(plates)) {
  const file = require.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
  const data = (await readFile(file)).toString("base64");
  await tab.setContent(`<style>@font-face{font-family:x;font-weight:100 900;src:url(data:font/woff2;base64,${data})}
body{margin:0;height:112px;display:grid;place-items:center;background:${ground};color:${ink};font:${weight} ${size}px/1 x;box-shadow:inset 0 0 0 5px ${ground},inset 0 0 0 8px ${ink}55}</style>${words}`);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await sharp(await tab.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${dealer}.webp`));
}
await browser.close();
