// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { data, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { notFoundData } from "../not-found-data.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { withErrorPages } from "./with-error-pages.ts";

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

/** What the loader or action of a built template throws, or answers. */
async function answerOf(asked: unknown, kind: "loader" | "action" = "loader"): Promise<unknown> {
  const build = { routes: { page: { id: "page", module: { [kind]: asked } }, plain: { id: "plain", module: {} } } };
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ saved: { compare: false } }));
  context.set(apiContext, api);
  context.set(nowContext, new Date("2026-11-27T00:00:00Z"));
  const found = withErrorPages(build as unknown as ServerBuild).routes["page"]?.module[kind];
  const request = new Request("http://harbour.localhost/compare");
  return Promise.resolve(found?.({ request, context, params: {} } as never)).catch((error: unknown) => error);
}
const waysOf = (thrown: unknown) => {
  const { data: said, init } = thrown as ReturnType<typeof data>;
  return [init?.status, notFoundData(said)?.ways.bodies];
};

describe("a page that is off at a site", () => {
  it("answers 404 with what people look for, as any address that leads nowhere", async () => {
    const off = ({ context }: { context: RouterContextProvider }) => assertPageOn("compare", context.get(siteContext));
    expect(waysOf(await answerOf(off))).toEqual([404, ["SUV", "Van"]]);
  });
});

describe("what the platform refuses", () => {
  const refused = (status: number) => () => Promise.reject(new ApiError(status, { code: "refused", error: "No." }));
  const statusOf = (thrown: unknown) => (thrown as ReturnType<typeof data>).init?.status;

  it("is the page's own answer: 503 while the database is away, so that nobody takes it for broken", async () => {
    expect(statusOf(await answerOf(refused(503)))).toBe(503);
    expect(statusOf(await answerOf(refused(503), "action"))).toBe(503);
    expect(statusOf(await answerOf(refused(422), "action"))).toBe(422);
  });

  it("leads on where nothing is there", async () => {
    expect(waysOf(await answerOf(refused(404)))).toEqual([404, ["SUV", "Van"]]);
  });

  it("stays a failure where it was one", async () => {
    expect(await answerOf(refused(500))).toBeInstanceOf(ApiError);
  });
});

describe("what a loader answers otherwise", () => {
  it("stays as it is: its data, a 404 that says more, another failure", async () => {
    expect(await answerOf(() => "cars")).toBe("cars");
    const unknown = data({ word: "mazza" }, { status: 404 });
    expect(await answerOf(() => Promise.reject(unknown as unknown as Error))).toBe(unknown);
    const failure = new TypeError("The search does not answer.");
    expect(await answerOf(() => Promise.reject(failure))).toBe(failure);
    expect(await answerOf(undefined)).toBeUndefined();
  });
});
