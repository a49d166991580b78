import type { ContentParts } from "@forecourt/dealership/content";
import { latePart } from "@forecourt/ui-kit/lazy-part";

const stockBlock = <Name extends Exclude<keyof ContentParts, "Form">>(name: Name) =>
  latePart(`block-${name}`, async () => (await import("./stock-blocks.tsx")).stockBlocks[name] as ContentParts[Name]);

/** Blocks that are made of other features, whose code comes when a shopper gets to one: a page of prose loads none of it. */
export const lateBlocks = {
  Banners: stockBlock("Banners"),
  BodyTypes: stockBlock("BodyTypes"),
  Brands: stockBlock("Brands"),
  Featured: stockBlock("Featured"),
  Form: latePart("block-form", async () => (await import("./page-form.tsx")).PageForm),
  Locations: stockBlock("Locations"),
  Models: stockBlock("Models"),
  Offers: stockBlock("Offers"),
  Reviews: stockBlock("Reviews"),
  StockStrip: stockBlock("StockStrip"),
} as ContentParts;
