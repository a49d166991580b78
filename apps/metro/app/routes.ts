import { index, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { standard } from "@forecourt/storefront/routes";

export default [
  index("routes/home.tsx", { id: "routes/home" }),
  route("search/:segment", standard("search"), { id: "routes/search" }),
  route("cars/:slug", standard("vehicle"), { id: "routes/vehicle" }, [route("enquire", standard("enquire"), { id: "routes/enquire" })]),
  route("success", standard("success"), { id: "routes/success" }),
  route("*", standard("not-found"), { id: "routes/not-found" }),
] satisfies RouteConfig;
