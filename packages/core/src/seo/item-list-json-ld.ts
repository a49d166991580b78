import type { CarSummary } from "../entities/car-summary.ts";
import { jsonLd, jsonLdDocument } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/**
 * Structured data of a page of results, as the list of its cars' addresses (rules-finance-seo-feeds.md 2.3, 2.7).
 * Positions go on from page to page; the names stand on the cars' own pages.
 *
 * @param options.origin the site's address without a path
 * @param options.first position of the first car, 1-based
 * @example
 * itemListJsonLd([{ path: "/cars/a" }], { origin: "https://a.example", count: 40, first: 22 }).itemListElement
 * // [{ "@type": "ListItem", position: 22, url: "https://a.example/cars/a" }]
 */
export function itemListJsonLd(
  cars: readonly Pick<CarSummary, "path">[],
  { origin, count, first = 1 }: { origin: string; count: number; first?: number },
): JsonLd {
  return jsonLdDocument(
    jsonLd("ItemList", {
      numberOfItems: count,
      itemListElement: cars.map(({ path }, index) =>
        jsonLd("ListItem", { position: first + index, url: `${origin}${path}` }),
      ),
    }),
  );
}
