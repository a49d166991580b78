import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "tasman-motors";
const forSale = (type: string) => findCar(site, ({ status, car_type }) => status === "in_stock" && car_type === type);

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

describe("a car that carries no notice", () => {
  it("is a new one, and one in Australia", async () => {
    const australian = await findCar(
      "harbour-mazda",
      ({ status, car_type }) => status === "in_stock" && car_type === "used",
    );
    const { text, status } = await ask("harbour-mazda.localhost", australian.path);
    expect([status, text.includes("Consumer Information Notice")]).toEqual([200, false]);
    expect((await ask("harbour-mazda.localhost", `${australian.path}/consumer-information-notice.pdf`)).status).toBe(
      404,
    );
  });
});
