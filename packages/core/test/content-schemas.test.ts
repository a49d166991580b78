import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeKeys } from "../../../tooling/check/describe-keys.ts";
import type { JsonSchema } from "../../../tooling/check/describe-keys.ts";
import { propertyDocs } from "../../../tooling/check/property-docs.ts";
import { contentKinds } from "../src/content/content-kinds.ts";
import type { ContentKind } from "../src/content/content-kind.ts";

const sources = import.meta.glob(["../src/content/**/*.ts", "../src/offers/offer-schema.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const docsIn = (file: string) => propertyDocs(sources[`../src/${file}.ts`] ?? "");
/** Comments of what records of several kinds have. */
const shared = ["content-fields", "content-picture", "content-link"].map((name) => docsIn(`content/${name}`));
const docsOfBlock = (kind: string) => docsIn(`content/blocks/${kind}-block`);
const docsOf = (kind: string) => docsIn(kind === "offer" ? "offers/offer-schema" : `content/kinds/${kind}-content`);

/** What the comment in the source says of a key. */
const meaning = (kind: string) => {
  const own = docsOf(kind);
  return (path: readonly string[], block: string | undefined): string | undefined => {
    const docs = block === undefined ? own : docsOfBlock(block);
    if (block !== undefined && path.join() === "kind") return docs.get("");
    const tails = path.map((_, index) => path.slice(index).join("."));
    return docs.get(path.join(".")) ?? shared.flatMap((one) => tails.map((tail) => one.get(tail))).find(Boolean);
  };
};

/** What editors know of a record's file: a layer may have a part of it, so that no field is required. */
function contentJsonSchema({ name, schema, prose }: ContentKind): string {
  const { properties, required: _, ...whole } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const $schema = { type: "string", description: "Names this schema, so that editors complete the record." };
  const words = { type: "string", description: "Markdown. In a Markdown file it stands below the front matter." };
  const described = {
    ...whole,
    properties: { $schema, ...properties, ...(prose !== undefined && { [prose]: words }) },
    title: `Record of Forecourt's content: ${name}`,
  };
  expect(describeKeys(described as JsonSchema, meaning(name))).toEqual([]);
  return `${JSON.stringify(described, undefined, 2)}\n`;
}

describe("a record of content", () => {
  it.each(contentKinds)(
    "of the kind $name is completed and explained by editors that know docs/content-schemas (vitest -u writes it)",
    async (kind) => {
      await expect(contentJsonSchema(kind)).toMatchFileSnapshot(
        `../../../docs/content-schemas/${kind.name}.schema.json`,
      );
    },
  );
});
