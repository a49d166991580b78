import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import type { FileProblem } from "./file-problem.ts";
import { parseJsonFile } from "./parse-content-file.ts";
import type { ReviewRow } from "./review-rows.ts";

/** Limit of one file, in bytes; a review is some hundred. */
const maxFileBytes = 20_000_000;

/** The rows of a file of reviews, or what keeps it from being read. */
export type ReadReviewRows = { rows: ReviewRow[] } | { problems: FileProblem[] };

/**
 * Reads a file of reviews: a CSV file whose first line names the fields, or a JSON file with a list of reviews, alone
 * or as `reviews`.
 *
 * @returns the rows with their lines, or what is wrong with the file
 */
export async function readReviewsFile(path: string): Promise<ReadReviewRows> {
  const file = basename(path);
  const problem = (message: string, line = 1) => ({ problems: [{ file, line, message }] });
  const { size } = await stat(path);
  if (size > maxFileBytes)
    return problem(`This file has ${size} bytes. A file of reviews has at most ${maxFileBytes}.`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch {
    return problem('This is not UTF-8 text. Save it as "CSV UTF-8" and import it again.');
  }
  const ending = extname(path).toLowerCase();
  if (ending === ".csv") return csvRows(file, text);
  if (ending === ".json") return jsonRows(file, text);
  return problem("Reviews are imported from a file that ends in .csv or .json.");
}

function csvRows(file: string, text: string): ReadReviewRows {
  try {
    const lines = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const [header, ...rest] = lines;
    if (!header) return { problems: [{ file, line: 1, message: "There is nothing in this file." }] };
    const names = header.record.map((name) => name.trim());
    const problems: FileProblem[] = [];
    const rows = rest.map(({ record, info }, index): ReviewRow => {
      // A row begins after the end of the previous row and the empty lines between them.
      const line = firstLine(text, lines[index]?.info.lines ?? 1, info.lines);
      if (record.length !== names.length)
        problems.push({ file, line, message: `This row has ${record.length} columns instead of ${names.length}.` });
      return { line, fields: Object.fromEntries(names.map((name, column) => [name, record[column]])) };
    });
    return problems.length > 0 ? { problems } : { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : 1;
    return { problems: [{ file, line, message: `This is not CSV: ${error.message}.` }] };
  }
}

/** The first line after one that has something in it. */
function firstLine(text: string, after: number, until: number): number {
  const lines = text.split(/\r\n|\n|\r/);
  let line = after + 1;
  while (line < until && (lines[line - 1] ?? "") === "") line += 1;
  return line;
}

function jsonRows(file: string, text: string): ReadReviewRows {
  // A list alone is taken as the reviews of a record, on the same lines.
  const trimmed = text.replace(/^\uFEFF/, "");
  const parsed = parseJsonFile(file, trimmed.trimStart().startsWith("[") ? `{"reviews":${trimmed}}` : trimmed);
  if ("problems" in parsed) return parsed;
  const reviews = parsed.record["reviews"];
  if (!Array.isArray(reviews))
    return { problems: [{ file, line: 1, message: 'Write a list of reviews, or { "reviews": [ … ] }.' }] };
  const rows: ReviewRow[] = [];
  const problems: FileProblem[] = [];
  for (const [index, fields] of (reviews as unknown[]).entries()) {
    const line = parsed.lineOf(["reviews", index]);
    if (typeof fields === "object" && fields !== null && !Array.isArray(fields))
      rows.push({ line, fields: fields as Record<string, unknown> });
    else problems.push({ file, line, message: 'A review is an object, such as { "id": "81", "rating": 5, … }.' });
  }
  return problems.length > 0 ? { problems } : { rows };
}
