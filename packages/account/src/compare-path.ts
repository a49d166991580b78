import { maxCompared } from "@forecourt/core";
import { comparePath as pagePath } from "@forecourt/core/pages";

/**
 * Address of the comparison of these cars: it can be shared, and works without JavaScript.
 *
 * @example
 * comparePath(["17", "4"]) // "/compare?ids=17,4"
 */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? pagePath : `${pagePath}?ids=${ids.slice(0, maxCompared).map(encodeURIComponent).join(",")}`;
}

/**
 * The ids of a comparison's address: up to 4, each once; what is no id is left out.
 *
 * @example
 * comparedIds(new URLSearchParams("ids=17,4,x,17")) // ["17", "4"]
 */
export function comparedIds(params: URLSearchParams): string[] {
  const asked = (params.get("ids") ?? "").split(",").filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(asked)].slice(0, maxCompared);
}
