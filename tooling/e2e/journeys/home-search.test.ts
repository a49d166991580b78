import { describe, expect, it } from "vitest";
import { resultsPage } from "../lib/results-page.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("the search of a first page", () => {
  it.each(sizes)("is as it was left when a shopper comes back from the results, on a %s", (size) =>
    walk({ site: "harbour-mazda", size }, async (shopper) => {
      const { open, page, arrive } = shopper;
      const form = page.locator('[data-part="stock-finder"] form:has(select)');
      const body = form.getByRole("combobox", { name: "Body type" });
      const show = form.getByRole("button", { name: /^Show Me / });
      const isAsLeft = async (count: string) => {
        await expect.poll(() => body.inputValue()).toBe("Ute");
        await expect.poll(() => show.textContent()).toBe(count);
      };
      await open("/");
      const all = await show.textContent();
      await body.selectOption("Ute");
      await expect.poll(() => show.textContent()).not.toBe(all);
      const utes = (await show.textContent()) ?? "";
      await show.click();
      await arrive(/^\/search\/.*simple_body=Ute/);
      await resultsPage(shopper).counts(Number(/\d+/.exec(utes)?.[0]));
      await page.goBack();
      await arrive("/");
      await isAsLeft(utes);
      await page.reload();
      await isAsLeft(utes);
      // Another visit is another search. (Loading the same address twice in a row is a reload.)
      await open("/about-us");
      await open("/");
      await form.getByRole("combobox", { name: "Make" }).selectOption("Mazda");
      // The button says another number once the scripts of this page run: they have put back by then what they would.
      await expect.poll(() => show.textContent()).not.toBe(all);
      expect(await body.inputValue()).toBe("");
    }),
  );
});
