import type { ContentLayer } from "@forecourt/core/schemas";
import { UsageError } from "./command-context.ts";

/**
 * The layer that a command names.
 *
 * @throws UsageError that says how layers are named
 */
export function contentLayerName(name: string): ContentLayer {
  if (name === "platform" || /^(?:manufacturer|group|site):[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return name as ContentLayer;
  throw new UsageError(
    `"${name}" is no layer of content. Name platform, or one such as manufacturer:mazda, group:twg or site:harbour-mazda.`,
  );
}
