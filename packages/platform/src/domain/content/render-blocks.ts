import { hasPage } from "@forecourt/core/pages";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import { renderProse } from "./render-prose.ts";

/** Blocks ready to show: prose is sanitised HTML, and links to pages that the site does not have are removed. */
export function renderBlocks(blocks: readonly ContentBlock[], site: Site): ContentBlock[] {
  return blocks.flatMap((block) => (rendered(block, site) as ContentBlock | undefined) ?? []);
}

function rendered(value: unknown, site: Site): unknown {
  if (Array.isArray(value)) return value.map((item) => rendered(item, site)).filter((item) => item !== undefined);
  if (typeof value !== "object" || value === null) return value;
  if ("to" in value && typeof value.to === "string" && !hasPage(value.to, site)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "text" && typeof part === "string" ? renderProse(part, site) : rendered(part, site),
    ]),
  );
}
