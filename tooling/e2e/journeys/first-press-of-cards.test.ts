import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { siteUrl } from "../lib/sites.ts";
import type { SiteName } from "../lib/sites.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import type { Shopper, Size } from "../lib/walk.ts";

useBrowser();

const everyCar = "/search/new-used-and-demo-cars";
const dealers = [
  "harbour-mazda",
  "tasman-motors",
  "meridian-group",
  "ridgeline-motorcycles",
  "saltwater-caravans",
  "westgate-trucks",
] as const satisfies readonly SiteName[];

/** A shopper who opens a page, does nothing until it is at rest, not even move, and then presses. */
const firstPress = (
  site: SiteName,
  size: Size,
  path: string,
  press: (shopper: Shopper, press: (what: Locator) => Promise<void>) => Promise<void>,
) =>
  walk({ site, size }, async (shopper) => {
    const { page } = shopper;
    await page.addInitScript(() => addEventListener("forecourt:ready", () => (document.documentElement.id = "ready")));
    await page.goto(siteUrl(site, path));
    await page.locator("#ready").waitFor();
    await press(shopper, (what) => (size === "phone" ? what.tap() : what.click()));
  });

const pressButton = (site: SiteName, size: Size, path: string, name: RegExp) =>
  firstPress(site, size, path, async ({ find }, press) => {
    const button = find("button", name);
    await press(button);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  });

describe.each(dealers)("the first press of a visit on a car in the results of %s", (site) => {
  it("saves it on a phone", () => pressButton(site, "phone", everyCar, /^Save /));
  it("compares it on a desk", () => pressButton(site, "desktop", everyCar, /^Compare /));
});

describe("the first press of a visit on a row", () => {
  const site = "tasman-motors";
  it("saves its car on a desk", () => pressButton(site, "desktop", everyCar, /^Save /));
  it("compares its car on a phone", () => pressButton(site, "phone", everyCar, /^Compare /));

  it.each(sizes)("opens its car on a %s", (size) =>
    firstPress(site, size, everyCar, async ({ page, arrive }, press) => {
      await press(page.locator("main h2 a").first());
      await arrive(/^\/cars\//);
    }),
  );
});

describe("the first press of a visit on a car elsewhere", () => {
  it("saves one of the first page", () => pressButton("harbour-mazda", "desktop", "/", /^Save /));
});
