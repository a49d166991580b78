import type { Plugin } from "vite";
import { afterEach, describe, expect, it } from "vitest";
import { lateFiles, preloadHelper } from "../late-files.js";

afterEach(() => document.head.replaceChildren());

type Resolve = (file: string, files: string[], of: { hostId: string }) => string[];

interface Build {
  config: () => { build: { modulePreload: { resolveDependencies: Resolve } } };
  load: { filter: { id: RegExp }; handler: () => string };
  generateBundle: { handler: (options: unknown, bundle: Record<string, object>) => void };
}

/** What a build fetches ahead when a file asks for a part. */
function fetchedAhead(host: string, files: string[], part = "assets/part-1.js"): string[] {
  const plugin = lateFiles() as Plugin & Build;
  plugin.generateBundle.handler(undefined, {
    "assets/page-1.js": { imports: ["assets/shared-1.js"] },
    "assets/shared-1.js": { imports: ["assets/framework-1.js"] },
  });
  return plugin.config().build.modulePreload.resolveDependencies(part, files, { hostId: host });
}

describe("a part of a page whose code comes late", () => {
  it("fetches ahead what the page does not have", () => {
    expect(
      fetchedAhead("assets/page-1.js", ["assets/part-1.js", "assets/framework-1.js", "assets/shared-2.js"]),
    ).toEqual(["assets/part-1.js", "assets/shared-2.js"]);
  });

  it("has the slots of a template come with the pages that show them", () => {
    expect(fetchedAhead("assets/root-1.js", ["assets/part-1.js", "assets/shared-2.js"])).toEqual([]);
  });

  it("leaves what the page of unknown addresses needs out of every page", () => {
    const files = ["assets/late-not-found-page-1.js", "assets/shared-2.js"];
    expect(fetchedAhead("assets/page-1.js", files, "assets/late-not-found-page-1.js")).toEqual([]);
  });

  it("fails the build where Vite has another helper for late parts", () => {
    const late = { "assets/part-1.js": { isDynamicEntry: true } };
    const { generateBundle, load } = lateFiles() as Plugin & Build;
    expect(() => generateBundle.handler(undefined, late)).toThrow("late-files.js is to replace that");
    expect(load.filter.id.test("\0vite/preload-helper.js")).toBe(true);
    expect(load.handler()).toContain("__vitePreload");
    expect(() => generateBundle.handler(undefined, late)).not.toThrow();
  });

  it("asks for each file once, and gives what was asked for", async () => {
    const { __vitePreload: preload } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(preloadHelper("/_t/metro/"))}`
    )) as { __vitePreload: (load: () => string, files?: string[]) => string };
    expect(preload(() => "part", ["assets/part-1.js"])).toBe("part");
    preload(() => "part", ["assets/part-1.js", "assets/shared-2.js"]);
    preload(() => "part");
    expect(
      [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`),
    ).toEqual(["modulepreload /_t/metro/assets/part-1.js", "modulepreload /_t/metro/assets/shared-2.js"]);
  });
});
