// @vitest-environment node
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { whyReserve } from "./why-reserve.ts";

const list = (changes: Parameters<typeof aSite>[0]) => whyReserve(aSite(changes), "/search/mazda/cx-5");

describe("The Why reserve list beside a model", () => {
  it("is empty where nothing can be reserved", () => {
    expect(list({ pages: { on: [] } })).toEqual([]);
    expect(list({ pages: { on: [] }, reserve: { enabled: true } })).toEqual([
      { label: "Reserve Now", href: "/search/mazda/cx-5" },
    ]);
  });
  it("has each entry whose page is on, with where it leads", () => {
    const pages = { on: ["/cars/trade-in" as const] };
    expect(list({ reserve: { enabled: true }, pages })).toEqual([
      { label: "Reserve Now", href: "/search/mazda/cx-5" },
      { label: "Trade In Valuation", href: "/cars/trade-in" },
    ]);
    // Its heading asks for a reason to reserve.
    expect(list({ pages })).toEqual([]);
  });
  it("is empty where no car of the model is in stock: its entry would lead to a page that is not found", () => {
    expect(whyReserve(aSite({ reserve: { enabled: true } }), undefined)).toEqual([]);
  });
  it("has other words of the dealer where cars can be reserved", () => {
    const reserve = { enabled: true, whyReserve: ["Fully refundable"] };
    expect(list({ reserve })).toEqual([{ label: "Fully refundable" }]);
    expect(list({ reserve: { ...reserve, enabled: false } })).toEqual([]);
  });
});
