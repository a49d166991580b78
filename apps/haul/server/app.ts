import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { createRender, templatePages } from "@forecourt/storefront/server";
import * as build from "virtual:react-router/server-build";
import { pages } from "../app/pages.ts";
import { theme } from "../app/theme.ts";

export const render = createRender(build, pages);
export const publicPath = build.publicPath;

/**
 * What every site of this template has unless its document says otherwise: colours, which a document's own are checked
 * against, and the pages of the template, which menus may lead to.
 */
export const siteDefaults: Partial<SiteDocumentInput> = {
  theme: { accent: theme.accent, page: theme.page, band: theme.band, ink: theme.ink },
  pages: templatePages(build, pages),
};
