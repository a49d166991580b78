import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import { hydrationScript } from "./hydration-script.ts";

const route = {
  id: "root",
  module: "/_t/metro/assets/root-1.js",
  imports: ["/_t/metro/assets/framework-1.js"],
  hasAction: false,
  hasLoader: true,
} as EntryContext["manifest"]["routes"][string];
const manifest = {
  entry: { module: "/_t/metro/assets/entry-1.js", imports: ["/_t/metro/assets/framework-1.js"] },
  url: "/_t/metro/assets/manifest-1.js",
  version: "1",
  routes: {
    root: route,
    home: route && {
      ...route,
      id: "home",
      module: "/_t/metro/assets/home-1.js",
      clientLoaderModule: "/_t/metro/assets/home-loader-1.js",
    },
  },
} as EntryContext["manifest"];
const startOf = (waits: boolean) =>
  hydrationScript({ manifest, handoff: '{"basename":"/"}', routes: ["root", "home"], waits });

describe("The start of a page", () => {
  it("fetches no script before its pictures", () => {
    const { start } = startOf(false);
    expect(start).not.toMatch(/^\s*import /m);
    expect(start).toContain('addEventListener("load"');
  });

  it("starts with the first sign of a shopper", () => {
    for (const sign of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"])
      expect(startOf(true).start).toContain(`"${sign}"`);
  });

  it("starts when its pictures are there, or waits two and a half seconds for the shopper where it says so", () => {
    expect(startOf(false).start).toContain("setTimeout(begin,0)");
    expect(startOf(true).start).toContain("setTimeout(begin,2500)");
  });

  it("paints a press first: while the page's code takes over, it hears of none", () => {
    const { start } = startOf(false);
    expect(start).toContain("const shield=e=>e.stopPropagation()");
    for (const press of ["pointerdown", "touchstart", "click", "keydown", "input"])
      expect(start).toMatch(new RegExp(`presses=\\[[^\\]]*"${press}"`));
  });

  it("loads the manifest, then the routes, hands over the data, and starts the router last", () => {
    const { start } = startOf(false);
    expect(start).toMatch(
      /^const files="manifest-1\.js entry-1\.js framework-1\.js root-1\.js home-loader-1\.js home-1\.js"\.split\(" "\)\.map\(name=>"\/_t\/metro\/assets\/"\+name\);/,
    );
    const order = [
      'await import("/_t/metro/assets/manifest-1.js")',
      // Files of the list: root, then both of home.
      "[[3],[4,5]]",
      "__reactRouterRouteModules=",
      "to.enqueue(",
      'import("/_t/metro/assets/entry-1.js")',
    ];
    const places = order.map((text) => start.indexOf(text, start.indexOf("await import(")));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("waits for the whole style sheets before anything that the page does not show yet is rendered", () => {
    const { start } = startOf(true);
    expect(start.indexOf("await styled;")).toBeGreaterThan(start.indexOf("__reactRouterRouteModules="));
    expect(start.indexOf("await styled;")).toBeLessThan(start.lastIndexOf('import("/_t/metro/assets/entry-1.js")'));
    // In front of the page's own rules, which hold until all sheets are there.
    expect(start).toContain("own.before(");
    expect(start).toContain('own.media="not all"');
  });

  it("fetches each file once, as soon as it starts", () => {
    expect(startOf(false).start.match(/framework-1\.js/g)).toHaveLength(1);
  });

  it("is the same text for all pages of the same routes", () => {
    expect(startOf(true)).toBe(startOf(true));
    expect(startOf(true).prepare).toContain('window.__reactRouterContext={"basename":"/"}');
  });
});
