import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { createRender, templatePages } from "@forecourt/storefront/server";
import * as build from "virtual:react-router/server-build";
import { homeBlocks } from "../app/home.ts";
import { pages } from "../app/pages.ts";
import { theme } from "../app/theme.ts";

export const render = createRender(build, pages, homeBlocks);
export const publicPath = build.publicPath;

/**
 * What every site of this template has unless its document says otherwise: colours, which a document's own are checked
 * against, the pages of the template, a market's search (four columns, brands first, by state and dealership) and the
 * group's extras.
 */
export const siteDefaults: Partial<SiteDocumentInput> = {
  theme: { accent: theme.accent, page: theme.page, band: theme.band, ink: theme.ink },
  pages: templatePages(build, pages),
  search: {
    columns: 4,
    facets: ["make", "price", "simple_body", "state", "city", "year", "km", "fuel"],
    facetTiles: ["make"],
  },
  locationCards: { layout: "carousel" },
};
