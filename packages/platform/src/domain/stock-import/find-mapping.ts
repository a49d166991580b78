import { readFileSync } from "node:fs";
import { mappingSchema } from "./mapping-schema.ts";
import type { Mapping } from "./mapping-schema.ts";
import { auListings } from "./mappings/au-listings.ts";
import { forecourtMapping } from "./mappings/forecourt.ts";
import { StockRefusedError } from "./stock-refused.ts";

const shipped = [forecourtMapping, auListings];

/** Names of the mappings that come with the platform. */
export const mappingNames: readonly string[] = shipped.map(({ name }) => name);

/** The mapping used where none is named. */
export const defaultMappingName = "forecourt";

/**
 * The mapping of a name, or of a JSON file.
 *
 * @throws StockRefusedError `mapping_unknown` or `mapping_invalid`, with every problem and its path
 * @example
 * findMapping("au-listings").identity[0] // "Year"
 */
export function findMapping(nameOrFile: string): Mapping {
  const known = shipped.find(({ name }) => name === nameOrFile);
  return parseMapping(known ?? readMapping(nameOrFile), nameOrFile);
}

/** Checks a mapping document whole. */
export function parseMapping(input: unknown, name: string): Mapping {
  const parsed = mappingSchema.safeParse(withoutSchema(input));
  if (parsed.success) return parsed.data;
  const list = parsed.error.issues
    .map(({ path, message }) => `\n  ${path.join(".") || "(document)"}: ${message}`)
    .join("");
  throw new StockRefusedError(
    "mapping_invalid",
    `The mapping ${name} is not right. Correct it and import again:${list}`,
  );
}

/** A document without the name of the schema that an editor completes it by. */
function withoutSchema(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  const { $schema: _, ...document } = input as Record<string, unknown>;
  return document;
}

function readMapping(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new StockRefusedError(
      "mapping_unknown",
      `There is no mapping named "${file}" and no such file. Known names: ${mappingNames.join(", ")}.`,
    );
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (cause) {
    throw new StockRefusedError("mapping_invalid", `The mapping ${file} is not JSON (${(cause as Error).message}).`, {
      cause,
    });
  }
}
