import { conditionSearchPath } from "@forecourt/core";
import type { ContentBlock, Site } from "@forecourt/core/schemas";

/**
 * The blocks of a site's first page, below the opening with the search, where the site's content has none of its own.
 */
export type HomeBlocksOf = (site: Site) => readonly ContentBlock[];

/**
 * The first page of a template that brings no list of its own: the stock first, then what the dealer says of the house.
 * A block that has nothing to show is left out.
 *
 * @example
 * standardHomeBlocks(aSite()).map(({ kind }) => kind) // ["body-types", "stock-strip", "featured", "offers", "banners", "locations"]
 */
export const standardHomeBlocks: HomeBlocksOf = (site) => {
  const places = site.locations.filter(({ visible }) => visible).length;
  return [
    { kind: "body-types", title: "Browse by body type", count: 8 },
    { kind: "stock-strip", title: "Latest arrivals", search: conditionSearchPath(), layout: "grid", count: 6 },
    { kind: "featured", title: `Featured used ${site.search.vehicleType}` },
    ...(site.offers.onHome > 0
      ? [{ kind: "offers", title: "Special offers", count: site.offers.onHome } satisfies ContentBlock]
      : []),
    ...whyBuy(site),
    { kind: "banners" },
    { kind: "locations", title: places > 1 ? "Our locations" : "Visit us" },
  ];
};

function whyBuy({ name, home: { reasons } }: Site): ContentBlock[] {
  if (reasons.length === 0) return [];
  return [
    {
      kind: "why-buy",
      title: `Why buy from ${name}`,
      reasons: reasons.map(({ title, text }) => ({ title, intro: text })),
    },
  ];
}
