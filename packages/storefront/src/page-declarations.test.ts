import type { ApiClient } from "@forecourt/api/client";
import { declarationOf, isPageOn, pageAt, sitemapPages, standardPages } from "@forecourt/core/pages";
import type { DeclaredPage } from "@forecourt/core/pages";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import { ownRoutes, standardRoutes } from "../routes.js";
import { apiContext, nowContext, siteContext } from "./contexts.ts";
import { pageHead } from "./head.ts";
import { pageParameters } from "./page-parameters.ts";
import { undeclaredRoutes } from "./server/undeclared-routes.ts";

const modules = import.meta.glob<{ loader?: (args: LoaderFunctionArgs) => unknown }>("./routes/*.tsx");
const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** A site on which every page is off that can be off. */
const bare = aSite({ pages: { on: [] } });
const pages: readonly DeclaredPage[] = standardPages;
const optional = pages.filter((page) => !isPageOn(page, bare));

describe("the pages of the storefront", () => {
  it("have a route each, in a module that is there, at the paths of their declarations", () => {
    const missing = pages.filter(({ name, module = name }) => !modules[`./routes/${module}.tsx`]);
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(standardRoutes().find(({ id }) => id === "routes/vehicle")).toMatchObject({
      path: "cars/:slug",
      children: expect.arrayContaining([expect.objectContaining({ id: "routes/enquire", path: "enquire" })]) as unknown,
    });
    expect(standardRoutes().find(({ id }) => id === "routes/search")?.path).toBe("search/:segment?/:model?");
    const [own] = standardRoutes({ own: ["vehicle"] }).filter(({ id }) => id === "routes/vehicle");
    expect(own).toMatchObject({
      file: "routes/vehicle.tsx",
      children: expect.arrayContaining([expect.objectContaining({ id: "routes/enquire" })]) as unknown,
    });
    expect(
      standardRoutes({ without: ["finance"] }).some(
        ({ id }) => id === "routes/finance" || id?.startsWith("routes/finance-2"),
      ),
    ).toBe(false);
  });

  it("are off for a site that has not turned them on", () => {
    expect(optional.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "book-test-drive",
        "brands",
        "compare",
        "finance",
        "get-finance-now",
        "service",
        "test-drive",
      ]),
    );
  });

  it.each(
    optional.flatMap(({ name = "", module = name, paths }) => paths.map((path) => [name, path, module] as const)),
  )("answer 404 where they are off: %s at %s", async (_, path, module) => {
    const { loader } = (await modules[`./routes/${module}.tsx`]?.()) ?? {};
    const context = new RouterContextProvider();
    context.set(siteContext, bare);
    context.set(apiContext, {} as ApiClient);
    context.set(nowContext, new Date("2026-11-22T00:00:00Z"));
    const url = new URL(`http://harbour-mazda.localhost${path.replaceAll(/\{\w+\}/g, "a-used-s1")}`);
    const asked = { request: new Request(url), url, params: {}, context, pattern: path, unstable_pattern: path };
    await expect((async () => loader?.(asked as unknown as LoaderFunctionArgs))()).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("say nothing of noindex where the sitemap lists them", () => {
    const site = aSite({
      financeEnquiry: { enabled: true, route: "/apply-for-finance" },
      pages: { on: ["/get-finance-now", "/brands"] },
    });
    const listed = sitemapPages(site);
    expect(listed).toEqual(["/", "/brands", "/apply-for-finance", "/get-finance-now"]);
    const request = new Request("http://harbour-mazda.localhost/");
    for (const address of listed) {
      const page = pageAt(address, [])?.page ?? declarationOf("home");
      const head = pageHead({ title: "T", description: "D", page, site, request, address });
      expect(head).not.toContainEqual({ name: "robots", content: "noindex" });
      expect(head).toContainEqual({
        tagName: "link",
        rel: "canonical",
        href: `http://harbour-mazda.localhost${address}`,
      });
    }
    expect(pageHead({ title: "T", description: "D", page: "compare", site, request })).toContainEqual({
      name: "robots",
      content: "noindex",
    });
  });
});

describe("the parameters of a page", () => {
  const request = new Request("http://harbour-mazda.localhost/brands?query=maz&page=2&make=Kia&utm_source=x");

  it("are read as the page cache hands them on, in development too", () => {
    expect([...pageParameters("brands", request)]).toEqual([
      ["query", "maz"],
      ["page", "2"],
    ]);
  });

  it("are all declared: reading another one fails here and in development, instead of in production alone", () => {
    const params = pageParameters("brands", request);
    for (const read of [() => params.get("make"), () => params.getAll("make"), () => params.has("make")])
      expect(read).toThrow('The page "brands" reads the query parameter "make", which its declaration does not name');
  });

  it("are read by loaders and actions in no other way", () => {
    const elsewhere = Object.entries(sources).filter(([file, source]) => {
      const client = source.includes("shouldRevalidate") || file.includes("use-soft-navigation");
      return (
        !file.endsWith("page-parameters.ts") &&
        source.split("\n").some((line) => /(?<!nextUrl)\.searchParams|\{ searchParams \}/.test(line) && !client)
      );
    });
    expect(elsewhere.map(([file]) => file)).toEqual([]);
  });
});

describe("a template's own page", () => {
  const own = [{ name: "stories", paths: ["/stories", "/stories/{slug}"], label: "Stories" }] as const;

  it("has a route for each of its paths, in the module of its name", () => {
    expect(ownRoutes(own)).toEqual([
      { id: "routes/stories", path: "stories", file: "routes/stories.tsx" },
      { id: "routes/stories-2", path: "stories/:slug", file: "routes/stories.tsx" },
    ]);
  });

  it("must be declared: a route that no declaration names keeps the template from starting", () => {
    const build = Object.fromEntries(
      [...ownRoutes(own), { id: "routes/workshop", path: "workshop" }, { id: "routes/rest", path: "files/*" }].map(
        ({ id = "", path }) => [id, { id, path, module: {} }],
      ),
    ) as Parameters<typeof undeclaredRoutes>[0];
    expect(undeclaredRoutes(build, own)).toEqual(["/workshop"]);
    expect(undeclaredRoutes(build, [])).toEqual(["/stories", "/stories/{}", "/workshop"]);
  });
});
