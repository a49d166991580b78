import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";

const here = import.meta.dirname;
const three = dirname(dirname(createRequire(import.meta.url).resolve("three")));
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

/**
 * Opens the studio in a browser (`CHROMIUM`, default /usr/bin/chromium), lets `work` take its pictures there, and
 * closes it.
 */
export async function inStudio(work: (tab: Page) => Promise<void>): Promise<void> {
  const port = Number(process.env["PORT"] ?? 4150);
  const server = await serveScene(port);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const tab = await browser.newPage();
    tab.on("pageerror", (error) => console.error(error));
    // A busy machine takes its time to read three.js.
    tab.setDefaultTimeout(300_000);
    await tab.goto(`http://127.0.0.1:${port}/`);
    await tab.waitForFunction("typeof takePicture === 'function'");
    await work(tab);
  } finally {
    await browser.close();
    server.close();
  }
}
