import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { withOnlineSale } from "../notice/missing-notice-facts.ts";
import { cardActions } from "./card-actions.ts";
import { vehicleActions } from "./vehicle-actions.ts";

const site = aSite({ reserve: { enabled: true, onlinePurchase: true } });
const settings = { reserve: site.reserve, chat: site.chat, reports: site.reports, stock: site.stock };
const payable = { status: "in_stock", reserved: false, price: 20_000, payment_processors: ["card"] } as const;

/** Every state of a car that the buttons hang on: 4 × 2 × 5 × 3 of them. */
const states = (["in_stock", "coming_soon", "sold", "withdrawn"] as const).flatMap((status) =>
  [false, true].flatMap((reserved) =>
    [20_000, 11, 10, 0, null].flatMap((price) =>
      [["card"], ["stripe", "card"], []].map((payment_processors) =>
        aCar({ status: status as "sold", reserved, price, payment_processors }),
      ),
    ),
  ),
);
const buttonsOf = (car: (typeof states)[number], reserve = site.reserve) => ({
  page: vehicleActions(car, { ...settings, reserve, buttons: site.vehiclePage.buttons })
    .map(({ kind }) => kind)
    .filter((kind) => kind === "reserve" || kind === "purchase"),
  card: cardActions(car, { buttons: site.card.buttons, reserve, stock: site.stock }).some(
    ({ kind }) => kind === "reserve",
  ),
});

describe("the buttons that reserve and buy a car", () => {
  it.each(
    states.map(
      (car) => [car.status, car.reserved, car.price, car.payment_processors.join("+") || "none", car] as const,
    ),
  )("of a car that is %s, reserved: %s, at %s, paid by %s", (status, reserved, price, processors, car) => {
    const shows =
      (status === "in_stock" || status === "coming_soon") && !reserved && (price ?? 0) > 10 && processors !== "none";
    // The deposit is $200: nobody buys a car of $11 online.
    const buys = price === 20_000 ? ["purchase"] : [];
    expect(buttonsOf(car)).toEqual({ page: shows ? ["reserve", ...buys] : [], card: shows });
  });

  it("of a car that is offered by the week reserves it, and does not buy it: there is no price to buy it at", () => {
    const weekly = aCar({ ...payable, payment_processors: ["card"], subscription_price: 299 });
    expect(buttonsOf(weekly).page).toEqual(["reserve"]);
  });

  it.each([
    [true, true, ["reserve", "purchase"]],
    [true, false, ["reserve"]],
    [false, true, ["purchase"]],
    [false, false, []],
  ])("show as the site sells: reserving %s, buying %s", (enabled, onlinePurchase, page) => {
    const reserve = { ...site.reserve, enabled, onlinePurchase };
    expect(buttonsOf(aCar({ ...payable, payment_processors: ["card"] }), reserve)).toEqual({ page, card: enabled });
  });

  it("are not there while the official notice of a car lacks something", () => {
    const car = withOnlineSale(aCar({ ...payable, payment_processors: ["card"], car_type: "used", vin: null }), "NZ");
    expect(buttonsOf(car)).toEqual({ page: [], card: false });
  });
});
