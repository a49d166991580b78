import { index } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { standardRoutes } from "@forecourt/storefront/routes";

export default [index("routes/home.tsx", { id: "routes/home" }), ...standardRoutes()] satisfies RouteConfig;
