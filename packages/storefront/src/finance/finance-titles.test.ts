// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader } from "./finance-loader.ts";

async function titleOf(path: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ pages: { on: ["/get-finance-now"] }, financeEnquiry: { enabled: true } }));
  context.set(apiContext, { featuredCars: async () => ({ hits: [] }) } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(`http://harbour.localhost${path}`);
  const asked = { request: new Request(url), url, params: {}, context, unstable_pattern: path };
  return (await loader(asked as unknown as Parameters<typeof loader>[0])).data.title;
}

it("The two pages of the finance enquiry have titles of their own", async () => {
  expect([await titleOf("/finance"), await titleOf("/get-finance-now")]).toEqual(["Car finance", "Get finance now"]);
});
