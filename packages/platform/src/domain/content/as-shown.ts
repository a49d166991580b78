import { hasPage } from "@forecourt/core/pages";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import { renderProse } from "./render-prose.ts";

/** Blocks as they are shown: their prose is safe HTML; a link to a page that the site has not is left out. */
export function blocksAsShown(blocks: readonly ContentBlock[], site: Site): ContentBlock[] {
  return blocks.flatMap((block) => (asShown(block, site) as ContentBlock | undefined) ?? []);
}

function asShown(value: unknown, site: Site): unknown {
  if (Array.isArray(value)) return value.map((item) => asShown(item, site)).filter((item) => item !== undefined);
  if (typeof value !== "object" || value === null) return value;
  if ("to" in value && typeof value.to === "string" && !hasPage(value.to, site)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "text" && typeof part === "string" ? renderProse(part, site) : asShown(part, site),
    ]),
  );
}
