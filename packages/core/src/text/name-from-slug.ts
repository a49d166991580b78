import { capitalized } from "./capitalized.ts";

/**
 * The words of a slug as a name, where nothing else is known of what it names.
 *
 * @example
 * nameFromSlug("penrose-yard") // "Penrose Yard"
 */
export function nameFromSlug(slug: string): string {
  return slug.split("-").map(capitalized).join(" ");
}
