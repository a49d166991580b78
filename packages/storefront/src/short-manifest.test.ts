import { describe, expect, it } from "vitest";
import { withoutImports } from "../short-manifest.js";

const written = (manifest: unknown) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
const home = { id: "home", path: "", hasLoader: true, module: "/a/home.js", css: [] };

describe("the list of routes that every page loads", () => {
  it("has all that a browser asks of a route, and not the files that its module brings by itself", () => {
    const entry = { module: "/a/entry.js", imports: ["/a/framework.js"] };
    expect(
      withoutImports(written({ entry, routes: { home: { ...home, imports: ["/a/framework.js", "/a/shared.js"] } } })),
    ).toBe(written({ entry, routes: { home } }));
  });

  it("is looked at again where a version of React Router writes it in another way", () => {
    expect(() => withoutImports("export default {}")).toThrow("writes its list of routes in another way");
  });
});
