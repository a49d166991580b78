import { expect, it } from "vitest";
import { hasKilometres } from "./has-kilometres.ts";

it("offers no order by kilometres at a dealer of caravans, which have none, unless its filters ask for them", () => {
  const order = (kind: "car" | "caravan", ...facets: ("km" | "sleeps")[]) =>
    hasKilometres({ tradeIn: { kind }, search: { facets } }) ?? true;
  expect(order("caravan", "sleeps")).toBe(false);
  expect(order("caravan", "sleeps", "km")).toBe(true);
  expect(order("car")).toBe(true);
});
