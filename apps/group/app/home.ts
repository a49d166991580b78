import { conditionSearchPath } from "@forecourt/core";
import { standardHomeBlocks } from "@forecourt/storefront/server";
import type { HomeBlocksOf } from "@forecourt/storefront/server";

/** A group is its brands and its places: they stand before the cars, the house's figures and ways to pay after them. */
export const homeBlocks: HomeBlocksOf = (site) => {
  const standard = standardHomeBlocks(site);
  const ours = (...kinds: string[]) => standard.filter(({ kind }) => kinds.includes(kind));
  return [
    { kind: "brands", title: "Shop by brand", count: 12 },
    {
      kind: "stock-strip",
      title: "Just arrived across the group",
      search: conditionSearchPath(),
      layout: "carousel",
      count: 8,
    },
    ...ours("banners"),
    ...ours("offers"),
    { kind: "locations", title: "Find a dealership" },
    ...ours("body-types"),
    { kind: "reviews", title: "What customers say", count: 1 },
    ...ours("why-buy"),
  ];
};
