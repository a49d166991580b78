import type { Crumb } from "../navigation/breadcrumb.ts";
import { jsonLd, jsonLdDocument } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/**
 * Structured data of a breadcrumb (rules-finance-seo-feeds.md 2.3). `origin` is the site's address without a path;
 * queries are left out of the addresses, because filtered pages are not indexed (2.7).
 *
 * @example
 * breadcrumbJsonLd([{ label: "Home", to: "/" }, { label: "2019 Kia Rio" }], "https://a.example").itemListElement
 * // [{ "@type": "ListItem", position: 1, name: "Home", item: "https://a.example/" }, { "@type": "ListItem", position: 2, name: "2019 Kia Rio" }]
 */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): JsonLd {
  return jsonLdDocument(
    jsonLd("BreadcrumbList", {
      itemListElement: crumbs.map(({ label, to }, index) =>
        jsonLd("ListItem", {
          position: index + 1,
          name: label,
          item: to === undefined ? undefined : `${origin}${to.split("?")[0]}`,
        }),
      ),
    }),
  );
}
