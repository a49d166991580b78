import type { ApiClient } from "@forecourt/api/client";
import type { OwnPage } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { apiContext, frameChangesContext, logFailureContext, nowContext, siteContext } from "../contexts.ts";
import type { LogFailure } from "../contexts.ts";
import { homeBlocksContext } from "../home/home-blocks-context.ts";
import { standardHomeBlocks } from "../home/standard-home-blocks.ts";
import type { HomeBlocksOf } from "../home/standard-home-blocks.ts";
import { provideStyleText } from "../start/style-text.ts";
import { builtStyles } from "./built-styles.ts";
import { limitValidity } from "./limit-validity.ts";
import { routePatterns } from "./route-patterns.ts";
import { undeclaredRoutes } from "./undeclared-routes.ts";
import { usedStyles } from "./style-files.ts";
import { withErrorPages } from "./with-error-pages.ts";

/** Data from the server to a template for one request. */
export interface RenderContext {
  site: Site;
  api: ApiClient;
  /** Takes what fails while a page is made, for the server's log. */
  logFailure: LogFailure;
}

/** Renders a page, a data request or a form post of one site. */
export interface Render {
  (request: Request, context: RenderContext): Promise<Response>;
  /** Patterns of the template's routes, such as `/cars/:slug`, which the server's log names in the place of paths. */
  routes: readonly string[];
  /**
   * The file with the rules of a sheet that a page links, by the address of the sheet and by what stands in the file's
   * name.
   */
  usedStyles: typeof usedStyles;
}

/**
 * Makes a template's `render` from its server build. Call it inside the template's SSR build, so that it shares the
 * build's own contexts.
 *
 * @param pages the pages that the template declares as its own
 * @param homeBlocks the blocks of the first page of a site whose content has none of its own
 * @throws Error when the template has a route that no declaration names: nothing could link to it, and the page cache
 *   would drop its parameters
 * @example
 * import * as build from "virtual:react-router/server-build";
 * export const render = createRender(build, pages);
 */
export function createRender(
  build: ServerBuild,
  pages: readonly OwnPage[] = [],
  homeBlocks: HomeBlocksOf = standardHomeBlocks,
): Render {
  const undeclared = undeclaredRoutes(build.routes, pages);
  if (undeclared.length > 0)
    throw new Error(
      `[pages] No declaration names the ${undeclared.length === 1 ? "route" : "routes"} ${undeclared.join(", ")}. Declare each page in app/pages.ts and make its route with ownRoutes(pages).`,
    );
  if (import.meta.env.PROD) provideStyleText(builtStyles(build.publicPath));
  const handle = createRequestHandler(
    withErrorPages(build),
    process.env.NODE_ENV === "development" ? "development" : "production",
  );
  const render = async (request: Request, { site, api, logFailure }: RenderContext) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(apiContext, api);
    context.set(nowContext, new Date());
    context.set(homeBlocksContext, homeBlocks);
    context.set(logFailureContext, logFailure);
    return limitValidity(await handle(request, context), context.get(frameChangesContext));
  };
  return Object.assign(render, { routes: routePatterns(build.routes), usedStyles });
}
