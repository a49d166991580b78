import { describe, expect, it } from "vitest";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "saltwater-caravans";
const all = "/search/new-used-and-demo-cars";
const family = "sleeps=4-&body_length=-6500&aggregate_trailer_mass=-2800";

/** What a caravan's card says of it: who sleeps in it, its length in metres, its mass in kilograms. */
const figuresOf = (facts: string) => ({
  sleeps: Number(/Sleeps\s(\d+)/.exec(facts)?.[1]),
  metres: Number(/([\d.]+)\sm\b/.exec(facts)?.[1]),
  kilograms: Number(/ATM\s([\d,]+)\skg/.exec(facts)?.[1]?.replaceAll(",", "")),
});

/** Every card of the page is of a caravan for a family that a medium car may pull. */
async function expectFamilyVans({ page }: Shopper): Promise<void> {
  const facts = await page.locator('main [data-part="car-card"] p', { hasText: "Sleeps" }).allInnerTexts();
  expect(facts).toHaveLength(await page.locator('main [data-part="car-card"]').count());
  expect(facts.length).toBeGreaterThan(3);
  for (const { sleeps, metres, kilograms } of facts.map(figuresOf)) {
    expect(sleeps).toBeGreaterThanOrEqual(4);
    expect(metres).toBeLessThanOrEqual(6.5);
    expect(kilograms).toBeLessThanOrEqual(2800);
  }
}

describe("the stock of a caravan dealer", () => {
  it("is filtered by berths, length and weight, which each card says", () =>
    walk({ site }, async (shopper) => {
      const { page, open, arrive } = shopper;
      await open(all);
      const typed = async (label: string, value: string) => {
        await page.getByLabel(label, { exact: true }).fill(value);
        await page.keyboard.press("Enter");
      };
      await typed("Sleeps from", "4");
      await arrive(`${all}?sleeps=4-`);
      await typed("Body length to", "6500");
      await arrive(`${all}?sleeps=4-&body_length=-6500`);
      await typed("Loaded weight (ATM) to", "2800");
      await arrive(`${all}?${family}`);
      const [whole, wanted] = [await searchStock(site), await searchStock(site, `?${family}`)];
      expect(wanted.count).toBeGreaterThan(3);
      expect(wanted.count).toBeLessThan(whole.count);
      await resultsPage(shopper).counts(wanted.count);
      await expect.poll(() => page.locator('main [data-part="car-card"]').count()).toBe(wanted.hits.length);
      await expectFamilyVans(shopper);
    }));

  it("is so by a link on a phone, too", () =>
    walk({ site, size: "phone", javaScript: false }, async (shopper) => {
      await shopper.open(`${all}?${family}`);
      await expectFamilyVans(shopper);
    }));
});
