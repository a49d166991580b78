import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../e2e/lib/chromium.ts";
import { ownPage } from "./fill-every-slot.ts";
import { hydrated } from "./walk-development.ts";

/** What an author sees at once, in milliseconds. */
const atOnceMs = 20_000;

/**
 * Changes a template while its development server runs, as its author does: a route, seen on the page that is open without loading it again,
 * and a slot. Vite does not look at folders named `test-results`, so the template stands elsewhere.
 *
 * @returns what was seen, in a line
 * @throws Error with what did not show
 */
export async function changeTemplate(template: string, base: string): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const listens = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
    await page.goto(`${base}${ownPage.path}`);
    await Promise.all([listens, hydrated(page)]);
    change(template, "app/routes/our-story.tsx", "The story of", "How it began:");
    await page.getByRole("heading", { level: 1, name: /^How it began:/ }).waitFor({ timeout: atOnceMs });

    change(template, "app/root.tsx", '<header data-own="Header">', '<header data-own="Header" data-changed="">');
    const until = performance.now() + atOnceMs;
    do {
      if (performance.now() > until) throw new Error("[release] A changed slot does not show under development.");
      await page.goto(`${base}/`);
    } while ((await page.locator("header[data-changed]").count()) === 0);
    return "a route changes on the open page, and a slot, while the server runs";
  } finally {
    await browser.close();
  }
}

function change(template: string, path: string, from: string, to: string): void {
  const file = join(template, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from))
    throw new Error(
      `[release] ${path} of the template no longer holds ${from}. Mend tooling/release/change-template.ts.`,
    );
  writeFileSync(file, text.replace(from, to));
}
