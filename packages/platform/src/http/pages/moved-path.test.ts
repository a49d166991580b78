import { describe, expect, it } from "vitest";
import { movedPath, withAskedQuery } from "./moved-path.ts";

describe("an address that leads to another", () => {
  it.each([
    ["/", undefined],
    ["/brands", undefined],
    ["/brands/", "/brands"],
    ["/cars/a-used-1/", "/cars/a-used-1"],
    ["/Cars/A-Used-1", "/cars/a-used-1"],
    ["/cars/a/enquire/", "/cars/a/enquire"],
    ["/search/Mazda/", undefined],
    ["/search/", undefined],
    ["/used-car/Mazda/", undefined],
    ["/SEARCH", undefined],
    ["//evil.example/", undefined],
    ["/searching/", "/searching"],
    ["/Finance", "/finance"],
    ["/About-Us/", "/about-us"],
    ["/models/CX-5", "/models/cx-5"],
    ["/Our-Location/Artarmon", "/our-location/artarmon"],
    ["/Offers/Mazda/CX-30-Finance", "/offers/mazda/cx-30-finance"],
    ["/No/Such/Page", undefined],
  ])("%s moves to %s", (path, to) => expect(movedPath(path, [])).toBe(to));

  it("keeps the capitals of a template's own page", () => {
    const own = [{ paths: ["/rides/{id}"] }] as const;
    expect(movedPath("/rides/R12", own)).toBeUndefined();
    expect(movedPath("/rides/R12/", own)).toBe("/rides/R12");
  });

  it("keeps the whole query of the address, campaign parameters too", () => {
    const moved = new Response(null, {
      status: 301,
      headers: { location: "/search/mazda?make=Kia", "x-keep-query": "1" },
    });
    const asked = withAskedQuery(moved, new Request("http://a.example/search/Mazda/?utm_source=x&make=Kia"));
    expect([asked.status, asked.headers.get("location")]).toEqual([301, "/search/mazda?utm_source=x&make=Kia"]);
  });

  it.each([
    ["/apply-for-finance?utm_source=fb&gclid=1", "/finance", "/finance?utm_source=fb&gclid=1"],
    ["/offers/cx-30?utm_source=a%20b", "/offers/mazda/cx-30#form", "/offers/mazda/cx-30?utm_source=a+b#form"],
    ["/search/mazda?page=99&utm_source=fb&colour=red", "/search/mazda?page=2", "/search/mazda?page=2&utm_source=fb"],
    ["/cars/gone?fbclid=7", "/cars/other?fbclid=8", "/cars/other?fbclid=8"],
  ])("%s, which leads to %s, takes its campaign there and nothing else", (path, location, to) => {
    const moved = new Response(null, { status: 301, headers: { location, "x-own": "1" } });
    const asked = withAskedQuery(moved, new Request(`http://a.example${path}`));
    expect([asked.status, asked.headers.get("location"), asked.headers.get("x-own")]).toEqual([301, to, "1"]);
  });

  it.each([
    ["without a campaign", "?page=9", "/search/mazda?page=2"],
    ["to another company's site", "?utm_source=fb", "https://booking.example/service?dealer=7"],
  ])("%s is left as it is", (_, query, location) => {
    const moved = new Response(null, { status: 302, headers: { location } });
    expect(withAskedQuery(moved, new Request(`http://a.example/search/mazda${query}`))).toBe(moved);
  });
});
