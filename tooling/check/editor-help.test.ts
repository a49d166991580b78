import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";

const docs = join(import.meta.dirname, "../../docs");
// What editors such as Visual Studio Code show of a JSON file that names its schema.
const service = getLanguageService({ schemaRequestService: async (address) => readFileSync(new URL(address), "utf8") });

/** The file as an editor has it; the mark is where its author stands. */
function opened(schema: string, text: string) {
  const at = text.indexOf("▮");
  const source = text.replace("▮", "").replace("{", `{ "$schema": "file://${docs}/${schema}", `);
  const document = TextDocument.create("file:///site/file.json", "json", 1, source);
  const position = document.positionAt(at + source.length - text.length + 1);
  return { document, position, parsed: service.parseJSONDocument(document) };
}

async function hover(schema: string, text: string): Promise<string> {
  const { document, position, parsed } = opened(schema, text);
  const found = await service.doHover(document, position, parsed);
  return JSON.stringify(found?.contents ?? "");
}

async function completions(schema: string, text: string): Promise<string[]> {
  const { document, position, parsed } = opened(schema, text);
  const list = await service.doComplete(document, position, parsed);
  return list?.items.map(({ label }) => label) ?? [];
}

async function problems(schema: string, text: string): Promise<string[]> {
  const { document, parsed } = opened(schema, `▮${text}`);
  return (await service.doValidation(document, parsed)).map(({ message }) =>
    typeof message === "string" ? message : message.value,
  );
}

describe("an editor that knows our schemas", () => {
  it.each([
    ["site.schema.json", '{ "theme": { "▮accent": "#123456" } }', "colour"],
    ["stock-mapping.schema.json", '{ "▮nullWords": [] }', "not known"],
    ["stock-mapping.schema.json", '{ "fields": { "km": { "number": { "▮times": 1.6 } } } }', "miles"],
    ["content-schemas/offer.schema.json", '{ "finance": { "▮comparisonRatePercentPerYear": 9 } }', "percent a year"],
    ["content-schemas/page.schema.json", '{ "blocks": [{ "kind": "stock-strip", "▮search": "/search" }] }', "search"],
    ["content-schemas/review.schema.json", '{ "▮rating": 5 }', "Stars"],
  ])("by %s says at the mark of %s what the key means", async (schema, text, words) => {
    expect((await hover(schema, text)).toLowerCase()).toContain(words.toLowerCase());
  });

  it.each([
    ["site.schema.json", '{ "theme": { ▮ } }', "accent"],
    ["stock-mapping.schema.json", '{ "fields": { ▮ } }', "stocknum"],
    ["content-schemas/offer.schema.json", '{ "price": { "type": ▮ } }', '"drive_away"'],
    ["content-schemas/page.schema.json", '{ "blocks": [{ "kind": ▮ }] }', '"stock-strip"'],
  ])("by %s completes %s", async (schema, text, label) => {
    expect(await completions(schema, text)).toContain(label);
  });

  it("marks a key that is misspelt, and nothing in what is right", async () => {
    expect(await problems("content-schemas/review.schema.json", '{ "raiting": 5 }')).toEqual([
      "Property raiting is not allowed.",
    ]);
    expect(await problems("content-schemas/review.schema.json", '{ "rating": 5, "source": "Google" }')).toEqual([]);
  });
});
