import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

/** Runs in the browser: how each element of the page's main part is drawn. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main h1, main h2, main ol, main aside, main section, main p, main button")].map(
      (element) => {
        const { display, color, fontSize, padding, borderTopWidth, gap } = getComputedStyle(element);
        return `${element.tagName} ${display} ${color} ${fontSize} ${padding} ${borderTopWidth} ${gap}`;
      },
    ),
  );

describe("the finance page", () => {
  it.each(["harbour-mazda", "tasman-motors", "meridian-group", "westgate-trucks"] as const)(
    "looks the same when a link leads to it as when it is loaded, at %s",
    (site) =>
      walk({ site }, async ({ page, open, find, arrive }) => {
        await page.addInitScript(() =>
          addEventListener("forecourt:ready", () => (document.documentElement.id = "ready")),
        );
        await open("/finance");
        await page.locator("html#ready").waitFor();
        const loaded = await lookOf(page);
        expect(loaded.length).toBeGreaterThan(5);
        await open("/");
        await page.locator("html#ready").waitFor();
        await find("link", "Finance").click();
        await arrive("/finance");
        await expect.poll(() => lookOf(page)).toEqual(loaded);
      }),
  );
});
