import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { StockRefusedError } from "./stock-refused.ts";

/** A line of the file: its cells, or that it does not have the header's number of columns. */
export interface StockLine {
  /** Line of the file on which it starts, 1-based; a quoted field may hold more lines. */
  line: number;
  cells: readonly string[];
  /** Bytes read so far. */
  bytes: number;
}

/** A quoted field that goes on for longer than this was never closed. */
const longestRecordBytes = 2_000_000;

/**
 * Reads a CSV file line by line in constant memory, header first. A line with another number of columns than the header
 * is handed out like any other, unless it is the last: then the file was cut off (decisions.md row 66). Lines without a
 * word, as spreadsheets leave them at the end, are left out.
 *
 * @throws StockRefusedError `file_not_readable`, `file_not_utf8`, `file_cut_off` or `file_not_csv`
 */
export async function* readStockFile(file: string, delimiter: string): AsyncGenerator<StockLine, void, void> {
  const bytes = { read: 0 };
  // Last line of the last row that could be read. Rows that the loop below has not taken are lost where the file fails.
  let readLines = 0;
  const parser = parse({
    delimiter,
    record_delimiter: await lineEnds(file),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecordBytes,
    on_record: (row, { lines: until }) => {
      readLines = until;
      return row;
    },
  });
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const feeding = pipeline(source, decodeUtf8(bytes), parser);
  // Its failure reaches the loop below through the parser.
  feeding.catch(() => {});
  let columns: number | undefined;
  let held: StockLine | undefined;
  let lines = 0;
  let emptyLines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number; empty_lines: number };
    }>) {
      const line = lines + info.empty_lines - emptyLines + 1;
      lines = info.lines;
      emptyLines = info.empty_lines;
      if (record.every((cell) => cell.trim() === "")) continue;
      if (held) yield held;
      columns ??= record.length;
      held = { line, cells: record, bytes: bytes.read };
    }
  } catch (error) {
    throw asRefusal(error, file, readLines + 1);
  }
  if (held && columns !== undefined && held.cells.length !== columns) {
    throw new StockRefusedError(
      "file_cut_off",
      `The file ends in the middle of a row: line ${held.line}, the last, has ${held.cells.length} columns instead of ${columns}. ` +
        "Cars that are missing would be marked as sold, so nothing was changed. Export or transfer the file again.",
    );
  }
  if (held) yield held;
}

/**
 * How the lines of a file end. Two files put together may end them in two ways: the parser would go by the first line
 * alone, and take the others for one.
 */
async function lineEnds(file: string): Promise<string[]> {
  const start = await readStart(file).catch(() => "");
  return start.includes("\r") && !start.includes("\n") ? ["\r"] : ["\r\n", "\n"];
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64 * 1024) });
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function decodeUtf8(bytes: { read: number }): Transform {
  // Keeps a broken byte from passing as a question mark in a car's name.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let first = true;
  let lineBreaks = 0;
  return new Transform({
    writableObjectMode: false,
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      if (first) {
        first = false;
        const other = foreignEncoding(chunk);
        if (other) return done(new StockRefusedError("file_not_utf8", `The file is in ${other}. ${saveAsUtf8}`));
      }
      try {
        const text = decoder.decode(chunk, { stream: true });
        bytes.read += chunk.length;
        lineBreaks += lineBreaksIn(chunk);
        done(null, text);
      } catch {
        const { before, word } = firstBrokenLine(chunk);
        done(notUtf8(lineBreaks + before + 1, word));
      }
    },
    flush(done) {
      try {
        done(null, decoder.decode());
      } catch {
        done(
          new StockRefusedError(
            "file_cut_off",
            "The file ends in the middle of a letter, so it was cut off. Nothing was changed. Export or transfer the file again.",
          ),
        );
      }
    },
  });
}

const saveAsUtf8 = 'Nothing was changed. Save it as "CSV UTF-8" and import again.';

/**
 * The first line of a chunk that is no UTF-8: how many lines of the chunk stand before it, and its first word that is
 * not plain Latin.
 */
function firstBrokenLine(chunk: Buffer): { before: number; word: string } {
  let before = 0;
  let start = 0;
  for (let end = chunk.indexOf(10); ; end = chunk.indexOf(10, start)) {
    const line = chunk.subarray(start, end === -1 ? chunk.length : end);
    // The chunk before may have begun its first letter.
    const whole =
      start > 0
        ? line
        : line.subarray(
            Math.max(
              line.findIndex((byte) => byte < 0x80 || byte > 0xbf),
              0,
            ),
          );
    if (end === -1 || !isUtf8(whole))
      return { before, word: /[^\s",;|]*[\u0080-\u00ff][^\s",;|]*/.exec(whole.toString("latin1"))?.[0] ?? "" };
    before += 1;
    start = end + 1;
  }
}

function lineBreaksIn(chunk: Buffer): number {
  let found = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) found += 1;
  return found;
}

function notUtf8(line: number, word: string): StockRefusedError {
  return new StockRefusedError(
    "file_not_utf8",
    `The file is not UTF-8 text: line ${line} has bytes that are none${word === "" ? "" : `, near "${word}"`}. It was probably saved as Latin-1 or Windows-1252, so names would be garbled. ${saveAsUtf8}`,
  );
}

function foreignEncoding(start: Buffer): string | undefined {
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)) return "UTF-16";
  if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03)
    return "the format of a spreadsheet (or ZIP), not CSV";
  if (start[0] === 0x1f && start[1] === 0x8b) return "gzip, not plain CSV";
  // Latin letters in UTF-16 without a mark: every other byte is zero.
  const sample = start.subarray(0, 1000);
  return sample.filter((byte) => byte === 0).length > sample.length / 10
    ? "UTF-16 or another binary encoding"
    : undefined;
}

/** @param line on which the row starts that could not be read */
function asRefusal(error: unknown, file: string, line: number): unknown {
  if (error instanceof StockRefusedError) return error;
  if (error instanceof CsvError) {
    if (error.code === "CSV_QUOTE_NOT_CLOSED") {
      return new StockRefusedError(
        "file_cut_off",
        `The row that starts on line ${line} has a quote that is never closed, so the rest of the file is within it: the file was cut off, or a quote is missing there. ` +
          "Nothing was changed. Correct that row, or export or transfer the file again.",
        { cause: error },
      );
    }
    return new StockRefusedError(
      "file_not_csv",
      `The file cannot be read as CSV, in the row that starts on line ${line}: ${error.message}. Nothing was changed. Correct the line and import again.`,
      { cause: error },
    );
  }
  if (error instanceof Error && "syscall" in error) {
    return new StockRefusedError(
      "file_not_readable",
      `The file ${file} cannot be read (${error.message}). Check its name and rights.`,
      { cause: error },
    );
  }
  return error;
}
