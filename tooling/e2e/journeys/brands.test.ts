import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("the brands of a dealer", () => {
  it.each(["/brands", "/about-us"])(
    "show on %s the logo of a make, its initials where none is known, and lead to its cars, without JavaScript too",
    (path) =>
      walk({ site: "tasman-motors", javaScript: false }, async ({ open, page, arrive }) => {
        await open(path);
        const toyota = page
          .getByRole("main")
          .getByRole("link", { name: /^Toyota/ })
          .first();
        await toyota.scrollIntoViewIfNeeded();
        const logo = toyota.locator("img");
        expect(await logo.getAttribute("src")).toBe("/img/makes/toyota.svg");
        await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
        const landRover = page
          .getByRole("main")
          .getByRole("link", { name: /^Land Rover/ })
          .first();
        expect(await landRover.locator("img").count()).toBe(0);
        expect(await landRover.textContent()).toMatch(/^LR/);
        await toyota.click();
        await arrive("/search/toyota");
      }),
  );
});
