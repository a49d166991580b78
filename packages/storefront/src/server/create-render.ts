import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { provideStyleText } from "../root/style-text.ts";
import { builtStyles } from "./built-styles.ts";

/** What the server hands to a template for one request. */
export interface RenderContext {
  site: Site;
  api: ApiClient;
}

/** Renders a page, a data request or a form post of one site. */
export type Render = (request: Request, context: RenderContext) => Promise<Response>;

/**
 * Makes a template's `render` from its server build. Call it inside the template's SSR build, so that it shares the
 * build's own contexts.
 *
 * @example
 * import * as build from "virtual:react-router/server-build";
 * export const render = createRender(build);
 */
export function createRender(build: ServerBuild): Render {
  if (import.meta.env.PROD) provideStyleText(builtStyles(build.publicPath));
  const handle = createRequestHandler(build, process.env.NODE_ENV === "development" ? "development" : "production");
  return (request, { site, api }) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(apiContext, api);
    context.set(nowContext, new Date());
    return handle(request, context);
  };
}
