import { fieldValues } from "./document-values.ts";
import type { JsonObject } from "./json-object.ts";
import type { FieldSchema } from "./schema.ts";
import type { SearchParams } from "./search-params.ts";
import type { Reading } from "./reading.ts";
import { tokenize } from "./tokenizer.ts";
import type { Token, TokenizerOptions } from "./tokenizer.ts";

/** How hits are marked. */
export interface HighlightOptions {
  /** Fields in the order of their importance. */
  fields: FieldSchema[];
  fullFields: Set<string>;
  affixTokens: number;
  snippetThreshold: number;
  startTag: string;
  endTag: string;
}

/** The marks of one text. */
export interface HighlightedText {
  matched_tokens: string[];
  snippet: string;
  value?: string;
}

/** A hit's `highlight` and the older `highlights`. */
export interface Highlights {
  highlight: Record<string, HighlightedText | HighlightedText[]>;
  highlights: JsonObject[];
}

/** Reads the highlighting parameters. */
export function parseHighlightOptions(
  params: SearchParams,
  searched: FieldSchema[],
  all: readonly FieldSchema[],
  hidden: (name: string) => boolean,
): HighlightOptions {
  const asked = params.list("highlight_fields");
  const chosen =
    asked.length > 0 ? all.filter((field) => asked.includes(field.name) && field.type.startsWith("string")) : searched;
  const fields = asked.includes("none") ? [] : chosen.filter((field) => !hidden(field.name));
  const full = params.list("highlight_full_fields");
  return {
    fields,
    fullFields: new Set(full.includes("*") ? fields.map((field) => field.name) : full),
    affixTokens: params.count("highlight_affix_num_tokens", 4),
    snippetThreshold: params.count("snippet_threshold", 30),
    startTag: params.text("highlight_start_tag", "<mark>"),
    endTag: params.text("highlight_end_tag", "</mark>"),
  };
}

interface Mark {
  start: number;
  end: number;
  token: number;
}

/** Marks the words of a hit that were found. */
export function highlightDocument(
  document: JsonObject,
  reading: Reading | undefined,
  options: HighlightOptions,
  tokenizer: TokenizerOptions,
): Highlights {
  const result: Highlights = { highlight: {}, highlights: [] };
  if (!reading) return result;
  const ranks = new Map<JsonObject, number>();
  for (const field of options.fields) {
    const isArray = field.type.endsWith("[]");
    const texts = fieldValues(document, field).map(String);
    const marked = texts.map((text) =>
      highlightText(text, reading, options, tokenizer, options.fullFields.has(field.name)),
    );
    if (!marked.some((entry) => entry.matched_tokens.length > 0)) continue;
    if (!isArray) {
      const [only] = marked as [HighlightedText];
      result.highlight[field.name] = only;
      const entry = { field: field.name, ...only };
      ranks.set(entry, matchRank(texts[0] ?? "", only, reading, tokenizer));
      result.highlights.push(entry);
      continue;
    }
    result.highlight[field.name] = marked;
    const hits = marked
      .map((entry, place) => ({ entry, place }))
      .filter(({ entry }) => entry.matched_tokens.length > 0);
    result.highlights.push({
      field: field.name,
      indices: hits.map(({ place }) => place),
      matched_tokens: hits.map(({ entry }) => entry.matched_tokens),
      snippets: hits.map(({ entry }) => entry.snippet),
      ...(options.fullFields.has(field.name) ? { values: hits.map(({ entry }) => entry.value) } : {}),
    });
  }
  result.highlights.sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
  return result;
}

/** `highlights` goes from the best field to the least: more words of the query first, then a value of nothing else. */
function matchRank(text: string, marked: HighlightedText, reading: Reading, tokenizer: TokenizerOptions): number {
  const distinct = new Set(marked.matched_tokens.map((word) => word.toLowerCase())).size;
  const words = tokenize(text, tokenizer);
  const isWhole =
    words.length === distinct &&
    words.every((token) => reading.words.some((candidate) => candidate.word === token.word));
  return distinct * 2 + (isWhole ? 1 : 0);
}

function highlightText(
  text: string,
  reading: Reading,
  options: HighlightOptions,
  tokenizer: TokenizerOptions,
  full: boolean,
): HighlightedText {
  const tokens = tokenize(text, tokenizer);
  const marks = tokens.flatMap((token, place): Mark[] => {
    const end = markEnd(text, token, reading, tokenizer);
    return end === undefined ? [] : [{ start: token.start, end, token: place }];
  });
  const matched = marks.map((mark) => text.slice(mark.start, mark.end));
  let from = 0;
  let to = text.length;
  if (tokens.length > options.snippetThreshold && marks.length > 0) {
    const first = Math.max(0, (marks[0]?.token ?? 0) - options.affixTokens);
    const near = marks.filter((mark) => mark.token - (marks[0]?.token ?? 0) <= 10).at(-1)?.token ?? 0;
    from = first === 0 ? 0 : (tokens[first]?.start ?? 0);
    const last = tokens[near + options.affixTokens];
    to = last ? last.end : text.length;
  }
  const highlighted: HighlightedText = { matched_tokens: matched, snippet: insertTags(text, marks, from, to, options) };
  if (full) highlighted.value = insertTags(text, marks, 0, text.length, options);
  return highlighted;
}

/** Where the mark of a word ends: after the letters typed when the word was half typed, else at its end. */
function markEnd(text: string, token: Token, reading: Reading, tokenizer: TokenizerOptions): number | undefined {
  let end: number | undefined;
  reading.words.forEach((candidate, place) => {
    const typed = reading.typed[place] ?? "";
    const halfTyped = candidate.prefixOnly && candidate.typos === 0;
    const isLast = place === reading.words.length - 1;
    if (token.word === candidate.word && !halfTyped) end = token.end;
    else if (end === undefined && isLast && candidate.typos === 0 && token.word.startsWith(typed))
      end = endOfLetters(text, token, typed.length, tokenizer);
  });
  return end;
}

/** The offset in the text after the first `count` kept letters of a word. */
function endOfLetters(text: string, token: Token, count: number, tokenizer: TokenizerOptions): number {
  for (let end = token.start + 1; end < token.end; end++) {
    const [part] = tokenize(text.slice(token.start, end), tokenizer);
    if ((part?.word.length ?? 0) >= count) return end;
  }
  return token.end;
}

function insertTags(text: string, marks: readonly Mark[], from: number, to: number, options: HighlightOptions): string {
  let result = "";
  let at = from;
  for (const mark of marks) {
    if (mark.start < from || mark.end > to) continue;
    result += `${text.slice(at, mark.start)}${options.startTag}${text.slice(mark.start, mark.end)}${options.endTag}`;
    at = mark.end;
  }
  return result + text.slice(at, to);
}
