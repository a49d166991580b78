import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { launchChromium } from "../e2e/lib/chromium.ts";

/**
 * Serves the demo of a built template and opens it in Chromium: home, results, a car.
 *
 * @returns what was seen, in a line
 * @throws Error when a page fails, shows an error of a script, or has no cars
 */
export async function openTemplate({ folder, site, env }: { folder: string; site: string; env: Readonly<Record<string, string>> }): Promise<string> {
  const program = join(folder, "node_modules", "@forecourt", "server", "dist", "cli.js");
  const child = spawn(process.execPath, [program, "demo"], { cwd: folder, env: { ...process.env, ...env, PORT: "0" }, stdio: ["ignore", "pipe", "pipe"] });
  const log: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  try {
    const port = await new Promise<string>((ready, fail) => {
      let seen = "";
      createInterface({ input: child.stdout }).on("line", (line) => {
        seen = /:(\d+)\/$/.exec(line)?.[1] ?? seen;
        if (line === "ready") ready(seen);
      });
      void ended.then(() => fail(new Error(`[release] The demo ended before it was ready:\n${log.join("\n")}`)));
    });
    return await look(`http://${site}.localhost:${port}`);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function look(base: string): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await page.goto(`${base}/`);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.goto(`${base}/search/new-used-and-demo-cars`);
    const cars = page.locator('main a[href^="/cars/"]');
    const count = await cars.count();
    await cars.first().click();
    await page.waitForURL("**/cars/**");
    const car = await page.getByRole("heading", { level: 1 }).innerText();
    if (wrong.length > 0) throw new Error(`[release] The browser found fault with the new template: ${wrong.join("; ")}`);
    return `"${heading}"; ${count} links to cars; "${car.replaceAll("\n", " ")}"`;
  } finally {
    await browser.close();
  }
}
