import { ApiError } from "./api-error.ts";
import type { Filter, FilterClause, FilterOperator, FilterValue } from "./filter-ast.ts";
import { limits } from "./limits.ts";

const unparsable = "Could not parse the filter query.";

interface Cursor {
  text: string;
  at: number;
  clauses: number;
}

/**
 * Parses Typesense's filter grammar: `field:=value`, lists, ranges, `&&`, `||`, parentheses, back-ticks. Undefined for
 * an empty filter.
 *
 * @throws ApiError 400 with Typesense's sentence; also for a filter past the limits of limits.ts.
 */
export function parseFilter(text: string): Filter | undefined {
  if (text.length > limits.filterLength)
    throw new ApiError(400, `The filter is longer than ${limits.filterLength} characters.`);
  const cursor: Cursor = { text, at: 0, clauses: 0 };
  skipSpace(cursor);
  if (cursor.at >= text.length) return undefined;
  const filter = parseOr(cursor, 0);
  skipSpace(cursor);
  if (cursor.at < text.length) {
    if (text[cursor.at] === ")") throw new ApiError(400, "Could not parse the filter query: unbalanced parentheses.");
    throw new ApiError(400, unparsable);
  }
  return filter;
}

function parseOr(cursor: Cursor, depth: number): Filter {
  const parts = [parseAnd(cursor, depth)];
  while (takeOperator(cursor, "||")) parts.push(parseAnd(cursor, depth));
  return parts.length === 1 ? (parts[0] as Filter) : { kind: "or", parts };
}

function parseAnd(cursor: Cursor, depth: number): Filter {
  const parts = [parseOperand(cursor, depth)];
  while (takeOperator(cursor, "&&")) parts.push(parseOperand(cursor, depth));
  return parts.length === 1 ? (parts[0] as Filter) : { kind: "and", parts };
}

function parseOperand(cursor: Cursor, depth: number): Filter {
  if (depth > limits.filterDepth)
    throw new ApiError(400, `The filter is nested deeper than ${limits.filterDepth} parentheses.`);
  skipSpace(cursor);
  const rest = cursor.text.slice(cursor.at, cursor.at + 2);
  if (rest === "&&" || rest === "||" || rest === "") {
    const operator = rest === "" ? cursor.text.slice(0, cursor.at).trimEnd().slice(-2) : rest;
    throw new ApiError(400, `Could not parse the filter query: unbalanced \`${operator}\` operands.`);
  }
  if (cursor.text[cursor.at] !== "(") return parseClause(cursor);
  cursor.at += 1;
  const inner = parseOr(cursor, depth + 1);
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== ")")
    throw new ApiError(400, "Could not parse the filter query: unbalanced parentheses.");
  cursor.at += 1;
  return inner;
}

function parseClause(cursor: Cursor): FilterClause {
  if (++cursor.clauses > limits.filterClauses)
    throw new ApiError(400, `The filter has more than ${limits.filterClauses} clauses.`);
  const start = cursor.at;
  const { text } = cursor;
  if (text[cursor.at] === "$" || text[cursor.at] === "!")
    throw new ApiError(
      400,
      "Filters on joined collections are not supported by this embedded engine; use a Typesense cluster.",
    );
  while (cursor.at < text.length && !":&|()`".includes(text[cursor.at] ?? "")) cursor.at += 1;
  const field = text.slice(start, cursor.at).trim();
  if (field === "" || text[cursor.at] !== ":") throw new ApiError(400, unparsable);
  cursor.at += 1;
  skipSpace(cursor);
  const operator = parseOperator(cursor);
  skipSpace(cursor);
  const values =
    text[cursor.at] === "[" || (text[cursor.at] === "(" && field !== "") ? parseList(cursor) : [parseValue(cursor, "")];
  if (values.length > limits.filterValues)
    throw new ApiError(400, `A filter clause has more than ${limits.filterValues} values.`);
  if (values.length === 1 && values[0]?.text === "" && !values[0].quoted)
    throw new ApiError(400, `Error with filter field \`${field}\`: Filter value cannot be empty.`);
  return { kind: "clause", field, operator, values, source: text.slice(start, cursor.at).trim() };
}

const operators: readonly (readonly [string, FilterOperator])[] = [
  ["!=", "not"],
  ["!", "not"],
  ["<=", "atMost"],
  [">=", "atLeast"],
  ["<", "less"],
  [">", "more"],
  ["=", "equals"],
];

function parseOperator(cursor: Cursor): FilterOperator {
  for (const [sign, operator] of operators) {
    if (cursor.text.startsWith(sign, cursor.at)) {
      cursor.at += sign.length;
      return operator;
    }
  }
  return "contains";
}

/** `[a, b]`, a list whose `]` may be missing as Typesense allows, or `(lat, lng, 5 km)`. */
function parseList(cursor: Cursor, depth = 0): FilterValue[] {
  if (depth > limits.filterDepth)
    throw new ApiError(400, `The filter has more than ${limits.filterDepth} parentheses within each other.`);
  const close = cursor.text[cursor.at] === "(" ? ")" : "]";
  cursor.at += 1;
  const values: FilterValue[] = [];
  for (;;) {
    skipSpace(cursor);
    const sign = cursor.text[cursor.at];
    if (sign === undefined) return values;
    if (sign === close) {
      cursor.at += 1;
      return values;
    }
    if (sign === "(") {
      const inner = parseList(cursor, depth + 1);
      values.push({ text: inner.map((value) => value.text).join(","), quoted: false });
    } else {
      values.push(parseValue(cursor, `,${close}`));
    }
    skipSpace(cursor);
    if (cursor.text[cursor.at] === ",") cursor.at += 1;
  }
}

/** A value up to one of `stops`, or outside a list up to `&&`, `||` or `)`. */
function parseValue(cursor: Cursor, stops: string): FilterValue {
  const { text } = cursor;
  let value = "";
  let quoted = false;
  while (cursor.at < text.length) {
    const sign = text[cursor.at] ?? "";
    if (sign === "`") {
      const end = text.indexOf("`", cursor.at + 1);
      value += text.slice(cursor.at + 1, end < 0 ? text.length : end);
      cursor.at = end < 0 ? text.length : end + 1;
      quoted = true;
      continue;
    }
    if (stops === "" ? isOutsideEnd(text, cursor.at) : stops.includes(sign)) break;
    value += sign;
    cursor.at += 1;
  }
  return { text: value.trim(), quoted };
}

function isOutsideEnd(text: string, at: number): boolean {
  return text[at] === ")" || text.startsWith("&&", at) || text.startsWith("||", at);
}

function takeOperator(cursor: Cursor, operator: "&&" | "||"): boolean {
  skipSpace(cursor);
  if (!cursor.text.startsWith(operator, cursor.at)) return false;
  cursor.at += 2;
  return true;
}

function skipSpace(cursor: Cursor): void {
  while (/\s/u.test(cursor.text[cursor.at] ?? "")) cursor.at += 1;
}
