import type { RouteConfig } from "@react-router/dev/routes";
import { standardRoutes } from "@forecourt/storefront/routes";

export default standardRoutes() satisfies RouteConfig;
