import { describe, expect, it } from "vitest";
import { createRouteNames } from "./route-names.ts";

describe("the route of a path", () => {
  const routeOf = createRouteNames([
    "/*",
    "/",
    "/cars/:slug",
    "/cars/:slug/enquire",
    "/cars/{slug}.pdf",
    "/cars/compare",
    "/search/:make?/:model?",
    "/img/*",
    "/api/cars/{slug}/view.json",
    "/api/*",
  ]);
  it.each([
    ["/", "/"],
    ["/cars/2021-mazda-cx-5", "/cars/:slug"],
    ["/cars/2021-mazda-cx-5.pdf", "/cars/{slug}.pdf"],
    ["/cars/compare", "/cars/compare"],
    ["/cars/2021-mazda-cx-5/enquire/", "/cars/:slug/enquire"],
    ["/search", "/search/:make?/:model?"],
    ["/search/mazda/cx-5", "/search/:make?/:model?"],
    ["/img/640/a/b.jpg", "/img/*"],
    ["/api/cars/x/view.json", "/api/cars/{slug}/view.json"],
    ["/api/ada@example.com", "/api/*"],
    ['/ada@example.com\n{"level":"info"}', "/*"],
  ])("of %j is %s, whatever stands in it", (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it("is a star where no pattern fits", () => {
    expect(createRouteNames(["/cars"])("/0400 123 987")).toBe("*");
  });
});
