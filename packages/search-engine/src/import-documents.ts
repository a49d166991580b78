import { setImmediate as nextTurn } from "node:timers/promises";
import { ApiError } from "./api-error.ts";
import type { Collection } from "./collection.ts";
import type { DirtyValues } from "./document-check.ts";
import { prepareWrite } from "./documents.ts";
import type { PendingWrites, WriteAction } from "./documents.ts";

/** How an import behaves. */
export interface ImportOptions {
  action: WriteAction;
  dirtyValues: DirtyValues;
  returnDocument: boolean;
  returnId: boolean;
}

/** Documents written in one go before searches get their turn: as many as fit the time, within bounds. */
const firstSlice = 25;
const largestSlice = 400;
const sliceMs = { least: 5, most: 10 };

/**
 * Imports JSON lines. Each line gets its own line of answer; a bad line never stops the rest. Slices are kept durably
 * one after another and searches run in between.
 */
export async function importDocuments(
  collectionOf: () => Collection,
  body: string,
  options: ImportOptions,
): Promise<string> {
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new ApiError(400, "Empty body.");
  const answers: string[] = [];
  let size = firstSlice;
  for (let start = 0; start < lines.length;) {
    const began = performance.now();
    importSlice(collectionOf(), lines.slice(start, start + size), options, answers);
    start += size;
    const took = performance.now() - began;
    if (took > sliceMs.most) size = Math.max(5, size >> 1);
    else if (took < sliceMs.least) size = Math.min(largestSlice, size * 2);
    await nextTurn();
  }
  return answers.join("\n");
}

function importSlice(
  collection: Collection,
  lines: readonly string[],
  options: ImportOptions,
  answers: string[],
): void {
  const pending: PendingWrites = new Map();
  for (const line of lines) {
    try {
      const write = prepareWrite(collection, parseLine(line), options.action, options.dirtyValues, pending);
      pending.set(write.id, write);
      answers.push(
        JSON.stringify({
          ...(options.returnDocument ? { document: write.document } : {}),
          ...(options.returnId ? { id: write.id } : {}),
          success: true,
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answers.push(JSON.stringify({ code: error.status, document: line, error: error.message, success: false }));
    }
  }
  collection.write([...pending.values()]);
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw new ApiError(400, `Bad JSON: ${error instanceof Error ? error.message : "not a document"}`);
  }
}
