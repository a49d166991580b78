import { describe, expect, it } from "vitest";
import type { RouterStart } from "../react-router/index.ts";
import { hydrationScript } from "./hydration-script.ts";

const route = {
  id: "root",
  module: "/_t/metro/assets/root-1.js",
  imports: ["/_t/metro/assets/framework-1.js"],
  hasAction: false,
  hasLoader: true,
} as RouterStart["manifest"]["routes"][string];
const manifest = {
  entry: { module: "/_t/metro/assets/entry-1.js", imports: ["/_t/metro/assets/framework-1.js"] },
  url: "/_t/metro/assets/manifest-1.js",
  version: "1",
  routes: {
    root: route,
    car: route && { ...route, id: "car", path: "cars/:slug", module: "/_t/metro/assets/car-1.js" },
    enquire: route && {
      ...route,
      id: "enquire",
      parentId: "car",
      path: "enquire",
      module: "/_t/metro/assets/enquire-1.js",
      clientActionModule: "/_t/metro/assets/enquire-action-1.js",
    },
    home: route && {
      ...route,
      id: "home",
      module: "/_t/metro/assets/home-1.js",
      clientLoaderModule: "/_t/metro/assets/home-loader-1.js",
    },
  },
} as RouterStart["manifest"];
const startOf = (filters = false, routes = ["root", "home"]) =>
  hydrationScript({
    router: { manifest, handoff: '{"basename":"/"}', sheet: undefined },
    routes,
    filters,
  });

describe("The start of a page", () => {
  it("fetches no script before its pictures", () => {
    const { start } = startOf();
    expect(start).not.toMatch(/^\s*import /m);
    expect(start).toContain('addEventListener("load"');
  });

  it("starts with the first sign of a shopper, and without one once the browser has nothing else to do", () => {
    for (const sign of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"])
      expect(startOf().start).toContain(`"${sign}"`);
    expect(startOf().start).toContain("(window.requestIdleCallback??setTimeout)(begin");
  });

  it("loads the page before anew where Back is pressed before it listens, and tells the router nothing of it, nor of the end of the page", () => {
    expect(startOf().start).toContain(
      'gone=1;const quiet=e=>e.stopImmediatePropagation();quiet(e);addEventListener("pagehide",quiet,true);location.reload()',
    );
    expect(startOf().start).toContain("gone||fetched(last)");
  });

  it("leaves the line to pictures and to what a shopper asks for", () => {
    expect(startOf().start).toContain('{rel:"modulepreload",fetchPriority:"low",href,onload(){this.remove()}}');
  });

  it("answers filters itself on a page that has them", () => {
    expect(startOf(true).start).toContain("answers(c)||leave(c)");
    expect(startOf(true).start).toContain("await settled();");
    expect(startOf(true).start).toContain("while(busy)await busy;await answered()");
    expect(startOf(false).start).not.toContain("answers");
  });

  it("answers what opens over a page too, and then has its modules beside those of the page", () => {
    const start = startOf(false, ["root", "car"]).start;
    expect(start).toContain("answers(c)||leave(c)");
    expect(start).toContain('panels=["enquire"]');
    expect(start).toContain(
      'const over={"enquire":{"id":"enquire","files":["/_t/metro/assets/enquire-action-1.js","/_t/metro/assets/enquire-1.js"]}}[opened];',
    );
    expect(start.indexOf("await settled();")).toBeLessThan(start.indexOf("[opened]"));
    expect(startOf(false, ["root", "car", "enquire"]).start).not.toContain("answers");
  });

  it("keeps the press that sends a lead form until the page listens, for three seconds at most", () => {
    expect(startOf().start).toContain("[data-part=lead-form] button[type=submit],[data-sends]");
    expect(startOf().start).toContain("c.form.requestSubmit(c)");
  });

  it("does not press a button again that the device has pressed meanwhile", () => {
    expect(startOf().start).toContain("setTimeout(()=>c.ariaPressed===was&&c.click())");
  });

  it("paints a press first: while the page's code takes over, it hears of none", () => {
    const { start } = startOf();
    expect(start).toContain("const shield=e=>{if(!e.isTrusted)return;e.stopPropagation();");
    for (const press of ["pointerdown", "touchstart", "click", "keydown", "input"])
      expect(start).toMatch(new RegExp(`presses=\\[[^\\]]*"${press}"`));
  });

  it("keeps Escape until the page hears it, as it does a click", () => {
    expect(startOf().start).toContain('e.key==="Escape"&&e.type==="keydown"&&leave({click:()=>e.target.dispatchEvent(');
  });

  it("runs each file in a task of its own, hands over the data, and starts the router last", () => {
    const { start } = startOf();
    expect(start).toMatch(
      /^const files="framework-1\.js root-1\.js home-loader-1\.js home-1\.js manifest-1\.js entry-1\.js"\.split\(" "\)\.map\(name=>"\/_t\/metro\/assets\/"\+name\);/,
    );
    const order = [
      "last=files.pop()",
      "for(const file of files){loaded[file]=await fetched(file);await breathe()}",
      "await styled;",
      // Files of the list: root, then both of home.
      "[[1],[2,3]]",
      "__reactRouterRouteModules=",
      "to.enqueue(",
      "fetched(last)",
    ];
    const places = order.map((text) => start.indexOf(text));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("has all layers of the sheet after the page's own rules, which stay, one after the other: nothing is laid out anew", () => {
    expect(startOf().start).toContain("let last=own");
    expect(startOf().start).toContain('link.rel="stylesheet"');
    expect(startOf().start).not.toContain("own.media");
  });

  it("names its files to the browser eight at a time", () => {
    expect(startOf().start).toContain("for(let from=0;from<files.length;from+=8){await breathe();");
  });

  it("fetches each file once, as soon as it starts", () => {
    expect(startOf().start.match(/framework-1\.js/g)).toHaveLength(1);
  });

  it("is the same text for all pages of the same routes", () => {
    expect(startOf()).toBe(startOf());
    expect(startOf().prepare).toContain('window.__reactRouterContext={"basename":"/"}');
  });
});
