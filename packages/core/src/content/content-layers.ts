import { pathSegment } from "../navigation/path-segment.ts";
import type { Site } from "../site/site-document.ts";

/** Whose content: everybody's, a manufacturer's, a group's or a site's. */
export type ContentLayer = "platform" | `manufacturer:${string}` | `group:${string}` | `site:${string}`;

/**
 * The layers of content of a site, the farthest first: the nearest wins, field by field (decisions.md row 94).
 *
 * @example
 * contentLayers(site) // ["platform", "manufacturer:mazda", "site:harbour-mazda"]
 */
export function contentLayers({ slug, dealer, content }: Pick<Site, "slug" | "dealer" | "content">): ContentLayer[] {
  const brand = pathSegment(dealer.brand ?? "");
  const manufacturers = [...new Set([...content.manufacturers, ...(brand === "" ? [] : [brand])])];
  return [
    "platform",
    ...manufacturers.map((name): ContentLayer => `manufacturer:${name}`),
    ...(content.group === undefined ? [] : [`group:${content.group}` as const]),
    `site:${slug}`,
  ];
}
