import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import sharp from "sharp";

const here = import.meta.dirname;
const three = dirname(dirname(createRequire(import.meta.url).resolve("three")));
const port = Number(process.env["PORT"] ?? 4150);
const { values } = parseArgs({
  options: { body: { type: "string", multiple: true }, angle: { type: "string", multiple: true }, width: { type: "string", default: "1600" }, scale: { type: "string", default: "2" }, cell: { type: "string", default: "0.011" }, out: { type: "string", default: join(here, "layers") } },
});

const page0 = `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/":"/three/"}}</script><script type="module" src="/scene/page.ts"></script>`;

const server = createServer((request, response) => {
  void answer(new URL(request.url ?? "/", "http://x").pathname).then(
    (body) => response.writeHead(200, { "content-type": body.startsWith("<!") ? "text/html" : "text/javascript" }).end(body),
    (error: unknown) => response.writeHead(404).end(String(error)),
  );
});
async function answer(path: string): Promise<string> {
  if (path === "/") return page0;
  if (path.startsWith("/three/")) return readFile(join(three, path.slice(7)), "utf8");
  return stripTypeScriptTypes(await readFile(join(here, path), "utf8"));
}
await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
try {
  const tab = await browser.newPage();
  tab.on("console", (message) => void message.text());
  tab.on("pageerror", (error) => console.log(String(error)));
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.waitForFunction("typeof takePicture === 'function'");
  await mkdir(values.out, { recursive: true });
  for (const body of values.body ?? []) {
    for (const angle of values.angle ?? ["front", "side", "rear"]) {
      const started = performance.now();
      const layers = await tab.evaluate(`takePicture(${JSON.stringify(body)}, ${JSON.stringify(angle)}, ${values.width}, ${values.scale}, ${values.cell})`) as { width: number; height: number; base: string; paint: string };
      const raw = { width: layers.width, height: layers.height };
      await sharp(Buffer.from(layers.base, "base64"), { raw: { ...raw, channels: 3 } }).webp({ quality: 88, smartSubsample: true, effort: 6 }).toFile(join(values.out, `${body}-${angle}-base.webp`));
      await sharp(Buffer.from(layers.paint, "base64"), { raw: { ...raw, channels: 1 } }).webp({ quality: 88, effort: 6 }).toFile(join(values.out, `${body}-${angle}-paint.webp`));
      console.log(`${body} ${angle}: ${Math.round(performance.now() - started)} ms`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
