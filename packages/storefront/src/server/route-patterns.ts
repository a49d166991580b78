import type { ServerBuild } from "react-router";

/** A declared path as routes are compared with it: what varies has no name. */
export const comparedPath = (path: string): string => path.replaceAll(/\{\w+/g, "{");

/** The patterns of a build's routes, as {@link comparedPath} writes paths. */
export const comparedPatterns = (routes: Parameters<typeof routePatterns>[0]): string[] =>
  routePatterns(routes).map((pattern) => pattern.replaceAll(/:\w+(\??)/g, "{$1}"));

/**
 * The whole patterns of a build's routes, each with those of the routes that it stands in.
 *
 * @example
 * routePatterns({ car: { id: "car", path: "cars/:slug" }, ask: { id: "ask", parentId: "car", path: "enquire" } })
 * // ["/cars/:slug", "/cars/:slug/enquire"]
 */
export function routePatterns(routes: {
  readonly [id: string]: Pick<NonNullable<ServerBuild["routes"][string]>, "parentId" | "path"> | undefined;
}): string[] {
  const pathOf = (id: string): string[] => {
    const route = routes[id];
    return route
      ? [...(route.parentId === undefined ? [] : pathOf(route.parentId)), ...(route.path ? [route.path] : [])]
      : [];
  };
  return [...new Set(Object.keys(routes).map((id) => `/${pathOf(id).join("/")}`))];
}
