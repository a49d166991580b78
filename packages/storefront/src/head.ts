import { canonicalAddress, declarationOf, indexedPaths } from "@forecourt/core/pages";
import type { DeclaredPage, StandardPageName } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { pictureUrl } from "@forecourt/vehicle/card";
import type { MetaDescriptor } from "react-router";

/** Inputs of a page's head. */
export interface HeadInput {
  title: string;
  description: string;
  /**
   * Its name, or the declaration of a template's own page: whether search engines may keep it, and which of its
   * parameters make another page of it.
   */
  page: StandardPageName | DeclaredPage;
  site: Site;
  request: Request;
  /** Path of the page, with its query where a parameter makes another page of it. @default its first path */
  address?: string;
  /** Picture for link previews: its name in the media store, or an absolute address. @default none */
  image?: string | null | undefined;
  /**
   * False adds `noindex`, as the declaration does where search engines may not keep the page at this site. @default
   * true
   */
  index?: boolean;
  /** ISO instant after which search engines drop the page (rules 2.8). */
  unavailableAfter?: string | undefined;
  /** @default "website" */
  type?: "website" | "product";
}

/**
 * Title, description, canonical link and Open Graph tags of a page. Made in loaders, so that the rules
 * behind them never reach the browser.
 */
export function pageHead({
  title,
  description,
  page,
  site,
  request,
  address,
  image,
  index: isKept = true,
  unavailableAfter,
  type = "website",
}: HeadInput): MetaDescriptor[] {
  const declared = declarationOf(page);
  const origin = siteOrigin(site, request);
  const canonical = `${origin}${canonicalAddress(declared, address ?? declared.paths[0])}`;
  const index = isKept && indexedPaths(declared, site).length > 0;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(index ? [] : [{ name: "robots", content: "noindex" }]),
    ...(index && unavailableAfter !== undefined
      ? [{ name: "robots", content: `unavailable_after: ${unavailableAfter}` }]
      : []),
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    ...(image
      ? [
          { property: "og:image", content: new URL(pictureUrl(image, 1280), origin).href },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}

/**
 * Address of the site without a path: its first public host, else the host that was asked.
 *
 * @example
 * siteOrigin({ hosts: ["www.harbourmazda.example"] }, new Request("http://harbour-mazda.localhost:4000/")) // "https://www.harbourmazda.example"
 */
export function siteOrigin(site: Pick<Site, "hosts">, request: Request): string {
  const host = site.hosts[0];
  return host === undefined ? new URL(request.url).origin : `https://${host}`;
}
