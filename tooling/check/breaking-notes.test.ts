import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../.changeset");
const notes = globSync("*.md", { cwd: folder }).flatMap((name) => {
  const [, , text] = readFileSync(join(folder, name), "utf8").split(/^---$/m);
  return text === undefined ? [] : [{ name, text: text.trim() }];
});

describe("the notes of the next release", () => {
  it("say what breaks a template in a note that begins with it: the upgrade marks that one and shows it first", () => {
    const says = /\bbreaking:|`[\w./]+` (?:is|are) gone\b/i;
    expect(
      notes.filter(({ text }) => says.test(text) && !text.startsWith("Breaking: ")).map(({ name }) => name),
    ).toEqual([]);
  });
});
