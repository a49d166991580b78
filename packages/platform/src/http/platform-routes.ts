import { endpoints } from "@forecourt/api";
import { securityTextPath } from "./answers/security-text.ts";

/** Patterns of what the platform answers itself, for the log ({@link createRouteNames}). */
export const platformRoutes: readonly string[] = [
  "/healthz",
  "/readyz",
  securityTextPath,
  "/dev/*",
  "/fonts/*",
  "/img/*",
  "/media/*",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/*",
  "/feeds/*",
  "/api/*",
  "/api/openapi.json",
  ...new Set(Object.values(endpoints).map(({ path }) => path)),
];
