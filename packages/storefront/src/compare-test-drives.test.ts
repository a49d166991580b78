// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aCar, aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "./contexts.ts";
import { loader } from "./routes/compare-ask.tsx";

const cars = [
  aCar({ id: "1" }),
  aCar({ id: "2" }),
  aCar({ id: "3", reserved: true }),
  aCar({ id: "4", status: "sold" }),
];

async function askedAbout(path: string): Promise<string[]> {
  const context = new RouterContextProvider();
  const site = aSite();
  context.set(siteContext, { ...site, saved: { ...site.saved, compare: true } });
  context.set(apiContext, { getCars: async () => ({ cars }) } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(`http://harbour.localhost${path}?ids=1,2,3,4`);
  const args = { request: new Request(url), url, params: {}, context } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).data.ids;
}

describe("The cars of a comparison", () => {
  it("are driven in one visit where each can be driven: not one that is reserved, which can be asked about all the same", async () => {
    expect(await askedAbout("/compare/test-drive")).toEqual(["1", "2"]);
    expect(await askedAbout("/compare/enquire")).toEqual(["1", "2", "3"]);
  });
});
