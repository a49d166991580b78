import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommandContext } from "./command-context.ts";
import { readDocument } from "./read-document.ts";

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "forecourt-read-document-"));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(join(cwd, "site.json"), text);
  return readDocument({ cwd } as CommandContext, "site.json");
};

describe("a document in a file", () => {
  it("may begin with a byte order mark, as editors on Windows write it", () => {
    expect(read('\ufeff{ "slug": "northside" }')).toEqual({ slug: "northside" });
  });

  it("that is no JSON is refused with its name and the place", () => {
    expect(() => read('{\n "slug": "a",,\n}')).toThrow(/site\.json is not JSON .*line 2/);
  });
});
