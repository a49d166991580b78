import { describe, expect, it } from "vitest";
import { aSite } from "@forecourt/core/testing";
import { canonicalUrl } from "./canonical-url.ts";

const site = aSite({
  pages: { own: ["/our-story", { name: "club", paths: ["/club/{town?}"], parameters: ["page"] }] },
});
const canonical = (address: string) =>
  canonicalUrl(new URL(`http://a.localhost${address}`), site).href.slice("http://a.localhost".length);

describe("canonicalUrl", () => {
  it.each([
    ["/search/used-cars?utm_source=mail&gclid=1&fbclid=2&msclkid=3", "/search/used-cars"],
    ["/search/used-cars?model=CX-5&make=Mazda&make=Kia", "/search/used-cars?make=Kia&make=Mazda&model=CX-5"],
    ["/search/used-cars?make=&page=2&anything=else", "/search/used-cars?page=2"],
    ["/search/used-cars?price_min=5000&price_max=", "/search/used-cars?price_min=5000"],
    ["//cars///x?postcode=28+30", "/cars/x?postcode=28+30"],
    ["/cars/x/enquire?postcode=2830&make=Kia", "/cars/x/enquire?postcode=2830"],
    ["/cars/x?query=a&page=2", "/cars/x"],
    ["/brands?query=a&page=2&make=Kia", "/brands?page=2&query=a"],
    ["/club/dubbo?page=2&query=a", "/club/dubbo?page=2"],
    ["/our-story?page=2", "/our-story"],
    ["/nowhere?page=2&utm_source=x", "/nowhere"],
    ["/_.data?_routes=root&page=2", "/_.data?_routes=root"],
    ["/brands.data?_routes=root&page=2", "/brands.data?_routes=root&page=2"],
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
