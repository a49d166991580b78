import { aSite } from "@forecourt/core/testing";
import type { CarSummary } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { modelActions } from "./model-actions.ts";
import { modelCard } from "./model-card.ts";
import { modelName } from "@forecourt/core/schemas";
import { modelStock, stockLine } from "./model-stock.ts";

const money = { locale: "en-AU", currency: "AUD" };
const car = (fields: Partial<CarSummary>) => ({ id: "1", price_type: "drive_away", ...fields }) as CarSummary;
const model = { slug: "cx-5", id: "M5", name: "Mazda CX-5" };
const site = aSite({ financeEnquiry: { enabled: true } });

describe("the buttons of a model", () => {
  it("ask for a quote, a test drive and finance", () => {
    expect(modelActions(model, site, 41990)).toEqual([
      { label: "Get a Quote", href: "/models/order-now?model_id=cx-5&model_name=Mazda+CX-5" },
      { label: "Book a Test Drive", href: "/book-test-drive?model_id=M5&model=Mazda+CX-5" },
      { label: "Finance Enquiry", href: "/finance?vehiclePriceBudget=41990#finance-form" },
    ]);
  });
  it("call a test drive what the dealer calls it", () => {
    const bikes = aSite({ enquiry: { testDriveName: "test ride" } });
    expect(modelActions(model, bikes).map(({ label }) => label)).toContain("Book a Test Ride");
  });
  it("register an interest in one that is coming, which nobody can drive yet", () => {
    expect(modelActions({ ...model, status: "coming_soon" }, site).map(({ label, href }) => [label, href])).toEqual([
      ["Register Your Interest", "#register-your-interest"],
      ["Finance Enquiry", "/finance#finance-form"],
    ]);
  });
  it("lead to no page that the site has not", () => {
    expect(modelActions(model, aSite({ pages: { on: ["/models"] } })).map(({ label }) => label)).toEqual([
      "Get a Quote",
    ]);
  });
});

describe("the stock of a model", () => {
  const answering =
    (answers: Record<string, readonly CarSummary[]>, asked: unknown[] = []) =>
    async (query: Record<string, unknown>) => {
      asked.push(query);
      const key = `${(query["car_type"] as string[]).join("+")}${query["sortBy"] === undefined ? "" : " cheapest"}`;
      const hits = [...(answers[key] ?? [])];
      return { hits, count: hits.length } as never;
    };
  const asked = { manufacturer_name: "Mazda", stock_name: "CX-5" };
  const { signal } = new AbortController();

  it("is that of new and demonstrator cars, with the lowest price of these", async () => {
    const queries: unknown[] = [];
    const found = await modelStock(
      {
        search: answering(
          { "new+demo": [car({ id: "2", price: 49990 })], "new+demo cheapest": [car({ price: 41990 })] },
          queries,
        ),
      } as never,
      asked,
      signal,
    );
    expect(stockLine(found, money)).toBe("From $41,990 drive away, 1 in stock");
    expect(queries).toEqual([
      expect.objectContaining({ make: ["Mazda"], model: ["CX-5"], status: ["in_stock"] }),
      expect.objectContaining({ sortBy: "price_asc", price: "11-" }),
    ]);
  });
  it("is that of used cars where there is no other, and these make no price of the model", async () => {
    const found = await modelStock({ search: answering({ used: [car({ price: 14990 })] }) } as never, asked, signal);
    expect(found).toMatchObject({ isUsed: true, count: 1, cheapest: undefined });
    expect(stockLine(found, money)).toBeUndefined();
  });
  it("is none while the search does not answer: the page is whole, and is not kept", async () => {
    const search = () => Promise.reject(new Error("away"));
    expect(await modelStock({ search }, asked, signal)).toMatchObject({ cars: [], isUnavailable: true });
  });
  it("names no price that no car has", () => {
    expect(stockLine({ count: 1200, cheapest: undefined, isUsed: false }, money)).toBe("1,200 in stock");
    expect(stockLine({ count: 2, cheapest: car({ price: 30000, price_type: null }), isUsed: false }, money)).toBe(
      "From $30,000, 2 in stock",
    );
    expect(stockLine({ count: 0, cheapest: undefined, isUsed: false }, money)).toBeUndefined();
  });
});

describe("a card of a model", () => {
  const summary = {
    ...model,
    name: "CX-5",
    manufacturer_name: "Mazda",
    manufacturer_body: "SUV",
    stock_name: "CX-5",
  } as const;
  it("names the make once", () => {
    expect(modelName({ manufacturer_name: "Mazda", name: "Mazda3" })).toBe("Mazda3");
    expect(modelCard({ ...summary, href: "/models/cx-5" }, "12 in stock")).toMatchObject({
      name: "Mazda CX-5",
      stock: "12 in stock",
      note: undefined,
    });
  });
  it("says where the model is coming", () => {
    expect(modelCard({ ...summary, status: "coming_soon", href: "/x" }, undefined).note).toBe("Coming soon");
  });
});
