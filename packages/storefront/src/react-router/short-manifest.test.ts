import { describe, expect, it } from "vitest";
import { shortList } from "./short-manifest.js";

const written = (manifest: unknown) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
const home = { id: "home", path: "", hasLoader: true, module: "/a/home.js" };

describe("the list of routes that every page loads", () => {
  it("has all that a browser asks of a route, and neither the files that its module brings by itself nor a sheet nor what it has not", () => {
    const entry = { module: "/a/entry.js", imports: ["/a/framework.js"] };
    expect(
      shortList(
        written({
          entry,
          routes: {
            home: {
              ...home,
              imports: ["/a/framework.js", "/a/shared.js"],
              css: ["/a/style.css"],
              hasDefaultExport: true,
              hasAction: false,
            },
          },
        }),
      ),
    ).toBe(written({ entry, routes: { home } }));
  });

  it("is looked at again where a version of React Router writes it in another way", () => {
    expect(() => shortList("export default {}")).toThrow("writes its list of routes in another way");
  });
});
