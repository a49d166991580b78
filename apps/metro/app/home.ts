import { conditionSearchPath } from "@forecourt/core";
import { declarationOf, hasPage } from "@forecourt/core/pages";
import type { StandardPageName } from "@forecourt/core/pages";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import { standardHomeBlocks } from "@forecourt/storefront/server";
import type { HomeBlocksOf } from "@forecourt/storefront/server";

/**
 * A franchise sells a range, and looks after it: models, offers, demonstrators and service stand beside the stock as
 * equals, one row each.
 */
export const homeBlocks: HomeBlocksOf = (site) => {
  const standard = standardHomeBlocks(site);
  const ours = (...kinds: string[]) => standard.filter(({ kind }) => kinds.includes(kind));
  return [
    { kind: "models", title: site.dealer.brand ? `The ${site.dealer.brand} range` : "The range", count: 8 },
    ...ours("offers"),
    {
      kind: "stock-strip",
      title: "Demonstrators",
      search: conditionSearchPath(["demo"]),
      layout: "carousel",
      count: 6,
    },
    ...service(site),
    { kind: "stock-strip", title: "Latest arrivals", search: conditionSearchPath(), layout: "grid", count: 4 },
    { kind: "reviews", title: "What customers say", count: 1 },
    ...ours("why-buy", "banners", "locations"),
  ];
};

const pathOf = (page: StandardPageName) => declarationOf(page).paths[0];

/** What the workshop does, as far as the site has pages of it. */
function service(site: Site): ContentBlock[] {
  const cards = [
    {
      to: pathOf("service"),
      title: "Service",
      text: "Choose a day, tell us about the car, leave it with us.",
      label: "Book a service",
    },
    {
      to: pathOf("vehicle-parts-and-accessories"),
      title: "Parts and accessories",
      text: "Fitted here, by people who know the car.",
      label: "See parts and accessories",
    },
    {
      to: pathOf("care-plans"),
      title: "Care plans",
      text: "What the next services cost, known beforehand.",
      label: "See the plans",
    },
    {
      to: pathOf("warranty"),
      title: "Warranty",
      text: "What is covered, and for how long.",
      label: "Read the warranty",
    },
  ].filter(({ to }) => hasPage(to, site));
  if (cards.length === 0) return [];
  return [
    {
      kind: "cards",
      title: "Service and care",
      cards: cards.map(({ to, title, text, label }) => ({ title, text: `<p>${text}</p>`, link: { label, to } })),
    },
  ];
}
