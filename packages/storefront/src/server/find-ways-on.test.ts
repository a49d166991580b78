// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { data, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { notFoundData } from "../not-found-data.ts";
import { onlyWhereOn } from "../only-where-on.ts";
import { findWaysOn } from "./find-ways-on.ts";

const facets = {
  simple_body: [
    { value: "SUV", count: 40 },
    { value: "Van", count: 2 },
  ],
};
const api = {
  popularCars: () => Promise.resolve({ cars: [] }),
  search: () => Promise.resolve({ hits: [], facets, facetStats: {} }),
} as unknown as ApiClient;

/** What the loader of a built template throws, or answers. */
async function answerOf(loader: unknown): Promise<unknown> {
  const build = { routes: { page: { id: "page", module: { loader } }, plain: { id: "plain", module: {} } } };
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ saved: { compare: false } }));
  context.set(apiContext, api);
  context.set(nowContext, new Date("2026-11-27T00:00:00Z"));
  const found = findWaysOn(build as unknown as ServerBuild).routes["page"]?.module.loader;
  const request = new Request("http://harbour.localhost/compare");
  return Promise.resolve(found?.({ request, context, params: {} } as never)).catch((error: unknown) => error);
}
const waysOf = (thrown: unknown) => {
  const { data: said, init } = thrown as ReturnType<typeof data>;
  return [init?.status, notFoundData(said)?.ways.bodies];
};

describe("a page that is off at a site", () => {
  it("answers 404 with what people look for, as any address that leads nowhere", async () => {
    const off = ({ context }: { context: RouterContextProvider }) => onlyWhereOn("compare", context.get(siteContext));
    expect(waysOf(await answerOf(off))).toEqual([404, ["SUV", "Van"]]);
  });
});

describe("what a loader answers otherwise", () => {
  it("stays as it is: its data, a 404 that says more, another failure", async () => {
    expect(await answerOf(() => "cars")).toBe("cars");
    const unknown = data({ word: "mazza" }, { status: 404 });
    expect(await answerOf(() => Promise.reject(unknown as unknown as Error))).toBe(unknown);
    const failure = new TypeError("The search is away.");
    expect(await answerOf(() => Promise.reject(failure))).toBe(failure);
    expect(await answerOf(undefined)).toBeUndefined();
  });
});
