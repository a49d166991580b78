import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contentKinds } from "../src/content/content-kinds.ts";
import type { ContentKind } from "../src/content/content-kind.ts";

/** What editors know of a record's file: a layer may have a part of it, so that no field is required. */
function contentJsonSchema({ name, schema, prose }: ContentKind): string {
  const { properties, required: _, ...whole } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const $schema = { type: "string", description: "Names this schema, so that editors complete the record." };
  const words = { type: "string", description: "Markdown. In a Markdown file it stands below the front matter." };
  return `${JSON.stringify(
    {
      ...whole,
      properties: { $schema, ...properties, ...(prose !== undefined && { [prose]: words }) },
      title: `Record of Forecourt's content: ${name}`,
    },
    undefined,
    2,
  )}\n`;
}

describe("a record of content", () => {
  it.each(contentKinds)(
    "of the kind $name is completed by editors that know docs/content-schemas (vitest -u writes it)",
    async (kind) => {
      await expect(contentJsonSchema(kind)).toMatchFileSnapshot(
        `../../../docs/content-schemas/${kind.name}.schema.json`,
      );
    },
  );
});
