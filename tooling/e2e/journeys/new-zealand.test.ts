import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { findCar, searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "tasman-motors";
const forSale = (type: string) => findCar(site, ({ status, car_type }) => status === "in_stock" && car_type === type);

/** The page of a car whose energy label somebody has looked up. */
async function labelledCar(): Promise<string> {
  for (const { slug, path } of (await searchStock(site)).hits) {
    const { text } = await ask(`${site}.localhost`, `/api/cars/${slug}`);
    if ((JSON.parse(text) as { energy_stars?: number }).energy_stars !== undefined) return path;
  }
  throw new Error("No car of the first page has an energy label.");
}

describe.each(sizes)("the Consumer Information Notice on a %s", (size) => {
  it("stands on the page of a used car, with and without JavaScript, and leads to a paper", () =>
    walk({ site, size, javaScript: size === "desktop" }, async (shopper) => {
      const car = await forSale("used");
      await shopper.open(car.path);
      const notice = shopper.page.getByRole("region", { name: "Consumer Information Notice" });
      await notice.getByText("Security interest registered").waitFor();
      await notice.getByText(/including GST and on-road costs/).waitFor();
      await shopper.inspect();
      const paper = await notice.getByRole("link", { name: "Download the notice (PDF)" }).getAttribute("href");
      expect((await ask(`${site}.localhost`, paper ?? "")).status).toBe(200);
    }));
});

describe.each(sizes)("the energy label on a %s", (size) => {
  it("stands on the page of a car, with and without JavaScript", () =>
    walk({ site, size, javaScript: size === "desktop" }, async (shopper) => {
      await shopper.open(await labelledCar());
      const label = shopper.page.getByRole("region", { name: "Vehicle emissions and energy economy" });
      await label
        .getByText(/out of 6 stars$/)
        .first()
        .waitFor();
      await label.getByText(/for 14,000 km/).waitFor();
    }));
});

describe.each(sizes)("what it costs to borrow on a %s", (size) => {
  it("is a page of the lender, to which each page with finance leads, with its standard terms", () =>
    walk({ site, size, javaScript: size === "desktop" }, async (shopper) => {
      const { page } = shopper;
      await shopper.open((await forSale("used")).path);
      await page.getByRole("link", { name: "What it costs to borrow from Kauri Vehicle Finance (demo)" }).click();
      await page.waitForURL(/\/cost-of-borrowing\/kauri$/);
      await page.getByRole("region", { name: "Interest" }).getByText("10.95% p.a.").waitFor();
      await page.getByRole("region", { name: "If a payment is missed" }).getByText("$12.50").waitFor();
      await shopper.inspect();
      await page.getByRole("link", { name: /^Read the standard terms of / }).click();
      await page.getByRole("heading", { name: /^Standard terms of Kauri/ }).waitFor();
    }));
});

describe("a car that carries no notice", () => {
  it("is a new one, and one in Australia", async () => {
    const australian = await findCar(
      "harbour-mazda",
      ({ status, car_type }) => status === "in_stock" && car_type === "used",
    );
    const { text, status } = await ask("harbour-mazda.localhost", australian.path);
    expect([status, text.includes("Consumer Information Notice")]).toEqual([200, false]);
    expect(text).not.toContain("Vehicle emissions and energy economy");
    expect((await ask("harbour-mazda.localhost", "/cost-of-borrowing/kauri")).status).toBe(404);
    expect((await ask("harbour-mazda.localhost", `${australian.path}/consumer-information-notice.pdf`)).status).toBe(
      404,
    );
  });
});
