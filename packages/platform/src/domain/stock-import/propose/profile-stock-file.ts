import { open } from "node:fs/promises";
import { defaultNullWords } from "../mapping-schema.ts";
import { cleanText, comparable } from "../read-source.ts";
import { readStockFile } from "../read-stock-file.ts";
import { StockRefusedError } from "../stock-refused.ts";

/** A column of a stock file and what stands in it. */
export interface ColumnProfile {
  name: string;
  /** Its place in the file, from 0. */
  index: number;
  /** Rows that say something. */
  filled: number;
  /** Its different texts with how often each stands there; the first thousand of them. */
  texts: ReadonlyMap<string, number>;
}

/** What is in a stock file whose columns nobody has described yet. */
export interface StockFileProfile {
  delimiter: Delimiter;
  rows: number;
  columns: readonly ColumnProfile[];
  /** The first rows, for what two columns say of each other. */
  sample: readonly (readonly string[])[];
}

const delimiters = [",", ";", "\t", "|"] as const;
/** What may stand between the cells of a line. */
export type Delimiter = (typeof delimiters)[number];

const nullWords = new Set(defaultNullWords.map(comparable));
const maxTexts = 1000;
const sampleRows = 2000;

/**
 * Reads a stock file once and notes what each column holds.
 *
 * @throws StockRefusedError where the file cannot be read as CSV, has no rows, or names a column twice
 * @example
 * const { columns } = await profileStockFile("yard.csv");
 * columns[0] // { name: "Stock #", index: 0, filled: 214, texts: Map { "A101" => 1, … } }
 */
export async function profileStockFile(file: string): Promise<StockFileProfile> {
  const delimiter = await delimiterOf(file);
  const sample: (readonly string[])[] = [];
  let columns: { name: string; index: number; filled: number; texts: Map<string, number> }[] | undefined;
  let rows = 0;
  for await (const { cells } of readStockFile(file, delimiter)) {
    if (!columns) {
      columns = cells.map((name, index) => ({ name: cleanText(name), index, filled: 0, texts: new Map() }));
      continue;
    }
    rows += 1;
    if (sample.length < sampleRows) sample.push(cells);
    for (const column of columns) {
      const text = cleanText(cells[column.index] ?? "");
      if (text === "" || nullWords.has(comparable(text))) continue;
      column.filled += 1;
      const known = column.texts.get(text);
      if (known !== undefined || column.texts.size < maxTexts) column.texts.set(text, (known ?? 0) + 1);
    }
  }
  if (!columns || rows === 0)
    throw new StockRefusedError(
      "file_not_csv",
      "The file has no rows below its first line, which names the columns. Nothing was changed. Export it again.",
    );
  return { delimiter, rows, columns: columns.filter(({ name }) => name !== ""), sample };
}

/** The mark that stands most often in the first line. */
async function delimiterOf(file: string): Promise<Delimiter> {
  let start: string;
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0);
      start = buffer.toString("utf8", 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw new StockRefusedError(
      "file_not_readable",
      `The file ${file} cannot be read (${(cause as Error).message}). Check its name and rights.`,
      { cause },
    );
  }
  const [line = ""] = start.split(/\r?\n/);
  const count = (mark: string) => line.split(mark).length;
  return [...delimiters].sort((one, other) => count(other) - count(one))[0] ?? ",";
}

/**
 * Share of what a column says that passes a test, 0 to 1.
 *
 * @example
 * shareOf(column, (text) => /^\d{4}$/.test(text)) // 0.98
 */
export function shareOf({ texts }: Pick<ColumnProfile, "texts">, passes: (text: string) => boolean): number {
  let all = 0;
  let passed = 0;
  for (const [text, count] of texts) {
    all += count;
    if (passes(text)) passed += count;
  }
  return all === 0 ? 0 : passed / all;
}
