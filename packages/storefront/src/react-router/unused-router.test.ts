import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { unusedRouterFiles, withoutUnusedRouter } from "./unused-router.js";

const lib = join(dirname(createRequire(import.meta.url).resolve("react-router/package.json")), "dist/production/lib");
const { filter, handler } = withoutUnusedRouter().load as {
  filter: { id: RegExp };
  handler: (id: string) => string | null;
};
const load = (id: string) => (filter.id.test(id) ? handler(id) : null);
const valuesOf = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, (...args: unknown[]) => unknown>;

describe("what browsers get in place of the router's parts that no template runs", () => {
  it.each(Object.entries(unusedRouterFiles))("%s has the exports of this version of the router", async (file, code) => {
    const names = /^export \{ (.+) \};$/m.exec(readFileSync(join(lib, file), "utf8"))?.[1]?.split(", ");
    expect(Object.keys(await valuesOf(code)).toSorted()).toEqual(names?.toSorted());
    expect(load(join(lib, file))).toBe(code);
  });

  it("leaves all other files as they are", () => {
    expect(load(join(lib, "router/router.js"))).toBeNull();
    expect(load("/app/fog-of-war.js")).toBeNull();
  });

  it("says what to write where a template asks for routes to be found one by one", async () => {
    const { isFogOfWarEnabled } = await valuesOf(unusedRouterFiles["dom/ssr/fog-of-war.js"]);
    expect(isFogOfWarEnabled?.({ mode: "initial" }, true)).toBe(false);
    expect(() => isFogOfWarEnabled?.({ mode: "lazy" }, true)).toThrow('routeDiscovery: { mode: "initial" }');
  });
});
