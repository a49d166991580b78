import { describe, expect, it } from "vitest";
import { movedPath, withAskedQuery } from "./moved-path.ts";

describe("another spelling of an address", () => {
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
  ])("%s moves to %s", (path, to) => expect(movedPath(path)).toBe(to));

  it("keeps the whole query of the address, campaign parameters too", () => {
    const moved = new Response(null, {
      status: 301,
      headers: { location: "/search/mazda?make=Kia", "x-keep-query": "1" },
    });
    const asked = withAskedQuery(moved, new Request("http://a.example/search/Mazda/?utm_source=x&make=Kia"));
    expect([asked.status, asked.headers.get("location")]).toEqual([301, "/search/mazda?utm_source=x&make=Kia"]);
  });

  it("leaves other redirects as they are", () => {
    const moved = new Response(null, { status: 302, headers: { location: "/search/mazda?page=2" } });
    expect(withAskedQuery(moved, new Request("http://a.example/search/mazda?page=9"))).toBe(moved);
  });
});
