import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSiteDocument } from "../testing/a-site.ts";
import { MergeDocumentsError, mergeDocuments } from "./merge-documents.ts";
import type { DocumentObject } from "./merge-documents.ts";
import { parseSiteDocument } from "./parse-site-document.ts";

const document = fc.dictionary(
  fc.constantFrom("a", "b", "c", "d"),
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.integer(),
      fc.string(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value")),
    ),
  })).value,
) as fc.Arbitrary<DocumentObject>;

describe("merging configuration documents", () => {
  it("lays the site over the template over the platform, key by key", () => {
    expect(
      mergeDocuments(
        { stock: { soldWindowDays: 3, soldTag: "SOLD" }, search: { columns: 3 } },
        { search: { columns: 4 } },
        { stock: { soldWindowDays: 5 }, home: { heading: "Hello" } },
      ),
    ).toEqual({ stock: { soldWindowDays: 5, soldTag: "SOLD" }, search: { columns: 4 }, home: { heading: "Hello" } });
  });
  it("replaces arrays whole", () => {
    expect(mergeDocuments({ facets: ["make", "model"] }, { facets: ["price"] })).toEqual({ facets: ["price"] });
    expect(mergeDocuments({ facets: ["make"] }, { facets: [] })).toEqual({ facets: [] });
  });
  it("takes null for a value and undefined for none", () => {
    expect(mergeDocuments({ photosMoreThan: 3, tag: "New" }, { photosMoreThan: null, tag: undefined })).toEqual({
      photosMoreThan: null,
      tag: "New",
    });
  });
  it("replaces an object by a value and a value by an object", () => {
    expect(mergeDocuments({ a: { b: 1 }, c: 1 }, { a: 2, c: { d: 1 } })).toEqual({ a: 2, c: { d: 1 } });
  });
  it.each([
    ['{"__proto__": {"polluted": true}}', "__proto__"],
    ['{"stock": {"constructor": {"prototype": {}}}}', "stock.constructor"],
    ['{"locations": [{"prototype": 1}]}', "locations.0.prototype"],
    ['{"stock": 1, "theme": {"__proto__": null}}', "theme.__proto__"],
  ])("refuses %s and names the key", (text, path) => {
    const merge = () => mergeDocuments({ stock: {} }, JSON.parse(text) as DocumentObject);
    expect(merge).toThrow(MergeDocumentsError);
    expect(merge).toThrow(`[site] The key ${path} is not allowed`);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });
  it("changes none of the documents and shares no object with them", () => {
    fc.assert(
      fc.property(document, document, (below, above) => {
        const before = structuredClone([below, above]);
        const merged = mergeDocuments(below, above);
        for (const value of Object.values(merged))
          if (typeof value === "object" && value !== null) Object.assign(value, { touched: true });
        expect([below, above]).toEqual(before);
      }),
    );
  });
  it("gives the same whichever two layers are merged first", () => {
    fc.assert(
      fc.property(document, document, document, (platform, template, site) => {
        const all = mergeDocuments(platform, template, site);
        expect(mergeDocuments(mergeDocuments(platform, template), site)).toEqual(all);
        expect(mergeDocuments(all, site)).toEqual(all);
        expect(mergeDocuments({}, all)).toEqual(all);
      }),
    );
  });
  it("makes a document that is checked like any other", () => {
    const merged = mergeDocuments({ stock: { soldWindowDays: 5 } }, aSiteDocument());
    const parsed = parseSiteDocument(merged);
    expect(parsed.ok && parsed.site.stock.soldWindowDays).toBe(5);
  });
});
