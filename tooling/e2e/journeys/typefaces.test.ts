import { expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

it("does not move the headings when the typeface came too late for the first paint", () =>
  walk({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
    const car = await findCar("harbour-mazda", ({ status }) => status === "in_stock");
    let send = () => {};
    const painted = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/fonts/**", async (route) => {
      await painted;
      await route.continue();
    });
    const opened = open(car.path);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    send();
    await opened;
    await page.evaluate(() => document.fonts.ready);
    /** How wide the first line of the page's heading is, in px. */
    const headingWidth = () =>
      page.evaluate(() => {
        const words = document.createRange();
        words.selectNodeContents(document.querySelector("h1") as HTMLElement);
        return Math.round(words.getClientRects()[0]?.width ?? 0);
      });
    const before = await headingWidth();
    // All of the style sheet arrives with the scripts.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const asked = Number(document.querySelector<HTMLLinkElement>("link[data-layers]")?.dataset["layers"]);
          const sheets = [...document.styleSheets].filter(({ href }) => /\.layers\d[^.]*\.css$/.test(href ?? ""));
          return asked > 0 && sheets.length === asked;
        }),
      )
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await headingWidth()).toBe(before);
  }));
