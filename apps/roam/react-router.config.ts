import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A template has a handful of routes: knowing them all at once saves a request after each page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
