import { describe, expect, it } from "vitest";
import { standardRoutes } from "../routes.js";
import { sharedExactly } from "../shared-exactly.js";

type Routes = { file: string; children?: Routes }[];
const filesOf = (routes: Routes): string[] => routes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

/** How small a file may be that is merged into another, in a template of these pages. */
function mergedBelow(pages: readonly string[]): number | undefined {
  const shared = { name: "shared", entriesAware: true, entriesAwareMergeThreshold: 600 };
  const input = ["/app/entry.client.tsx", ...["/app/root.tsx", ...pages].map((file) => `${file}?client-route`)];
  const rolldownOptions = { input, output: { codeSplitting: { groups: [{ name: "framework" }, shared] } } };
  const { configResolved } = sharedExactly();
  if (typeof configResolved !== "function") throw new Error("The plugin has no hook.");
  Reflect.apply(configResolved, undefined, [{ environments: { client: { build: { rolldownOptions } } } }]);
  return shared.entriesAwareMergeThreshold;
}

const pagesOf = (...options: Parameters<typeof standardRoutes>) => filesOf(standardRoutes(...options));

describe("files that pages share", () => {
  it("are merged where small in a template of our pages, for which that was measured", () => {
    expect(mergedBelow(pagesOf())).toBe(600);
  });

  it("have nothing of another page where a template leaves pages out", () => {
    expect(mergedBelow(pagesOf({ without: ["brands"] }))).toBe(0);
  });

  it("have nothing of another page where a template has a page of its own", () => {
    expect(mergedBelow([...pagesOf(), "/app/routes/our-story.tsx"])).toBe(0);
    expect(mergedBelow([...pagesOf({ without: ["brands"] }), "/app/routes/brands.tsx"])).toBe(0);
  });
});
