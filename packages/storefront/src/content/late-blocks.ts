import type { ContentParts } from "@forecourt/dealership/content";
import { latePart } from "@forecourt/ui-kit/lazy-part";

const stock = async () => (await import("./stock-blocks.tsx")).stockBlocks;

/**
 * Blocks that are made of other features, whose code comes when a shopper gets to one: a page of prose loads none of
 * it.
 */
export const lateBlocks: ContentParts = {
  Banners: latePart("block-banners", async () => (await stock()).Banners),
  BodyTypes: latePart("block-body-types", async () => (await stock()).BodyTypes),
  Brands: latePart("block-brands", async () => (await stock()).Brands),
  Featured: latePart("block-featured", async () => (await stock()).Featured),
  Form: latePart("block-form", async () => (await import("./page-form.tsx")).PageForm),
  Locations: latePart("block-locations", async () => (await stock()).Locations),
  Models: latePart("block-models", async () => (await stock()).Models),
  Offers: latePart("block-offers", async () => (await stock()).Offers),
  Reviews: latePart("block-reviews", async () => (await stock()).Reviews),
  StockStrip: latePart("block-stock-strip", async () => (await stock()).StockStrip),
};
