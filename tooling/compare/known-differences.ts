import { readFileSync } from "node:fs";
import type { Comparison, FoundDifference } from "./compare-engines.ts";

/** A difference that is known and why it stays. */
export interface KnownDifference {
  /** Name of the question set. */
  set: string;
  questions: string[];
  /** What differs; other parts of these questions must not. */
  parts: string[];
  why: string;
}

/** What was changed since a real server was last asked. */
export interface UnprovedChange {
  change: string;
  /** The test that shows it on the embedded engine. */
  shownBy: string;
}

/** The list of known differences, as its file has it. */
export interface KnownDifferences {
  differences: KnownDifference[];
  unproved: UnprovedChange[];
}

/** What a comparison says beside the list. */
export interface Verdict {
  /** Differences that the list does not have. */
  unknown: FoundDifference[];
  /** Listed differences that were not seen, as `set question part`. */
  gone: string[];
  /** How many were seen as listed. */
  known: number;
}

/** Reads the list. */
export function readKnownDifferences(file: URL = new URL("known-differences.json", import.meta.url)): KnownDifferences {
  return JSON.parse(readFileSync(file, "utf8")) as KnownDifferences;
}

/** Holds a comparison of a set against the list. */
export function judgeDifferences(set: string, { differences }: Comparison, list: KnownDifferences): Verdict {
  const listed = new Set(
    list.differences
      .filter((known) => known.set === set)
      .flatMap(({ questions, parts }) =>
        questions.flatMap((question) => parts.map((part) => `${set} ${question} ${part}`)),
      ),
  );
  const keys = (found: FoundDifference): string[] => found.parts.map((part) => `${set} ${found.question} ${part}`);
  const seen = new Set(differences.flatMap(keys));
  const unknown = differences.filter((found) => keys(found).some((key) => !listed.has(key)));
  return { unknown, gone: [...listed].filter((key) => !seen.has(key)), known: differences.length - unknown.length };
}
