import { requiredText } from "@forecourt/core";
import type { z } from "@forecourt/core/zod";

/**
 * What is wrong with a value, in words for a shopper, where its schema has none of its own: the schema library's are
 * for programmers ("Too big: expected string to have <=4 characters").
 *
 * @returns undefined where the library's words have to do
 * @example
 * schema.safeParse(input, { error: plainIssue }) // "Use at most 2000 characters."
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if ((issue.code === "invalid_type" || issue.code === "invalid_value") && issue.input === undefined)
    return requiredText;
  if (issue.code === "invalid_type") return kinds[issue.expected];
  if (issue.code === "invalid_value") return oneOf(issue.values);
  if (issue.code === "too_big") return most(issue);
  if (issue.code === "too_small") return least(issue);
  // The library would print the pattern.
  if (issue.code === "invalid_format") return "Check how this is written.";
  return undefined;
}

/** Kinds of values, by the schema library's names. */
const kinds: Readonly<Record<string, string>> = {
  number: "Must be a number.",
  int: "Must be a whole number.",
  string: "Must be text.",
  boolean: "Must be true or false.",
  array: "Must be a list.",
  object: "Must be an object.",
};

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `Must be ${String(values[0])}.` : `Must be one of these: ${values.map(String).join(", ")}.`;

function most({
  origin,
  maximum,
  inclusive,
}: Pick<z.core.$ZodIssueTooBig, "origin" | "maximum" | "inclusive">): string {
  if (origin === "string") return `Use at most ${maximum} characters.`;
  if (origin === "array") return `At most ${maximum} of these.`;
  return inclusive === false ? `Must be less than ${maximum}.` : `Cannot be more than ${maximum}.`;
}

function least({
  origin,
  minimum,
  inclusive,
}: Pick<z.core.$ZodIssueTooSmall, "origin" | "minimum" | "inclusive">): string {
  if (origin === "string") return minimum === 1 ? requiredText : `Use at least ${minimum} characters.`;
  if (origin === "array") return `At least ${minimum} of these.`;
  return inclusive === false ? `Must be more than ${minimum}.` : `Cannot be less than ${minimum}.`;
}
