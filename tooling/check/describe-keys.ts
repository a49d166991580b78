/** As much of a JSON schema as `z.toJSONSchema` writes. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  description?: string;
}

/**
 * Says of each key of a schema what is known of it, so that editors show it.
 *
 * @param known what a path means, below the block of this kind where it is in one (`kind` is a constant there)
 * @returns paths of which nothing is known
 */
export function describeKeys(
  schema: JsonSchema,
  known: (path: readonly string[], block: string | undefined) => string | undefined,
  path: readonly string[] = [],
  block?: string,
): string[] {
  const kind = schema.properties?.["kind"]?.const;
  const [at, within] = typeof kind === "string" && path.length > 0 ? [[], kind] : [path, block];
  const keys = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const own = [...at, name];
    child.description ??= known(own, within);
    if (child.description === undefined) delete child.description;
    return [...(child.description === undefined ? [own.join(".")] : []), ...describeKeys(child, known, own, within)];
  });
  const parts = [schema.additionalProperties, schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...keys, ...parts.flatMap((part) => (typeof part === "object" ? describeKeys(part, known, at, within) : []))];
}
