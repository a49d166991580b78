import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../e2e/lib/chromium.ts";
import { ownPage } from "./fill-every-slot.ts";
import { hydrated } from "./walk-development.ts";

/** What an author sees at once, in milliseconds. */
const atOnceMs = 20_000;

/**
 * Changes a template while its development server runs, as its author does: a route, a slot, the theme and the site
 * document, each seen on the page that is open. Vite does not look at folders named `test-results`, so the template
 * stands elsewhere.
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
    await page.locator("header[data-changed]").waitFor({ timeout: atOnceMs });
    await hydrated(page);
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue("--fc-color-accent");
    const before = await page.evaluate(accent);
    change(template, "app/theme.ts", /accent: "#[0-9a-f]{6}"/, 'accent: "#7a1fa2"');
    await page.waitForFunction(
      (was) => getComputedStyle(document.documentElement).getPropertyValue("--fc-color-accent") !== was,
      before,
      { timeout: atOnceMs },
    );

    change(template, "site.json", /"name": ?"[^"]*"/, '"name": "Coast Cars by the Sea"');
    await page.getByRole("contentinfo").getByText("Coast Cars by the Sea").waitFor({ timeout: atOnceMs });
    return "a route, a slot, the theme and the site document change on the open page while the server runs";
  } finally {
    await browser.close();
  }
}

function change(template: string, path: string, from: string | RegExp, to: string): void {
  const file = join(template, path);
  const text = readFileSync(file, "utf8");
  if (!(typeof from === "string" ? text.includes(from) : from.test(text)))
    throw new Error(
      `[release] ${path} of the template no longer holds ${String(from)}. Mend tooling/release/change-template.ts.`,
    );
  writeFileSync(file, text.replace(from, to));
}
