/** A value of a document: what JSON can hold. */
export type DocumentValue = string | number | boolean | null | DocumentValue[] | DocumentObject;
/** An object of a document. */
export interface DocumentObject {
  [key: string]: DocumentValue | undefined;
}

/** Keys that would reach an object's prototype: a document that has one is refused, wherever it stands. */
const prototypeKeys = new Set(["__proto__", "constructor", "prototype"]);

/** A document cannot be merged. */
export class MergeDocumentsError extends Error {
  override readonly name = "MergeDocumentsError";
  readonly code = "site.prototype-key";
  /** Where, as a dotted path. */
  readonly path: string;

  constructor(path: string) {
    super(
      `[site] The key ${path} is not allowed: it would change how objects work instead of configuring the site. Remove it.`,
    );
    this.path = path;
  }
}

/**
 * Lays configuration documents over one another, the first at the bottom: platform, template, site. Objects are merged
 * key by key, everything else (arrays too) is replaced, an undefined value leaves what is below. The documents
 * themselves are not changed, and the result shares no object with them.
 *
 * @throws MergeDocumentsError for a key named `__proto__`, `constructor` or `prototype`.
 *
 * @example
 * mergeDocuments({ stock: { soldWindowDays: 3, soldTag: "SOLD" }, hosts: ["a"] }, { stock: { soldWindowDays: 5 }, hosts: ["b"] })
 * // { stock: { soldWindowDays: 5, soldTag: "SOLD" }, hosts: ["b"] }
 */
export function mergeDocuments(...layers: readonly DocumentObject[]): DocumentObject {
  return layers.reduce<DocumentObject>((below, above) => mergeObjects(below, above, ""), {});
}

function mergeObjects(below: DocumentObject, above: DocumentObject, path: string): DocumentObject {
  const merged: DocumentObject = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const here = path === "" ? key : `${path}.${key}`;
    if (prototypeKeys.has(key)) throw new MergeDocumentsError(here);
    if (value === undefined) continue;
    const under = Object.hasOwn(below, key) ? below[key] : undefined;
    merged[key] = isObject(value) ? mergeObjects(isObject(under) ? under : {}, value, here) : copy(value, here);
  }
  return merged;
}

function copy(value: DocumentValue, path: string): DocumentValue {
  if (Array.isArray(value)) return value.map((item, index) => copy(item, `${path}.${index}`));
  return isObject(value) ? mergeObjects({}, value, path) : value;
}

function isObject(value: DocumentValue | undefined): value is DocumentObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
