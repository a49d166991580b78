import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("a page of a form on a phone", () => {
  it.each(["meridian-group", "ridgeline-motorcycles"] as const)(
    "of %s has no words over the picture of its band",
    (site) =>
      walk({ site, size: "phone" }, async ({ page, open }) => {
        await open("/finance");
        const panel = page.locator("main h1").locator("..");
        const words = await panel.locator("p").first().boundingBox();
        const picture = await panel.locator("img").boundingBox();
        expect(words).not.toBeNull();
        expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
      }),
  );
});

describe("the footer of a phone", () => {
  it.each(["harbour-mazda", "saltwater-caravans", "westgate-trucks"] as const)("of %s has two menus in a row", (site) =>
    walk({ site, size: "phone" }, async ({ page, open }) => {
      await open("/contact");
      const menus = page.locator("footer nav");
      const [first, second, third] = await Promise.all([0, 1, 2].map(async (index) => menus.nth(index).boundingBox()));
      expect(first?.y).toBe(second?.y);
      expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    }),
  );
});
