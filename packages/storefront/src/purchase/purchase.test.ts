import { purchaseAddress } from "@forecourt/core/pages";
// @vitest-environment node
import type { PurchaseAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { aCar, aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { action, loader } from "../routes/checkout-journey.tsx";
import { purchaseStepAt } from "./purchase-view.ts";
import { summaryLines, tradeInLine } from "./purchase-words.ts";

const id = "5d8db995-a474-4fdf-a4d7-f523010b1166";
const secret = "c2VjcmV0LW9mLXRoaXMtb25l";
const link = `/checkout-journey?purchase=${id}.${secret}`;
const car = aCar({ id: "7", slug: "a-car", status: "in_stock", price: 30_000, payment_processors: ["card"] });
const open: PurchaseAnswer = {
  id,
  car: { id: "7", slug: "a-car", name: car.name },
  is_available: true,
  until: "2026-12-08T00:00:00.000Z",
  delivery: { kind: "delivery", postcode: "2830", name: "Central West", cents: 35_050 },
  trade_in: {
    car: { make: "Mazda", model: "3", year: 2020, km: 40_000 },
    adjustmentAnswers: {},
    estimate: { lowDollars: 12_000, highDollars: 13_200, comparables: 7, valid_until: "2026-12-01T00:00:00.000Z" },
    no_estimate: null,
  },
  finance: null,
  has_details: false,
  next: "finance",
  missing: ["finance", "details"],
  summary: {
    lines: [
      { kind: "price", cents: 3_000_000 },
      { kind: "delivery", cents: 35_050 },
      { kind: "trade_in", cents: -1_200_000 },
    ],
    total_cents: 1_835_050,
    deposit_cents: 50_000,
    left_cents: 1_785_050,
    paid_out_cents: 0,
    currency: "AUD",
  },
  reservation: null,
};
const refusal = (status: number, code: string, fields: { path: string; message: string }[] = []) =>
  new ApiError(status, { error: "No.", code, fields });

function asked(
  path: string,
  {
    api = {},
    fields,
    more,
  }: { api?: Partial<ApiClient>; fields?: Record<string, string>; more?: Partial<SiteDocumentInput> } = {},
) {
  const context = new RouterContextProvider();
  const url = new URL(path, "http://harbour.localhost");
  context.set(siteContext, aSite(more ?? { reserve: { onlinePurchase: true, deposit: 500 } }));
  context.set(nowContext, new Date("2026-11-25T00:00:00Z"));
  const getCar = vi.fn<ApiClient["getCar"]>(async () => car);
  context.set(apiContext, { getCar, getPurchase: async () => open, ...api } as unknown as ApiClient);
  const request = new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  return { request, url, params: {}, context, pattern: "" };
}
type Answered = { data: Record<string, unknown>; init: { status?: number; headers?: object } };
const shown = async (...args: Parameters<typeof asked>) => (await loader(asked(...args))) as unknown as Answered;
async function outcome(...args: Parameters<typeof asked>) {
  const answer = (await action(asked(...args))) as Response | Answered;
  return answer instanceof Response ? answer.headers.get("location") : answer;
}

describe("the address of a purchase", () => {
  it("names the step, or goes on with the one that is next", () => {
    expect(purchaseStepAt("details", "delivery")).toBe("details");
    expect(purchaseStepAt(null, "finance")).toBe("finance");
    expect(purchaseStepAt("car", "car")).toBe("delivery");
    expect(purchaseStepAt("nonsense", "deposit")).toBe("deposit");
    expect(purchaseAddress({ id, secret }, "trade-in")).toBe(`${link}&step=trade-in`);
  });
  it("answers 404 at a site that sells no cars online", async () => {
    await expect(loader(asked("/checkout-journey?car_id=a-car", { more: {} }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the page of a purchase", () => {
  it("begins with the car, and is kept by nobody", async () => {
    const { data, init } = await shown("/checkout-journey?car_id=a-car");
    expect(data).toMatchObject({ start: { canBuy: true, isOver: false }, journey: undefined });
    expect(init.headers).toEqual({ "cache-control": "no-store", "referrer-policy": "same-origin" });
    const reserved = async () => ({ ...car, reserved: true });
    expect((await shown("/checkout-journey?car_id=a-car", { api: { getCar: reserved } })).data["start"]).toMatchObject({
      canBuy: false,
    });
  });
  it("shows the step with the summary, and the loan of the car delivered by the same terms", async () => {
    expect((await shown(link)).data["journey"]).toMatchObject({
      step: "finance",
      loan: undefined,
      calculatorHref: undefined,
      hrefs: { deposit: `${link}&step=deposit` },
    });
    const getPurchase = async () => ({ ...open, finance: "finance" as const });
    const more = { reserve: { onlinePurchase: true, deposit: 500 }, calculator: { enabled: true } };
    expect((await shown(link, { api: { getPurchase }, more })).data["journey"]).toMatchObject({
      // 30,000 and 350.50 for delivery; a calculator has whole dollars.
      loan: { amountDollars: 30_351, depositDollars: 500, tradeInDollars: 12_000 },
      calculatorHref: `${car.path}?loan=30350.5&deposit=500&tradeIn=12000#finance-calculator`,
    });
    expect((await shown(`${link}&step=delivery`)).data["journey"]).toMatchObject({ step: "delivery" });
  });
  it("says that a purchase is over whose link has ended", async () => {
    const getPurchase = () => Promise.reject(refusal(404, "purchase_unknown"));
    expect((await shown(link, { api: { getPurchase } })).data).toMatchObject({
      start: { isOver: true },
      journey: undefined,
    });
  });
});

describe("the summary as it is read", () => {
  const site = aSite({ reserve: { onlinePurchase: true } });
  it("has every amount to the cent", () => {
    expect(summaryLines(open, site).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Price of the car: $30,000.00",
      "Delivery to Central West: $350.50",
      "Your trade-in, lower end of the estimate: −$12,000.00",
      "Total: $18,350.50",
      "Deposit, paid now: $500.00",
      "Left to pay: $17,850.50",
    ]);
    expect(summaryLines({ ...open, summary: null }, site)).toEqual([]);
  });
  it("of a car whose price leaves charges out does not call that the total, and says what comes on top", async () => {
    const labels = (price_type: "egc" | "plus_orc" | "drive_away", country: "AU" | "NZ" = "AU") =>
      summaryLines(open, { ...site, country }, { price_type }).map(({ label }) => label);
    expect(labels("egc").slice(3)).toEqual([
      "Total before government charges",
      "Deposit, paid now",
      "Left to pay before government charges",
    ]);
    expect(labels("plus_orc")[3]).toBe("Total before government charges and delivery");
    expect(labels("drive_away")[3]).toBe("Total");
    // In New Zealand a price is what a buyer pays.
    expect(labels("egc", "NZ")[3]).toBe("Total");
    const getCar = async () => ({ ...car, price_type: "egc" as const });
    expect((await shown(link, { api: { getCar } })).data["journey"]).toMatchObject({
      priceSaid: expect.stringContaining("stamp duty and registration or transfer fees are paid on top") as unknown,
    });
  });
  it("says the estimate with its end, or why there is none", () => {
    expect(tradeInLine(open, site, "Estimate")).toBe(
      "2020 Mazda 3: $12,000 to $13,200. Estimate. It is valid until 1 December 2026.",
    );
    const none = { ...open, trade_in: open.trade_in && { ...open.trade_in, estimate: null, no_estimate: "Too few." } };
    expect(tradeInLine(none, site, "")).toContain("2020 Mazda 3: Too few. We will look at it ourselves");
    expect(tradeInLine({ ...open, trade_in: null }, site, "")).toBeUndefined();
  });
});

describe("a step of a purchase", () => {
  it("begins it, or leads back where the car is gone meanwhile", async () => {
    const openPurchase = vi.fn<ApiClient["openPurchase"]>(async () => ({ ...open, secret }));
    const path = "/checkout-journey?car_id=a-car";
    expect(await outcome(path, { api: { openPurchase }, fields: {} })).toBe(`${link}&step=${open.next}`);
    expect(openPurchase).toHaveBeenCalledWith({ car_id: "7" });
    openPurchase.mockRejectedValue(refusal(409, "car_not_available"));
    expect(await outcome(path, { api: { openPurchase }, fields: {} })).toBe(path);
  });
  it.each<[string, Record<string, string>, object]>([
    ["delivery", { delivery: "collection", postcode: "" }, { delivery: { kind: "collection" } }],
    ["delivery", { delivery: "delivery", postcode: "2830" }, { delivery: { kind: "delivery", postcode: "2830" } }],
    ["trade-in", { has_trade_in: "no", make: "Mazda" }, { trade_in: null }],
    [
      "trade-in",
      { has_trade_in: "yes", make: "Mazda", model: "3", year: "2020", km: "40,000" },
      { trade_in: { car: { make: "Mazda", model: "3", year: "2020", km: "40000" }, adjustmentAnswers: {} } },
    ],
    ["finance", { finance: "finance" }, { finance: "finance" }],
    ["finance", {}, { finance: "own" }],
  ])("saves %s (%j)", async (step, fields, saved) => {
    const savePurchase = vi.fn<ApiClient["savePurchase"]>(async () => ({ ...open, next: "details" }));
    // An address of its own, so that Back leads to the step before.
    expect(await outcome(`${link}&step=${step}`, { api: { savePurchase }, fields })).toBe(`${link}&step=details`);
    expect(savePurchase).toHaveBeenCalledWith({ id, secret, ...saved });
  });
  it("is said to be wrong beside its field, and keeps what was typed", async () => {
    const wrong = [{ path: "delivery.postcode", message: "Please enter a postcode." }];
    const savePurchase = () => Promise.reject(refusal(422, "fields_invalid", wrong));
    expect(
      await outcome(`${link}&step=delivery`, { api: { savePurchase }, fields: { delivery: "delivery" } }),
    ).toMatchObject({
      data: { state: { fields: { postcode: "Please enter a postcode." }, values: { delivery: "delivery" } } },
      init: { status: 422 },
    });
  });
  it("fills the shopper's own car in by its plate, and keeps the plate with it", async () => {
    const lookUpRego = vi.fn<ApiClient["lookUpRego"]>(async () => ({ make: "Mazda", model: "CX-5", year: 2022 }));
    const fields = { find: "1", rego: "DEMO01", has_trade_in: "no", km: "40,000" };
    expect(await outcome(`${link}&step=trade-in`, { api: { lookUpRego }, fields })).toMatchObject({
      data: {
        lookedUp: "We found a 2022 Mazda CX-5. Is that yours?",
        state: { values: { make: "Mazda", year: "2022", km: "40,000", rego: "DEMO01" } },
      },
    });
    const savePurchase = vi.fn<ApiClient["savePurchase"]>(async () => open);
    const car = { has_trade_in: "yes", rego: "DEMO01", regoState: "NSW", make: "Mazda", model: "CX-5", year: "2022" };
    await outcome(`${link}&step=trade-in`, { api: { savePurchase }, fields: { ...car, km: "40,000" } });
    expect(savePurchase.mock.calls[0]?.[0]).toMatchObject({
      trade_in: { car: { rego: "DEMO01", regoState: "NSW", make: "Mazda", km: "40000" } },
    });
  });
  it("gives a car up that is held, whatever step the address names, and shows where it stands when it was paid meanwhile", async () => {
    const giveUpPurchase = vi.fn<ApiClient["giveUpPurchase"]>(async () => open);
    const fields = { give_up: "1" };
    expect(await outcome(`${link}&step=details`, { api: { giveUpPurchase }, fields })).toBe(link);
    expect(giveUpPurchase).toHaveBeenCalledWith({ id, secret });
    giveUpPurchase.mockRejectedValueOnce(refusal(409, "purchase_paid"));
    expect(await outcome(link, { api: { giveUpPurchase }, fields })).toBe(link);
    giveUpPurchase.mockRejectedValueOnce(refusal(503, "database_unavailable"));
    expect(await outcome(link, { api: { giveUpPurchase }, fields })).toMatchObject({ init: { status: 503 } });
  });
  it("gives the details, and asks for the deposit of the total that was seen", async () => {
    const sendPurchaseDetails = vi.fn<ApiClient["sendPurchaseDetails"]>(async () => open);
    const who = { name: "Ana", last_name: "Silva", email: "ana@example.com", phone: "0412 345 678" };
    expect(await outcome(`${link}&step=details`, { api: { sendPurchaseDetails }, fields: who })).toBe(link);
    expect(sendPurchaseDetails.mock.calls[0]?.[0]).toMatchObject({ id, secret, ...who });
    const payPurchaseDeposit = vi.fn<ApiClient["payPurchaseDeposit"]>(async () => open);
    const fields = { total: "1835050" };
    expect(await outcome(`${link}&step=deposit`, { api: { payPurchaseDeposit }, fields })).toBe(`${link}&step=deposit`);
    expect(payPurchaseDeposit).toHaveBeenCalledWith({ id, secret, total_cents: 1_835_050, deposit_terms: false });
    payPurchaseDeposit.mockRejectedValue(refusal(409, "purchase_changed"));
    expect(await outcome(`${link}&step=deposit`, { api: { payPurchaseDeposit }, fields })).toMatchObject({
      data: { state: { error: "No." } },
    });
  });
});
