import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { createRender } from "@forecourt/storefront/server";
import * as build from "virtual:react-router/server-build";
import { metroTheme } from "../app/theme.ts";

export const render = createRender(build);
export const publicPath = build.publicPath;

/** What every site of this template has unless its document says otherwise; a document's colours are checked against these. */
export const siteDefaults: Partial<SiteDocumentInput> = { theme: { page: metroTheme.page, ink: metroTheme.ink } };
