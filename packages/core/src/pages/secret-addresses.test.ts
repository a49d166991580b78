import { describe, expect, it } from "vitest";
import { linkKey } from "../page/link-key.ts";
import { parametersAt } from "../page/page-parameters.ts";
import { onlinePaymentAddress, purchaseAddress, reservationAddress } from "./secret-addresses.ts";

const key = { id: "5b0e3a52-6a1f-4f0e-9a2c-0f4a1c2d3e4f", secret: "c2VjcmV0LW9mLXRoZS1saW5r" };
const car = "/cars/2021-mazda-cx-5-used-s1";

describe("the address of what a shopper began", () => {
  it.each([
    ["a reservation", reservationAddress(car, { path: "checkout" }, key), "reservation"],
    ["the same where a site calls it otherwise", reservationAddress(car, { path: "buy-online" }, key), "reservation"],
    ["a purchase", purchaseAddress(key), "purchase"],
    ["the payment of an invoice", onlinePaymentAddress(key), "payment"],
  ])("names its key in a parameter that its page reads: %s", (_, address, name) => {
    const url = new URL(address, "https://dealer.example");
    expect(linkKey(url.searchParams.get(name))).toEqual(key);
    expect([...parametersAt(url.pathname, [])]).toContain(name);
  });
  it("is the page itself without a key, and may name a step of a purchase", () => {
    expect(reservationAddress(car, { path: "checkout" })).toBe(`${car}/checkout`);
    expect(onlinePaymentAddress()).toBe("/online-payment");
    expect(purchaseAddress(key, "finance")).toContain("&step=finance");
  });
});
