import { contentBlockSchema } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { standardHomeBlocks } from "./standard-home-blocks.ts";

const kinds = (site: ReturnType<typeof aSite>) => standardHomeBlocks(site).map(({ kind }) => kind);

describe("the first page of a site without content of its own", () => {
  it("is a list of blocks that a dealer could have written in home.md", () => {
    const site = aSite({ home: { reasons: [{ title: "One price", text: "Each car shows what it costs." }] } });
    for (const block of standardHomeBlocks(site)) expect(contentBlockSchema.parse(block)).toEqual(block);
  });

  it("says why to buy here where the dealer has reasons, and shows as many offers as the site wants", () => {
    expect(kinds(aSite())).toEqual(["body-types", "stock-strip", "featured", "offers", "banners", "locations"]);
    const site = aSite({ home: { reasons: [{ title: "One price", text: "For all." }] }, offers: { onHome: 0 } });
    expect(kinds(site)).toEqual(["body-types", "stock-strip", "featured", "why-buy", "banners", "locations"]);
  });
});
