import { describe, expect, it } from "vitest";
import { z } from "zod";
import { keysAt, schemaKeys } from "./schema-walk.ts";

const schema = z.strictObject({
  name: z.string().transform((text) => text.trim()),
  menu: z.array(z.strictObject({ label: z.string().nullable().default(null) })).optional(),
  theme: z.strictObject({ ink: z.string().optional() }).prefault({}),
});

describe("keys of a schema", () => {
  it("are found whatever wraps them, parents before their children", () => {
    expect(schemaKeys(schema).map(({ path, isGroup }) => [path, isGroup])).toEqual([
      ["name", false],
      ["menu", false],
      ["menu[].label", false],
      ["theme", true],
      ["theme.ink", false],
    ]);
  });
  it.each<[PropertyKey[], string[]]>([
    [[], ["name", "menu", "theme"]],
    [["menu", 0], ["label"]],
    [["theme"], ["ink"]],
    [["theme", "ink", "deep"], []],
    [["nothing"], []],
  ])("at %j are %j", (path, keys) => {
    expect(keysAt(schema, path)).toEqual(keys);
  });
});
