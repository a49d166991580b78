import { expect } from "vitest";
import type { Shopper } from "./walk.ts";

/** What a shopper does on a results page, on either screen. */
export interface ResultsPage {
  /** Number of cars that the page says it found. */
  count(): Promise<number>;
  /** Waits until the page says that it found this many. */
  counts(expected: number): Promise<void>;
  /** Names on the cards, in order. */
  names(): Promise<string[]>;
  /** Prices on the cards in dollars, in order; cards without a price are left out. */
  prices(): Promise<number[]>;
  /** Opens the filters where they are behind a button. */
  openFilters(): Promise<void>;
  /** Goes back to the results where the filters cover them. */
  closeFilters(): Promise<void>;
}

/** The results page that a shopper is on. */
export function resultsPage({ page, size, find }: Shopper): ResultsPage {
  const cards = page.locator("article");
  const count = async () => Number((await page.locator("#result-count strong").innerText()).replaceAll(",", ""));
  const results: ResultsPage = {
    count,
    counts: (expected) => expect.poll(count).toBe(expected),
    names: () => cards.locator("h2 a, h3 a").allInnerTexts(),
    async prices() {
      const texts = await cards.allInnerTexts();
      return texts
        .flatMap((text) => /\$([\d,]+)(?! per week|\/| p\/w)/.exec(text)?.[1]?.replaceAll(",", "") ?? [])
        .map(Number);
    },
    async openFilters() {
      if (size === "phone") await find("link", "Filters").click();
    },
    async closeFilters() {
      if (size === "phone") await find("button", /^Show [\d,]+ cars?$/).click();
    },
  };
  return results;
}
