import { expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

it("Words that turn pale on a page that read before are found", async () => {
  await walk({ site: "harbour-mazda" }, async ({ open, inspect, page }) => {
    await open("/contact");
    await inspect();
    await page.locator("main h1").evaluate((heading) => heading.setAttribute("style", "color: #bbb"));
    const found = await inspect().catch((error: Error & { actual: string[] }) => error.actual);
    expect(found).toEqual([expect.stringMatching(/^color-contrast: .*h1/)]);
    await expect(inspect()).rejects.toThrow("accessibility of");
  });
});

it("Words that turn pale in a header that was well are found", async () => {
  await walk({ site: "harbour-mazda" }, async ({ open, inspect, page }) => {
    await open("/contact");
    await inspect();
    // Its markup stays as it was: only a style sheet changes.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("header * { color: #ddd !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const found = await inspect().catch((error: Error & { actual: string[] }) => error.actual);
    expect(found).toEqual([expect.stringMatching(/^color-contrast: /)]);
  });
});
