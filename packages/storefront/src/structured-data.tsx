import { jsonLdText } from "@forecourt/core";
import type { JsonLd } from "@forecourt/core";

const kept = new WeakMap<object, () => readonly JsonLd[]>();

/** Keeps, on the server, what a page's structured data is made of beside what its loader sends to the browser. */
export const keepNodes = (page: object, nodes: () => readonly JsonLd[]): void => void kept.set(page, nodes);

/** The structured data of a page of the loader's; none in a browser. */
export const keptNodes = (page: object): readonly JsonLd[] => kept.get(page)?.() ?? [];

/**
 * Structured data of a page, in its server-rendered HTML only: crawlers read pages, not navigations. Pass
 * `import.meta.env.SSR ? [...] : []`, so that the browser is sent neither the data twice nor the rules that make it.
 */
export function StructuredData({ nodes }: { nodes: readonly JsonLd[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // A page without any says an empty list: an empty script is no JSON, and search engines report it as broken.
      dangerouslySetInnerHTML={{ __html: `[${nodes.map(jsonLdText).join(",")}]` }}
    />
  );
}
