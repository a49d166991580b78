import { expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

it("a printed list of cars cuts no car in two and has no bar in the middle of a sheet", () =>
  walk({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
    await open("/search/used-cars");
    await page.emulateMedia({ media: "print" });
    const card = page.locator("main article").first();
    expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
    const stuck = await page
      .locator("main *")
      .evaluateAll((elements) =>
        elements.filter((element) => element.checkVisibility() && getComputedStyle(element).position === "sticky"),
      );
    expect(stuck).toHaveLength(0);
  }));
