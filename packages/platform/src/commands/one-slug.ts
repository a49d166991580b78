import { UsageError } from "./command-context.ts";

/**
 * The one site that a command names.
 *
 * @throws UsageError for none, and for more than one
 */
export function oneSlug(names: readonly string[], command: string): string {
  const [slug, ...more] = names;
  if (slug === undefined || more.length > 0) throw new UsageError(`Name one site: forecourt site ${command} <slug>`);
  return slug;
}
