import { nearestWord } from "../text/nearest-word.ts";
import type { z } from "zod";
import { keysAt } from "./schema-walk.ts";

/** One thing wrong with a document. */
export interface SchemaProblem {
  /** Where: of an unknown key, the key itself. */
  path: PropertyKey[];
  /** What is wrong and what would be right. */
  message: string;
}

/** What is known of a place in a document. */
interface Place {
  /** What stands there. */
  value?: unknown;
  /** The keys that may stand in it. */
  keys?: readonly string[];
}

/**
 * Problems that a schema found in a document, in words for its author: one for each, an unknown key at its own path
 * with the key that was probably meant.
 *
 * @example
 * schemaProblems(fuelSettingsSchema, [{ code: "unrecognized_keys", keys: ["kmPerWeak"], path: [], message: "" }], {})[0].message // "There is no key kmPerWeak here. Did you mean kmPerWeek?"
 */
export function schemaProblems(
  schema: z.core.$ZodType,
  issues: readonly z.core.$ZodIssue[],
  document: unknown,
): SchemaProblem[] {
  return issues.flatMap((issue): SchemaProblem[] => {
    const { path } = issue;
    const keys = keysAt(schema, path);
    if (issue.code !== "unrecognized_keys")
      return [{ path, message: explain(issue, { value: valueAt(document, path), keys }) }];
    return issue.keys.map((key) => {
      const meant = nearestWord(key, keys);
      return {
        path: [...path, key],
        message: `There is no key ${key} here.${meant === undefined ? " Remove it." : ` Did you mean ${meant}?`}`,
      };
    });
  });
}

/** What stands at a path, undefined where nothing does. */
const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], document);

function explain(issue: z.core.$ZodIssue, { value, keys = [] }: Place = {}): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "object" && keys.length > 0)
        return `Is made of ${keys.join(", ")}. Write those within it.`;
      return issue.message.endsWith("received undefined")
        ? `Is missing. ${expected(issue.expected)}`
        : `${expected(issue.expected)} (${issue.message.replace(/^Invalid input: /, "")})`;
    case "invalid_value":
      return /^Invalid (?:input|option)/.test(issue.message) ? choices(issue.values, value) : issue.message;
    case "too_big":
      return limit(issue.origin, issue.maximum, "at most");
    case "too_small":
      return limit(issue.origin, issue.minimum, "at least");
    case "invalid_union":
      // The discriminator of a union, such as the kind of a block, is missing or not one of its values.
      if ("options" in issue && issue.options)
        return `${value === undefined ? "Is missing. " : ""}${choices(issue.options, value)}`;
      return [...new Set(issue.errors.flat().map((each) => explain(each)))].join(" Or: ");
    case "invalid_format":
      return issue.format === "email" ? "Use an email address like name@dealer.example." : issue.message;
    default:
      return issue.message;
  }
}

/** What may stand there; before it what was probably meant. */
function choices(values: readonly unknown[], value: unknown): string {
  const words = values.filter((each) => typeof each === "string");
  const meant = typeof value === "string" ? nearestWord(value, words) : undefined;
  return `${meant === undefined ? "" : `Did you mean ${JSON.stringify(meant)}? `}Use ${values.length === 1 ? "" : "one of "}${values
    .map((each) => JSON.stringify(each))
    .join(", ")}.`;
}

function expected(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: "Write a text in quotes.",
    number: "Write a number without quotes.",
    int: "Write a whole number.",
    boolean: "Write true or false.",
    array: "Write a list in square brackets.",
    tuple: "Write a list in square brackets.",
    object: "Write an object in braces.",
  };
  return words[type] ?? `Write a value of type ${type}.`;
}

function limit(origin: string, value: number | bigint, bound: string): string {
  if (origin === "string")
    return value === 1 && bound === "at least" ? "Must not be empty." : `Use ${bound} ${value} characters.`;
  if (origin === "array") return `Use ${bound} ${value} ${value === 1 ? "entry" : "entries"}.`;
  return `Use a number of ${bound} ${value}.`;
}
