import { describe, expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
describe("the arrows of similar cars", () => {
  it.each(["harbour-mazda", "saltwater-caravans", "westgate-trucks"] as const)(
    "of %s lie over neither the heart nor the comparison of a card",
    (slug) =>
      walk({ site: slug }, async ({ page, open }) => {
        await open((await findCar(slug, ({ status }) => status === "sold")).path);
        const strip = page.locator('[aria-roledescription="carousel"]').first();
        await strip.scrollIntoViewIfNeeded();
        await strip
          .getByRole("button", { name: /^(Save|Compare)/ })
          .first()
          .waitFor();
        const covered = await strip.evaluate((row) => {
          const arrow = row.querySelector('[data-side="after"]')?.getBoundingClientRect();
          return [...row.querySelectorAll("li button")].filter((button) => {
            const box = button.getBoundingClientRect();
            return (
              arrow !== undefined &&
              box.left < arrow.right &&
              box.right > arrow.left &&
              box.top < arrow.bottom &&
              box.bottom > arrow.top
            );
          }).length;
        });
        expect(covered).toBe(0);
      }),
  );
});
