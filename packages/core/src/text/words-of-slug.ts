import { capitalized } from "./capitalized.ts";

/**
 * The words of a slug as a name, where nothing else is known of what it names.
 *
 * @example
 * wordsOfSlug("penrose-yard") // "Penrose Yard"
 */
export function wordsOfSlug(slug: string): string {
  return slug.split("-").map(capitalized).join(" ");
}
