/** A value of structured data (rules-finance-seo-feeds.md 2.3). */
export type JsonLdValue = string | number | boolean | JsonLdValue[] | JsonLd;
/** A node of structured data, ready for `JSON.stringify`. */
export interface JsonLd {
  [property: string]: JsonLdValue;
}

/**
 * A node without the properties that have no value.
 *
 * @example
 * jsonLd("Brand", { name: "Kia", logo: undefined }) // { "@type": "Brand", name: "Kia" }
 */
export function jsonLd(type: string, properties: Readonly<Record<string, JsonLdValue | null | undefined>>): JsonLd {
  const node: JsonLd = { "@type": type };
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)) continue;
    node[name] = value;
  }
  return node;
}

/** A node as the top of a document. */
export function jsonLdDocument(node: JsonLd): JsonLd {
  return { "@context": "https://schema.org", ...node };
}

/**
 * Structured data as the text of a script element: `<` is escaped, so that a dealer's comment cannot end the script.
 *
 * @example
 * jsonLdText({ "@type": "Brand", name: "</script>" }) // '{"@type":"Brand","name":"\\u003c/script>"}'
 */
export function jsonLdText(node: JsonLd): string {
  return JSON.stringify(node).replaceAll("<", "\\u003c");
}
