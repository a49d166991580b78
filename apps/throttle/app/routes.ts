import type { RouteConfig } from "@react-router/dev/routes";
import { ownRoutes, standardRoutes } from "@forecourt/storefront/routes";
import { pages } from "./pages.ts";

export default [...ownRoutes(pages), ...standardRoutes()] satisfies RouteConfig;
