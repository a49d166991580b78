import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { runTemplateSuite } from "@forecourt/template-suite";
import { launchChromium } from "../e2e/lib/chromium.ts";

/**
 * Serves the demo of a built template, runs the common suite on it, and walks from the results to a car in Chromium.
 *
 * @returns what was seen, in a line
 * @throws Error when anything does not hold, or a script fails
 */
export async function openTemplate({
  folder,
  site,
  env,
}: {
  folder: string;
  site: string;
  env: Readonly<Record<string, string>>;
}): Promise<string> {
  const program = join(folder, "node_modules", "@forecourt", "server", "dist", "cli.js");
  const child = spawn(process.execPath, [program, "demo"], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
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

/** What every template must keep, by the suite as it was installed; then a shopper's first steps, watched for errors of scripts. */
async function look(base: string): Promise<string> {
  const found = await runTemplateSuite({ url: base });
  const failures = found.flatMap(({ name, failures }) => failures.map((one) => `${name}: ${one}`));
  if (failures.length > 0)
    throw new Error(`[release] The new template does not keep what every template must:\n${failures.join("\n")}`);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await page.goto(`${base}/search/new-used-and-demo-cars`);
    const first = page.locator("article h2 a").first();
    const name = await first.innerText();
    await first.click();
    await page.waitForURL("**/cars/**");
    await page.getByRole("heading", { level: 1, name: name.split("\n")[0] ?? name }).waitFor();
    if (wrong.length > 0)
      throw new Error(`[release] The browser found fault with the new template: ${wrong.join("; ")}`);
    return `${found.length} checks of the template suite hold; a shopper opened "${name.replaceAll("\n", " ")}"`;
  } finally {
    await browser.close();
  }
}
