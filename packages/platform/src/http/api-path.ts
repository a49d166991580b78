import { endpoints } from "@forecourt/api";

/** The endpoints that do not stand under /api/. */
const others = Object.values<{ path: string }>(endpoints)
  .filter(({ path }) => !path.startsWith("/api/"))
  .map(({ path }) => new RegExp(`^${path.replace(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`));

/**
 * Whether a path is of the contract, and so not of a template: `/api/*`, and what else the table of endpoints has.
 *
 * @example
 * isApiPath("/cars/2021-mazda-cx-5-used-s1/autogauge") // true
 * isApiPath("/cars/2021-mazda-cx-5-used-s1") // false
 */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || others.some((other) => other.test(path));
}
