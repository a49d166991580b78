import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Names of the standard pages that stand on a path of their own. */
export type StandardPage =
  | "home"
  | "search"
  | "used-car"
  | "brands"
  | "service"
  | "vehicle"
  | "book-test-drive"
  | "print"
  | "watchlist"
  | "compare"
  | "success"
  | "my-test-drive"
  | "phone-numbers"
  | "sign-in"
  | "finance"
  | "finance-enquiry"
  | "apply-for-finance"
  | "finance-pre-approval"
  | "get-finance-now"
  | "personalised-finance"
  | "not-found";

/** Names of the standard route modules. */
export type StandardRoute =
  | Exclude<
      StandardPage,
      | "used-car"
      | "finance-enquiry"
      | "apply-for-finance"
      | "finance-pre-approval"
      | "get-finance-now"
      | "personalised-finance"
    >
  | "enquire"
  | "test-drive"
  | "request-photos"
  | "find-similar";

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
 * @param options.without pages that the template leaves out or has a page of its own for
 * @example
 * export default [index("routes/home.tsx", { id: "routes/home" }), ...standardRoutes({ without: ["home"] })];
 */
export declare function standardRoutes(options?: { without?: readonly StandardPage[] }): RouteConfigEntry[];
