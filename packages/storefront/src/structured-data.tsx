import { jsonLdText } from "@forecourt/core";
import type { JsonLd } from "@forecourt/core";

/**
 * Structured data of a page, in its server-rendered HTML only: crawlers read pages, not navigations. Pass
 * `import.meta.env.SSR ? [...] : []`, so that the browser is sent neither the data twice nor the rules that make it.
 */
export function StructuredData({ nodes }: { nodes: readonly JsonLd[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: nodes.length === 0 ? "" : `[${nodes.map(jsonLdText).join(",")}]` }}
    />
  );
}
