import { z } from "zod";

/** A schema without its wrappers: defaults, optional and nullable marks, and what follows the input. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return innerSchema(schema.unwrap());
  return schema instanceof z.ZodPipe ? innerSchema(schema.in) : schema;
}

/** The schema at a path; a number or any key of a list leads to its entries. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const inner = innerSchema(schema);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const next = inner instanceof z.ZodObject ? (inner.shape as Record<PropertyKey, z.core.$ZodType>)[key] : undefined;
  return next === undefined ? undefined : schemaAt(next, rest);
}

/** The keys that an object schema knows at a path; none where there is no object. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** One key of a schema, as docs/configuration.md lists it. */
export interface SchemaKey {
  /** Dotted path; `[]` stands for each entry of a list. */
  path: string;
  schema: z.core.$ZodType;
  /** Object with keys of its own. */
  isGroup: boolean;
}

/** Every key below a schema, parents before their children. */
export function schemaKeys(schema: z.core.$ZodType, path = ""): SchemaKey[] {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return schemaKeys(inner.element, `${path}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape as Record<string, z.core.$ZodType>).flatMap(([name, child]) => {
    const own = path === "" ? name : `${path}.${name}`;
    return [
      { path: own, schema: child, isGroup: innerSchema(child) instanceof z.ZodObject },
      ...schemaKeys(child, own),
    ];
  });
}
