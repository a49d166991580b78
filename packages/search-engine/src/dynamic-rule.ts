import type { CollectionIndex } from "./collection-index.ts";
import { normalise } from "./tokenizer.ts";

/** How an override's rule fits a query. */
export interface RuleMatch {
  /** The query's words without those that the rule matched. */
  rest: string[];
  /** What stands for each `{field}` of the rule. */
  values: ReadonlyMap<string, string>;
}

/**
 * Fits a rule's words to a query's. `{field}` stands for a value of that field, of one word or more, the longest that
 * the collection has. Undefined when the rule does not fit.
 */
export function matchRule(
  index: CollectionIndex,
  rule: string,
  query: string,
  match: "exact" | "contains",
): RuleMatch | undefined {
  const asked = wordsOf(query, index);
  const wanted = rule.split(/\s+/u).flatMap((part) => (/^\{[^{}]+\}$/u.test(part) ? [part] : wordsOf(part, index)));
  if (wanted.length === 0) return undefined;
  for (let start = 0; start < (match === "exact" ? 1 : asked.length); start++) {
    const values = new Map<string, string>();
    const end = fit(index, wanted, 0, asked, start, values);
    if (end === undefined || (match === "exact" && end !== asked.length)) continue;
    return { rest: [...asked.slice(0, start), ...asked.slice(end)], values };
  }
  return undefined;
}

/** Puts a match's values where a filter or an order names `{field}`, in back-ticks so that they stay values. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/`?\{([^{}]+)\}`?/gu, (whole, field: string) => {
    const value = values.get(field.trim());
    return value === undefined ? whole : `\`${value.replaceAll("`", "")}\``;
  });
}

/** Where the rule's words from `place` on end in the query when they begin at `at`. */
function fit(
  index: CollectionIndex,
  wanted: readonly string[],
  place: number,
  asked: readonly string[],
  at: number,
  values: Map<string, string>,
): number | undefined {
  const part = wanted[place];
  if (part === undefined) return at;
  if (!part.startsWith("{"))
    return asked[at] === part ? fit(index, wanted, place + 1, asked, at + 1, values) : undefined;
  const field = part.slice(1, -1).trim();
  for (let end = asked.length; end > at; end--) {
    const value = valueOf(index, field, asked.slice(at, end).join(" "));
    if (value === undefined) continue;
    const rest = fit(index, wanted, place + 1, asked, end, values);
    if (rest === undefined) continue;
    values.set(field, value);
    return rest;
  }
  return undefined;
}

function valueOf(index: CollectionIndex, field: string, words: string): string | undefined {
  const column = index.columns.get(field);
  if (!column?.isText || !column.field.facet) return undefined;
  for (let code = 1; code < column.values.length; code++)
    if (column.normalised(code) === words && (column.live.data[code] ?? 0) > 0) return column.label(code);
  return undefined;
}

function wordsOf(text: string, index: CollectionIndex): string[] {
  return normalise(text, index.tokenizer)
    .split(" ")
    .filter((word) => word !== "");
}
