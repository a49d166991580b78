/**
 * Whether a path is of the contract, and so not of a template: `/api/*`, and of a car its PDF and its price comparison (S1 §7).
 *
 * @example
 * isApiPath("/cars/2021-mazda-cx-5-used-s1/autogauge") // true
 * isApiPath("/cars/2021-mazda-cx-5-used-s1") // false
 */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/") || /^\/cars\/[^/]+(?:\.pdf|\/autogauge)$/.test(path);
}
