import { describe, expect, it } from "vitest";
import { deferStart } from "./deferred-start.ts";

const page = [
  '<head><link rel="modulepreload" href="/_t/metro/assets/manifest-1.js"/><link rel="modulepreload" href="/_t/metro/assets/framework-1.js"/></head>',
  '<script>window.__reactRouterContext = {};</script><script type="module" async="">import "/_t/metro/assets/manifest-1.js";\n',
  'import * as route0 from "/_t/metro/assets/root-1.js";\nimport * as route1_main from "/_t/metro/assets/home-1.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/_t/metro/assets/entry-1.js");</script>',
].join("");

describe("The start of a page", () => {
  const deferred = deferStart(page);

  it("fetches no script before its pictures", () => {
    expect(deferred).not.toContain('<link rel="modulepreload"');
    expect(deferred).not.toMatch(/import (\*|")/);
    expect(deferred).toContain('addEventListener("load"');
  });

  it("starts with the first sign of a shopper", () => {
    for (const sign of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"]) expect(deferred).toContain(`"${sign}"`);
  });

  it("starts when its pictures are there, or waits two and a half seconds for the shopper where it says so", () => {
    expect(deferred).toContain("setTimeout(begin,0)");
    expect(deferStart(page.replace("</head>", '</head><body data-start="touch">'))).toContain("setTimeout(begin,2500)");
  });

  it("runs what the page would have run, in its order", () => {
    const order = ['await import("/_t/metro/assets/manifest-1.js")', 'const [route0,route1_main]=await Promise.all([import("/_t/metro/assets/root-1.js"),import("/_t/metro/assets/home-1.js")])', '__reactRouterRouteModules = {"root":route0}', 'import("/_t/metro/assets/entry-1.js")'];
    const places = order.map((text) => deferred.indexOf(text));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("leaves a page without scripts as it is", () => {
    expect(deferStart("<main>Sold</main>")).toBe("<main>Sold</main>");
  });
});
