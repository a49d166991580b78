import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A template has a handful of routes: knowing them all at once saves a request after each page.
  routeDiscovery: { mode: "initial" },
  // What a route does in a browser beside its page is a line or two: files of their own for them would only make the
  // list of routes longer.
  splitRouteModules: false,
} satisfies Config;
