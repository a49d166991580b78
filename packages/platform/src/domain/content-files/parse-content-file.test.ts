import { describe, expect, it } from "vitest";
import { parseJsonFile, parseMarkdownFile } from "./parse-content-file.ts";

describe("a file of content", () => {
  it("may name the schema that an editor completes it by, which is no part of its record", () => {
    const json = parseJsonFile("offer.json", '{\n  "$schema": "./offer.schema.json",\n  "name": "Free service"\n}');
    expect(json).toMatchObject({ record: { name: "Free service" } });
    expect(json).not.toHaveProperty("record.$schema");
    expect("lineOf" in json && json.lineOf(["name"])).toBe(3);
    const page = parseMarkdownFile("a.md", "---\n$schema: ./page.schema.json\ntitle: About us\n---\nCome in.", "text");
    expect("record" in page && page.record).toEqual({ title: "About us", text: "Come in." });
  });
});
