import { capitalized } from "../text/capitalized.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { bodyKey } from "./body-key.ts";

/**
 * A body as it stands in a search path: its key in lower case words where it is a known one, whichever way a feed
 * writes it, so that /search/ute means the same on every site (S1 §2, §3).
 *
 * @example
 * bodySegment("Ute / Tray") // "ute"
 * bodySegment("People Mover") // "people-mover"
 */
export function bodySegment(simpleBody: string): string {
  const key = bodyKey(simpleBody);
  return key === undefined ? pathSegment(simpleBody) : pathSegment(key.replace(/([a-z])([A-Z])/g, "$1-$2"));
}

/**
 * Words of a body key, for a page about a body that the stock has no spelling of.
 *
 * @example
 * bodyKeyLabel("peopleMover") // "People mover"
 * bodyKeyLabel("suv") // "SUV"
 */
export function bodyKeyLabel(key: string): string {
  if (key === "suv" || key === "ev") return key.toUpperCase();
  return capitalized(key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}
