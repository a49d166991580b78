import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { pictureAngles, pictureBodies } from "./picture-set.ts";
import type { RenderedLayers } from "./layer-code.ts";

// Makes the committed layers anew: node tooling/demo/pictures/render.ts [--body suv] [--angle front] [--out folder]
// Quick look while working on a body: --width 800 --scale 1 --cell 0.016
const here = import.meta.dirname;
const three = dirname(dirname(createRequire(import.meta.url).resolve("three")));
const { values } = parseArgs({
  options: {
    body: { type: "string", multiple: true, default: [...pictureBodies, "cabin"] },
    angle: { type: "string", multiple: true, default: pictureAngles.slice() },
    width: { type: "string", default: "1600" },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.012" },
    out: { type: "string", default: join(here, "layers") },
  },
});

const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/":"/three/"}}</script><script type="module" src="/scene/page.ts"></script>`;

async function source(path: string): Promise<string> {
  if (path === "/") return html;
  if (path.startsWith("/three/")) return readFile(join(three, path.slice("/three/".length)), "utf8");
  return stripTypeScriptTypes(await readFile(join(here, path), "utf8"));
}

async function serveScene(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://scene").pathname;
    source(path).then(
      (text) => response.writeHead(200, { "content-type": path === "/" ? "text/html" : "text/javascript" }).end(text),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(port, "127.0.0.1", listening);
  });
  return server;
}

async function store(name: string, layers: RenderedLayers): Promise<void> {
  const { width, height } = layers;
  const file = join(values.out, name);
  await sharp(Buffer.from(layers.base, "base64"), { raw: { width, height, channels: 3 } }).webp({ quality: 92, smartSubsample: true, effort: 6 }).toFile(`${file}-base.webp`);
  await sharp(Buffer.from(layers.paint, "base64"), { raw: { width, height, channels: 1 } }).webp({ quality: 92, effort: 6 }).toFile(`${file}-paint.webp`);
}

const port = Number(process.env["PORT"] ?? 4150);
const server = await serveScene(port);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
try {
  const tab = await browser.newPage();
  tab.on("pageerror", (error) => console.error(error));
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.waitForFunction("typeof takePicture === 'function'");
  await mkdir(values.out, { recursive: true });
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
} finally {
  await browser.close();
  server.close();
}
