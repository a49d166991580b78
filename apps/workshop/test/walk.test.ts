import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { themeToCss } from "@forecourt/ui-kit/theme";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../../tooling/e2e/lib/chromium.ts";
import { firstSite, siteChoices, workshopSite } from "../lib/workshop-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { StoryPage } from "./story-page.ts";

const built = resolve(import.meta.dirname, "../build/walk");
if (!existsSync(`${built}/index.json`))
  throw new Error(`[workshop] There is nothing to walk at ${built}: "pnpm run walk" builds it first.`);
const { entries } = JSON.parse(readFileSync(`${built}/index.json`, "utf8")) as {
  entries: Record<string, { id: string; title: string; name: string }>;
};
const stories = Object.values(entries).map(({ id, title, name }) => ({ id, title: `${title}, ${name}` }));

const cssOf = (choice: string) => themeToCss(workshopSite(choice).preset, workshopSite(choice).site.theme);
/** Each look once: the demo dealers who keep the template's share one. */
const otherLooks = siteChoices
  .map(({ value, title }) => ({ name: title, css: cssOf(value) }))
  .filter(({ css }, index, looks) => css !== cssOf(firstSite) && looks.findIndex((look) => look.css === css) === index);

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;
const free: StoryPage[] = [];
/** How words are drawn that were looked at, by look. */
const known = Object.fromEntries(otherLooks.map(({ name }) => [name, new Set<string>()]));

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), serveFolder(built)]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

describe("The looks of the walk", () => {
  it("are the demo dealers' different ones and a dark one", () => {
    expect(otherLooks.length).toBeGreaterThanOrEqual(4);
  });
});

describe.concurrent("A part of the workshop", () => {
  it.each(stories)(
    "$title: stands without an error, fits every screen, and is accessible in every dealer's look",
    async ({ id }) => {
      const page = free.pop() ?? (await StoryPage.open(browser, server.url, firstSite));
      await page.show(id, "desk");
      const desk = await page.findings();
      const looks = await page.findingsOf(otherLooks, known);
      await page.resize("tablet");
      const tablet = await page.overflow();
      await page.resize("phone");
      const phone = await page.findings();
      free.push(page);
      expect({ desk, looks, tablet, phone }).toEqual({ desk: [], looks: [], tablet: [], phone: [] });
    },
  );
});
