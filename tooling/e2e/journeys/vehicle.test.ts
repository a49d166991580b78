import { describe, expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { look, sizes, useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

/** Shows the photos of a car that opens with another view, whose own links to photos go with it. */
async function showPhotos({ page }: Shopper): Promise<void> {
  const tab = page.getByRole("tab", { name: "Photos" });
  if ((await tab.count()) === 0) return;
  await tab.click();
  await page.getByRole("tab", { name: "Photos", selected: true }).waitFor();
}

describe.each(sizes)("a car on a %s", (size) => {
  it("opens from its card and shows what the card said", () =>
    look({ site, size }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open("/search/new-cars");
      const card = page.locator("article").first();
      const name = await card.locator("h2 a").innerText();
      const price = /\$[\d,]+/.exec(await card.innerText())?.[0] ?? "";
      await card.locator("h2 a").click();
      await shopper.arrive(/^\/cars\/[\w-]+$/);
      await expect
        .poll(async () => (await page.locator("h1").innerText()).replace(/\s+/g, " "))
        .toBe(name.replace(/\s+/g, " "));
      await expect.poll(() => page.locator("main").innerText()).toContain(price);
      await find("heading", "Key information").waitFor();
      await shopper.inspect();
    }));

  it("shows its photos full screen, by keys, and gives the focus back", () =>
    look({ site, size }, async (shopper) => {
      const { page, find } = shopper;
      const car = await findCar(site, ({ status }) => status === "in_stock");
      await shopper.open(car.path);
      await showPhotos(shopper);
      const opener = find("link", size === "phone" ? /^Open photo 1 of/ : /^All \d+ photos$/);
      const label = await opener.evaluate((element) => element.outerHTML);
      await opener.click();
      const viewer = page.getByRole("dialog", { name: /^Photos of / });
      await viewer.getByText(/^Photo 1 of \d+$/).waitFor();
      await shopper.inspect();
      await page.keyboard.press("ArrowRight");
      await viewer.getByText(/^Photo 2 of \d+$/).waitFor();
      await page.keyboard.press("ArrowLeft");
      await viewer.getByText(/^Photo 1 of \d+$/).waitFor();
      await page.keyboard.press("Escape");
      await viewer.waitFor({ state: "detached" });
      await shopper.arrive(car.path);
      await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe(label);
    }));
  it("closes its photos by Back and stays on the car", () =>
    look({ site, size }, async (shopper) => {
      const car = await findCar(site, ({ status }) => status === "in_stock");
      await shopper.open(car.path);
      await showPhotos(shopper);
      await shopper.find("link", /^Open photo 1 of/).click();
      const viewer = shopper.page.getByRole("dialog", { name: /^Photos of / });
      await viewer.waitFor();
      await shopper.page.goBack();
      await viewer.waitFor({ state: "detached" });
      await shopper.arrive(car.path);
    }));
});

describe("the buttons of a car on a phone", () => {
  it.each(["harbour-mazda", "tasman-motors", "westgate-trucks"] as const)(
    "stand once each, and at most three of them above the first fact, at %s",
    (dealer) =>
      look({ site: dealer, size: "phone" }, async (shopper) => {
        // A car that is reserved or has no price has fewer buttons.
        const car = await findCar(
          dealer,
          ({ status, reserved, price }) => status === "in_stock" && reserved !== true && (price ?? 0) > 1000,
        );
        await shopper.open(car.path);
        await shopper.page.locator('[data-part="car-facts"]').waitFor();
        // All of it at one moment: two questions to the browser may be answered before and after a change of the page.
        const { facts, buttons } = await shopper.page.evaluate(() => {
          const topOf = (element: Element) => element.getBoundingClientRect().top;
          return {
            facts: [...document.querySelectorAll('[data-part="car-facts"]')].map(topOf),
            buttons: [...document.querySelectorAll('[data-part="car-actions"] a')].map((link) => ({
              name: link.textContent,
              top: topOf(link),
              isShown: link.checkVisibility(),
            })),
          };
        });
        expect(facts).toHaveLength(1);
        expect(buttons.filter(({ isShown }) => !isShown)).toEqual([]);
        expect(buttons.length).toBeGreaterThan(3);
        expect(new Set(buttons.map(({ name }) => name)).size).toBe(buttons.length);
        const above = buttons.filter(({ top }) => top < (facts[0] ?? 0));
        expect(above.length, `facts at ${facts[0]}, above: ${JSON.stringify(above)}`).toBeLessThanOrEqual(3);
      }),
  );
});

describe("the views of a car", () => {
  it("count once for a shopper and day, and once more for the next shopper", async () => {
    const car = await findCar(site, ({ status, make }) => status === "in_stock" && make !== "Mazda");
    const visit = async (times: number): Promise<number[]> => {
      const seen: number[] = [];
      await walk({ site }, async ({ open, page }) => {
        for (let time = 0; time < times; time += 1) {
          const [answer] = await Promise.all([
            page.waitForResponse((response) => response.url().includes("/view.json")),
            open(car.path),
          ]);
          seen.push(((await answer.json()) as { views: number }).views);
        }
      });
      return seen;
    };
    const [first = 0, again] = await visit(2);
    expect(again).toBe(first);
    expect(await visit(1)).toEqual([first + 1]);
  });
});

describe("a sold car", () => {
  it("has its picture as wide as a phone, with the word on it", () =>
    look({ site, size: "phone" }, async ({ page, open }) => {
      await open((await findCar(site, ({ status }) => status === "sold")).path);
      const picture = await page.locator("main [data-pictured] img").first().boundingBox();
      const word = await page.getByText("SOLD", { exact: true }).first().boundingBox();
      expect(picture?.width).toBe(page.viewportSize()?.width);
      expect(word?.y).toBeGreaterThan(picture?.y ?? Infinity);
      expect((word?.y ?? Infinity) + (word?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
    }));
  it.each(sizes)("says that it is sold and leads to similar ones, on a %s", (size) =>
    look({ site, size }, async (shopper) => {
      const car = await findCar(site, ({ status }) => status === "sold");
      const answer = await shopper.open(car.path);
      expect(answer.status()).toBe(200);
      expect(await shopper.page.locator("main").innerText()).toMatch(/sold/i);
      // Cars like it, with their pictures, begin on the first screen; its own pictures come after them.
      const topOf = async (part: string) =>
        (await shopper.page.locator(`main [data-part="${part}"]`).first().boundingBox())?.y ?? Infinity;
      const similar = await topOf("car-card");
      expect(similar).toBeLessThan((shopper.page.viewportSize()?.height ?? 0) - 200);
      expect(await topOf("car-viewer")).toBeGreaterThan(similar);
      // More of its dealership are cards with their prices, as soon as a shopper comes near.
      const more = shopper.page.getByRole("region", { name: /^More (at|from) / });
      await more.scrollIntoViewIfNeeded();
      await more.locator('[data-part="car-card"]').first().waitFor();
      await shopper.inspect();
      await shopper.find("link", "Find Me Something Similar").click();
      const dialog = shopper.page.getByRole("dialog", { name: "Find Me Something Similar" });
      await dialog.getByRole("form").waitFor();
      await shopper.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await shopper.find("link", "See what we have now").click();
      await shopper.arrive(/^\/search\//);
      await shopper.page.locator("article").first().waitFor();
    }),
  );
});
