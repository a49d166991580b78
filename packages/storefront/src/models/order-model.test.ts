// @vitest-environment node
import { aSite } from "@forecourt/core/testing";
import type { Site } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { siteContext } from "../contexts.ts";
import { loader } from "../routes/order-model.tsx";

const kia = { manufacturer_name: "Kia", manufacturer_body: "SUV", visible: true } as const;
const records: NonNullable<Site["records"]> = {
  models: [
    { ...kia, slug: "sorento", name: "Sorento" },
    { ...kia, slug: "tasman", name: "Tasman", status: "coming_soon" },
    {
      ...kia,
      slug: "ev3",
      name: "EV3",
      status: "coming_soon",
      override_url: "https://kia.example/ev3",
      visible: false,
    },
  ],
  manufacturers: [],
};

async function page(query: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, { ...aSite({ pages: { on: ["/models"] } }), records });
  const url = new URL(`/models/order-now${query}`, "http://harbour.localhost");
  const asked = { request: new Request(url), url, params: {}, context, unstable_pattern: "/models/order-now" };
  return loader(asked as unknown as Parameters<typeof loader>[0]);
}
const refused = async (query: string) => {
  const answer: unknown = await page(query).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : undefined;
};

describe("asking for a quote of a new model", () => {
  it("is for models on sale: one that is coming takes the shopper's interest on its own page", async () => {
    const { data } = await page("?model_id=sorento&model_name=Sorento");
    expect([data.name, data.models.map(({ name }) => name)]).toEqual(["Kia Sorento", ["Kia Sorento"]]);
    expect(await refused("?model_id=tasman&model_name=Tasman")).toBe("/models/tasman#register-your-interest");
    expect(await refused("?model_id=ev3")).toBe("https://kia.example/ev3");
  });
});
