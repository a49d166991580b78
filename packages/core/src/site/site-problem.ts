import type { z } from "zod";
import { nearestWord } from "../text/nearest-word.ts";

/** One thing wrong with a site document. */
export interface SiteProblem {
  /** Where, as a dotted path: `finance.comparisonRatePercent`. */
  path: string;
  /** What is wrong and what would be right. */
  message: string;
}

/** One doubtful choice in a site document; it keeps no site from being applied. */
export interface SiteWarning extends SiteProblem {
  /** The rule that makes it doubtful: `decisions.md row 38`, `Australian Consumer Law s29`. */
  rule: string;
}

/**
 * What a schema found wrong, in words: one problem for each, an unknown key at its own path with the key that was probably meant.
 *
 * @param keysAt the keys that are known at a path, for unknown ones
 * @param valueAt what stands at a path, for words that are none of the choices
 */
export function siteProblems(
  issues: readonly z.core.$ZodIssue[],
  keysAt: (path: readonly PropertyKey[]) => readonly string[],
  valueAt: (path: readonly PropertyKey[]) => unknown,
): SiteProblem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join(".");
    if (issue.code !== "unrecognized_keys") return [{ path, message: explain(issue, valueAt(issue.path)) }];
    return issue.keys.map((key) => {
      const meant = nearestWord(key, keysAt(issue.path));
      return {
        path: path === "" ? key : `${path}.${key}`,
        message: `There is no key ${key} here.${meant === undefined ? " Remove it." : ` Did you mean ${meant}?`}`,
      };
    });
  });
}

function explain(issue: z.core.$ZodIssue, value?: unknown): string {
  switch (issue.code) {
    case "invalid_type":
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
