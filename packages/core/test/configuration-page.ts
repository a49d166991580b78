import { z } from "zod";
import { innerSchema, schemaKeys } from "../src/site/schema-walk.ts";
import type { SchemaKey } from "../src/site/schema-walk.ts";
import { siteDocumentSchema } from "../src/site/site-document.ts";

/**
 * What is known of a key of the site document besides its schema; docs/configuration.md and docs/site.schema.json are
 * written from it.
 */
interface SettingNote {
  /** What the key does, in a sentence or two. */
  description: string;
  /** Where the specification asks for it: `S1 §5`, `decisions.md row 71`. */
  source: string;
  /** What happens without the key, where the schema itself has no default. */
  otherwise?: string;
}

/** A key of the site document that holds a value of its own. */
export interface ConfigurationKey extends SchemaKey {
  note: Partial<SettingNote>;
}

/** Every key of the site document but the objects that only hold others. */
export function configurationKeys(): ConfigurationKey[] {
  return schemaKeys(siteDocumentSchema)
    .filter(({ schema, isGroup }) => !isGroup || noteOf(schema).source !== undefined)
    .map((key) => ({ ...key, note: noteOf(key.schema) }));
}

/** docs/configuration.md. */
export function configurationPage(): string {
  const keys = configurationKeys();
  const sections = [...new Set(keys.map(({ path }) => path.split(/[.[]/)[0] ?? ""))];
  const single = keys.filter(
    ({ path }) =>
      !path.includes(".") &&
      !sections.some((name) => name !== path && path.startsWith(`${name}.`)) &&
      keys.filter((key) => key.path.startsWith(`${path}.`) || key.path.startsWith(`${path}[`)).length === 0,
  );
  const grouped = sections.filter((name) => !single.some(({ path }) => path === name));
  return [
    "# Configuration of a site",
    "",
    "Every key of a site document: `forecourt site check <file>` tells what is wrong with one, `forecourt site apply <file>` stores it. A key that is left out",
    "has its default. `[]` stands for each entry of a list. Editors complete documents that name [site.schema.json](site.schema.json) in `$schema`, and explain each",
    "key; `@forecourt/core` brings it as `dist/site.schema.json`, `@forecourt/platform` that of mappings as `dist/stock-mapping.schema.json`. Written by `packages/core/test/configuration.test.ts` (`vitest -u`).",
    "",
    "Below a site's document lie two layers, each with keys of the same names: the platform's defaults, set with",
    "`forecourt site defaults platform <file>`, and over them those of its template, which the template's server entry exports as `siteDefaults` or",
    "which are set with `forecourt site defaults template:<name> <file>`. A site's keys win over its template's, a template's over the platform's, and all",
    "over the defaults below. Objects are merged key by key, lists are replaced whole. `slug`, `name`, `template`, `hosts` and `locations` are a site's own.",
    "Defaults that would make a site wrong are refused; those that are applied are live on every site within a second. `site check` and",
    "`site rollback` count with them.",
    "",
    `${keys.length} keys. What stands under \`secrets\` is read by the platform alone; everything else is public.`,
    "",
    "## The site itself",
    "",
    ...table(single),
    ...grouped.flatMap((name) => [
      "",
      `## ${name}`,
      "",
      ...table(keys.filter(({ path }) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`))),
    ]),
    "",
  ].join("\n");
}

/** docs/site.schema.json, for editors: what a person writes, so defaults are optional. */
export function siteJsonSchema(): string {
  const schema = z.toJSONSchema(siteDocumentSchema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      const { source, otherwise, description } = jsonSchema as {
        source?: string;
        otherwise?: string;
        description?: string;
      };
      delete (jsonSchema as { source?: string }).source;
      delete (jsonSchema as { otherwise?: string }).otherwise;
      if (description !== undefined && source !== undefined)
        jsonSchema.description = `${description}${otherwise === undefined ? "" : ` Left out: ${otherwise}.`} (${source})`;
    },
  });
  const $schema = { type: "string", description: "Names this schema, so that editors complete the document." };
  return `${JSON.stringify({ ...schema, properties: { $schema, ...schema.properties }, title: "Site document of Forecourt" }, undefined, 2)}\n`;
}

function noteOf(schema: z.core.$ZodType): Partial<SettingNote> {
  return z.globalRegistry.get(schema) ?? {};
}

function table(keys: readonly ConfigurationKey[]): string[] {
  const rows = keys.map(
    ({ path, schema, note }) =>
      `| \`${path}\` | ${typeText(schema)} | ${defaultText(schema, note)} | ${cell(note.description ?? "")} | ${cell(note.source ?? "")} |`,
  );
  return ["| Key | Type | Default | Meaning | Section |", "|--|--|--|--|--|", ...rows];
}

function typeText(schema: z.core.$ZodType): string {
  const inner = innerSchema(schema);
  if (
    inner instanceof z.ZodString ||
    inner instanceof z.ZodURL ||
    inner instanceof z.ZodEmail ||
    inner instanceof z.ZodISODate ||
    inner instanceof z.ZodISODateTime
  )
    return "text";
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue } = inner;
    const range = [minValue, maxValue].every(
      (value) => value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER,
    )
      ? ` ${minValue} to ${maxValue}`
      : "";
    return `${inner.isInt ? "whole number" : "number"}${range}${schema instanceof z.ZodDefault && schema.unwrap() instanceof z.ZodNullable ? " or null" : ""}`;
  }
  if (inner instanceof z.ZodBoolean) return "true or false";
  if (inner instanceof z.ZodEnum)
    return offered(inner)
      .map((option) => `\`${option === "" ? '""' : option}\``)
      .join(", ");
  if (inner instanceof z.ZodLiteral) return [...inner.values].map((value) => `\`${String(value)}\``).join(", ");
  if (inner instanceof z.ZodUnion) return inner.options.map(typeText).join(" or ");
  if (inner instanceof z.ZodArray)
    return innerSchema(inner.element) instanceof z.ZodObject ? "list of objects" : `list of ${typeText(inner.element)}`;
  if (inner instanceof z.ZodTuple) return `list of ${inner.def.items.length} texts`;
  if (inner instanceof z.ZodObject) return "object";
  if (inner instanceof z.ZodRecord) return "object of texts";
  throw new Error(
    `docs/configuration.md has no word for a schema of type ${inner._zod.def.type}. Add it to test/configuration-page.ts.`,
  );
}

/**
 * The choices that editors offer: all of them, or those that the schema's `meta` names, where documents may hold former
 * ones.
 */
const offered = (schema: z.ZodEnum): readonly string[] =>
  (z.globalRegistry.get(schema) as { enum?: readonly string[] } | undefined)?.enum ?? schema.options.map(String);

function defaultText(schema: z.core.$ZodType, note: Partial<SettingNote>): string {
  if (schema instanceof z.ZodDefault) return cell(`\`${JSON.stringify(schema.def.defaultValue)}\``);
  if (note.otherwise !== undefined) return cell(note.otherwise);
  if (schema instanceof z.ZodPrefault) return "";
  return "*required*";
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
