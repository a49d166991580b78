import { ApiError } from "./api-error.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import type { FilterClause, FilterValue } from "./filter-ast.ts";
import { normalise, tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/** For each code of a column, 1 where the clause's comparison holds (before a `!=` is turned round). */
export function matchingCodes(
  column: Column,
  clause: FilterClause,
  tokenizer: TokenizerOptions,
  deadline: Deadline,
): Uint8Array {
  const table = new Uint8Array(column.values.length);
  if (column.isBool) markBools(table, column, clause);
  else if (column.isText) markTexts(table, column, textTest(clause, tokenizer), deadline);
  else markNumbers(table, column, clause, deadline);
  return table;
}

function markBools(table: Uint8Array, column: Column, clause: FilterClause): void {
  for (const { text } of clause.values) {
    if (text !== "true" && text !== "false") {
      throw new ApiError(
        400,
        `Error with filter field \`${clause.field}\`: Value of filter field must be \`true\` or \`false\`.`,
      );
    }
    const code = column.codeOf(text === "true" ? 1 : 0);
    if (code > 0) table[code] = 1;
  }
}

/** Values that are compared before the time is looked at. */
const valuesAtOnce = 32;

function markTexts(table: Uint8Array, column: Column, holds: (text: string) => boolean, deadline: Deadline): void {
  for (let code = 1; code < table.length; code++) {
    if (code % valuesAtOnce === 0) deadline.check();
    if (holds(column.normalised(code))) table[code] = 1;
  }
}

/** @throws ApiError 400 for a comparison that texts do not know. */
export function checkTextOperator(clause: FilterClause): void {
  if (!["contains", "equals", "not"].includes(clause.operator)) {
    throw new ApiError(400, `Error with filter field \`${clause.field}\`: String field has an invalid comparator.`);
  }
}

/** What a comparison asks of a text in its compared form. @throws ApiError 400. */
function textTest(clause: FilterClause, tokenizer: TokenizerOptions): (text: string) => boolean {
  checkTextOperator(clause);
  const whole = new Set<string>();
  const beginnings: string[] = [];
  const wordSets: { words: string[]; lastIsPrefix: boolean }[] = [];
  for (const value of clause.values) {
    const prefix = !value.quoted && value.text.endsWith("*");
    const words = tokenize(value.text, tokenizer).map((token) => token.word);
    if (words.length === 0) continue;
    if (clause.operator === "contains") wordSets.push({ words, lastIsPrefix: prefix });
    else if (prefix) beginnings.push(words.join(" "));
    else whole.add(normalise(value.text, tokenizer));
  }
  return (text) => {
    if (whole.has(text) || beginnings.some((start) => text.startsWith(start))) return true;
    if (wordSets.length === 0) return false;
    const has = text.split(" ");
    return wordSets.some((set) => holdsWords(has, set));
  };
}

function holdsWords(has: readonly string[], set: { words: string[]; lastIsPrefix: boolean }): boolean {
  return set.words.every((word, place) =>
    set.lastIsPrefix && place === set.words.length - 1 ? has.some((own) => own.startsWith(word)) : has.includes(word),
  );
}

function markNumbers(table: Uint8Array, column: Column, clause: FilterClause, deadline: Deadline): void {
  const tests = clause.values.map((value) => numberTest(clause, value, column.field.type.startsWith("int")));
  const values = column.values as number[];
  for (const test of tests) {
    if (typeof test === "number") {
      table[column.codeOf(test)] = 1;
      continue;
    }
    deadline.check();
    for (let code = 1; code < table.length; code++) if (test(values[code] as number)) table[code] = 1;
  }
  // Code 0 is no value.
  table[0] = 0;
}

/** The number that is asked for, or what is asked of numbers. */
function numberTest(clause: FilterClause, value: FilterValue, whole: boolean): number | ((value: number) => boolean) {
  const range = value.quoted ? -1 : value.text.indexOf("..");
  if (range >= 0) {
    if (!["contains", "equals", "not"].includes(clause.operator)) throw invalidComparator(clause);
    const low = bound(clause, value.text.slice(0, range), -Infinity);
    const high = bound(clause, value.text.slice(range + 2), Infinity);
    return (own) => own >= low && own <= high;
  }
  let { operator } = clause;
  let text = value.text;
  const inner = /^(<=|>=|<|>|=)\s*/u.exec(text);
  if (inner && (operator === "contains" || operator === "equals")) {
    operator = ({ "<=": "atMost", ">=": "atLeast", "<": "less", ">": "more", "=": "equals" } as const)[
      inner[1] as "<="
    ];
    text = text.slice(inner[0].length);
  }
  if (whole && !/^[-+]?\d+(\.0+)?$/u.test(text)) {
    if (!Number.isFinite(Number(text)) || text === "") throw invalidComparator(clause);
    throw new ApiError(400, `Error with filter field \`${clause.field}\`: Not an int32.`);
  }
  const asked = Number(text);
  if (text === "" || !Number.isFinite(asked)) throw invalidComparator(clause);
  if (operator === "less") return (own) => own < asked;
  if (operator === "atMost") return (own) => own <= asked;
  if (operator === "more") return (own) => own > asked;
  if (operator === "atLeast") return (own) => own >= asked;
  return asked;
}

function bound(clause: FilterClause, text: string, open: number): number {
  const trimmed = text.trim();
  if (trimmed === "") return open;
  const value = Number(trimmed);
  if (Number.isNaN(value)) throw invalidComparator(clause);
  return value;
}

function invalidComparator(clause: FilterClause): ApiError {
  return new ApiError(400, `Error with filter field \`${clause.field}\`: Numerical field has an invalid comparator.`);
}
