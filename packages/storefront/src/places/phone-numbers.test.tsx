// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, siteContext } from "../contexts.ts";
import { action, loader } from "../routes/phone-numbers.tsx";

const site = aSite({
  dealer: {
    ...aSite().dealer,
    dealerships: [
      { slug: "north", name: "North Ford", phone: "02 5550 0170" },
      { slug: "south", name: "South Kia" },
    ],
  },
});

function asked(fields?: Record<string, string>) {
  const sent: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(apiContext, {
    revealPhone: async (body: unknown) => {
      sent.push(body);
      return { phone: "02 5550 0170", href: "tel:0255500170", of: "dealership:north" };
    },
  } as unknown as ApiClient);
  const url = new URL("http://harbour.localhost/phone-numbers");
  const request = new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  return { sent, args: { request, url, params: {}, context } as unknown as Parameters<typeof action>[0] };
}

describe("The page of phone numbers", () => {
  it("lists the dealer, the dealerships with a number of their own, and the places", () => {
    const { numbers } = loader(asked().args).data;
    expect(numbers.map(({ name, by }) => [name, by])).toEqual([
      [site.name, "location_id"],
      ["North Ford", "dealership_slug"],
      [site.locations[0]?.name, "location_id"],
    ]);
  });

  it("asks for the number that was pressed: of the dealer, a place or a dealership", async () => {
    for (const [fields, body] of [
      [{ location_id: "" }, {}],
      [{ location_id: "2" }, { location_id: "2" }],
      [{ dealership_slug: "north" }, { dealership_slug: "north" }],
    ] as const) {
      const { sent, args } = asked(fields);
      const answer = await action(args);
      expect(sent).toEqual([body]);
      expect(answer.data.revealed?.phone).toBe("02 5550 0170");
    }
  });
});
