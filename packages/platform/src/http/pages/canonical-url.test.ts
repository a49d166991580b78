import { describe, expect, it } from "vitest";
import { canonicalUrl } from "./canonical-url.ts";

const canonical = (address: string) =>
  canonicalUrl(new URL(`http://a.localhost${address}`)).href.slice("http://a.localhost".length);

describe("canonicalUrl", () => {
  it.each([
    ["/search/used-cars?utm_source=mail&gclid=1&fbclid=2&msclkid=3", "/search/used-cars"],
    ["/search/used-cars?model=CX-5&make=Mazda&make=Kia", "/search/used-cars?make=Kia&make=Mazda&model=CX-5"],
    ["/search/used-cars?make=&page=2&anything=else", "/search/used-cars?page=2"],
    ["/search/used-cars?price_min=5000&price_max=", "/search/used-cars?price_min=5000"],
    ["//cars///x?query=a+b", "/cars/x?query=a+b"],
    [
      "/finance?car_id=7&car_type=used&vin=V&preferredDealership=d&vehiclePriceBudget=1",
      "/finance?car_id=7&car_type=used&preferredDealership=d&vehiclePriceBudget=1&vin=V",
    ],
    ["/my-test-drive?confirm=T&booking=1", "/my-test-drive?booking=1&confirm=T"],
    ["/success?booked=1&held=2&booking=3&location=4", "/success?booked=1&booking=3&held=2&location=4"],
    ["/search/used-cars.data?_routes=root&utm_medium=x", "/search/used-cars.data?_routes=root"],
  ])("%s is kept as %s", (address, expected) => {
    expect(canonical(address)).toBe(expected);
  });
});
