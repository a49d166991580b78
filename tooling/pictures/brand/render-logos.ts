import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";

// Makes the dealers' logos anew, each for light and for dark grounds: node tooling/pictures/brand/render-logos.ts
const require = createRequire(join(import.meta.dirname, "../../../packages/platform/package.json"));

interface Logo {
  /** Package of the typeface, and its weight. */
  font: string;
  weight: number;
  /** SVG of the mark, 100 units high; `INK` and `ACCENT` stand for the colours. */
  mark: string;
  /** HTML beside it. */
  words: string;
  ink: string;
  /** For light and for dark grounds. */
  accents: readonly [light: string, dark: string];
}

const logos: Record<string, Logo> = {
  "harbour-mazda": {
    font: "sora",
    weight: 700,
    mark: `<svg viewBox="0 0 120 100" height="100"><path d="M6 62a54 54 0 0 1 108 0" fill="none" stroke="INK" stroke-width="12"/><path d="M0 84c20-16 40-16 60 0s40 16 60 0" fill="none" stroke="ACCENT" stroke-width="12"/></svg>`,
    words: `<b style="letter-spacing:-.02em">Harbour</b><span style="font-weight:300;opacity:.86;letter-spacing:-.01em"> Mazda</span>`,
    ink: "#14202b",
    accents: ["#1f6fb2", "#6fb7ee"],
  },
  "tasman-motors": {
    font: "archivo",
    weight: 800,
    mark: `<svg viewBox="0 0 104 100" height="100"><rect width="104" height="100" rx="8" fill="ACCENT"/><path d="M52 16 60 44 88 52 60 60 52 88 44 60 16 52 44 44z" fill="#fff"/></svg>`,
    words: `<b style="display:block;font-size:62px;line-height:.95;letter-spacing:.01em">TASMAN</b><span style="display:block;font-size:30px;line-height:1.1;letter-spacing:.435em">MOTORS</span>`,
    ink: "#1d2522",
    accents: ["#0f6b5c", "#25a58f"],
  },
  "meridian-group": {
    font: "space-grotesk",
    weight: 700,
    mark: `<svg viewBox="0 0 100 100" height="100"><circle cx="50" cy="50" r="42" fill="none" stroke="INK" stroke-width="9"/><ellipse cx="50" cy="50" rx="18" ry="42" fill="none" stroke="INK" stroke-width="7"/><path d="M50 0v100" stroke="ACCENT" stroke-width="12"/></svg>`,
    words: `<b style="letter-spacing:-.03em">meridian</b>`,
    ink: "#191b2a",
    accents: ["#c2410c", "#ff8a4c"],
  },
  "ridgeline-motorcycles": {
    font: "barlow-condensed",
    weight: 700,
    mark: `<svg viewBox="0 0 132 100" height="100"><path d="M2 92 46 18l26 44 16-26 42 56" fill="none" stroke="ACCENT" stroke-width="13" stroke-linejoin="bevel"/></svg>`,
    words: `<b style="letter-spacing:.02em;font-size:84px">RIDGELINE</b>`,
    ink: "#141517",
    accents: ["#d63f05", "#ff5a1f"],
  },
  "saltwater-caravans": {
    font: "fraunces",
    weight: 600,
    mark: `<svg viewBox="0 0 110 100" height="100"><path d="M8 74V44a28 28 0 0 1 28-28h58a8 8 0 0 1 8 8v50z" fill="none" stroke="INK" stroke-width="8"/><path d="M0 92c18-12 37-12 55 0s37 12 55 0" fill="none" stroke="ACCENT" stroke-width="9"/><circle cx="58" cy="76" r="12" fill="ACCENT"/></svg>`,
    words: `<b style="display:block;font-size:64px;line-height:1">Saltwater</b><span style="display:block;font-size:29px;line-height:1.2;letter-spacing:.2em">caravans</span>`,
    ink: "#24302e",
    accents: ["#0d6e7c", "#5cc4d2"],
  },
  "westgate-trucks": {
    font: "zilla-slab",
    weight: 700,
    mark: `<svg viewBox="0 0 96 100" height="100"><path d="M4 10h88v80H4z" fill="ACCENT"/><path d="M18 28l14 46 16-40 16 40 14-46" fill="none" stroke="#1a1f24" stroke-width="11"/></svg>`,
    words: `<b style="display:block;font-size:66px;line-height:.95">WESTGATE</b><span style="display:block;font-size:30px;line-height:1.1;letter-spacing:.52em">TRUCKS</span>`,
    ink: "#1a1f24",
    accents: ["#f2b705", "#f2b705"],
  },
};

async function page({ font, weight, mark, words, ink, accents: [light, dark] }: Logo, isDark: boolean) {
  const file = require.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
  const data = (await readFile(file)).toString("base64");
  const color = isDark ? "#ffffff" : ink;
  const painted = (text: string) => text.replaceAll("INK", color).replaceAll("ACCENT", isDark ? dark : light);
  return `<style>@font-face{font-family:x;font-weight:100 900;src:url(data:font/woff2;base64,${data})}
body{margin:40px;display:flex;gap:26px;align-items:center;font:${weight} 76px/1 x;color:${color};white-space:nowrap}svg{display:block;flex:none}</style>
${painted(mark)}<div>${painted(words)}</div>`;
}

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox"],
});
const tab = await browser.newPage({ viewport: { width: 1000, height: 200 } });
for (const [slug, logo] of Object.entries(logos)) {
  for (const ground of ["light", "dark"]) {
    await tab.setContent(await page(logo, ground === "dark"));
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const drawn = await tab.screenshot({ omitBackground: true });
    const file = join(import.meta.dirname, `${slug}-${ground}.webp`);
    const { width, height } = await sharp(drawn).trim({ threshold: 1 }).webp({ lossless: true }).toFile(file);
    console.log(`${file}: ${width} x ${height}`);
  }
}
await browser.close();
