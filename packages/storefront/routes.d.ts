import type { OwnPage, StandardPage, StandardPageName } from "@forecourt/core/pages";
import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Names of the standard pages that stand on a path of their own, and of the page for all other paths. */
export type StandardRouteName =
  | Exclude<StandardPageName, Extract<StandardPage, { within: string }>["name"]>
  | "not-found";

/** Names of the standard route modules. */
export type StandardRoute = Exclude<StandardPageName, Extract<StandardPage, { module: string }>["name"]> | "not-found";

/**
 * Absolute path of a standard route module of the storefront, for a page that a template gives another address. Always
 * pass an `id`, otherwise the path stands in every page.
 *
 * @example
 * route("fahrzeuge/:slug", standard("vehicle"), { id: "routes/vehicle" })
 */
export declare function standard(name: StandardRoute): string;

/**
 * Every standard page as route entries, ready to spread into a template's routes.
 *
 * @param options.without pages that the template leaves out
 * @param options.own pages whose module is the template's own, in `app/routes`: address, declaration and the forms that
 *   open on top stay
 * @example
 * export default [...ownRoutes(pages), ...standardRoutes({ without: ["brands"], own: ["vehicle"] })];
 */
export declare function standardRoutes(options?: {
  without?: readonly StandardRouteName[];
  own?: readonly StandardRoute[];
}): RouteConfigEntry[];

/**
 * Routes of the pages that a template declares as its own: each is the module of its name in `app/routes`.
 *
 * @example
 * ownRoutes([{ name: "our-story", paths: ["/our-story"] }]) // [{ id: "routes/our-story", path: "our-story", file: "routes/our-story.tsx" }]
 */
export declare function ownRoutes(pages: readonly OwnPage[]): RouteConfigEntry[];
