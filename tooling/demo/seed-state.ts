import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the demo remembers in the data folder of what it made. */
export interface SeedState {
  /**
   * Day for which the stock was made, as `2026-11-21`: kept, so that a later start makes the same file and changes
   * nothing.
   */
  referenceDay: string;
  /** Hash of the feed that was imported, by site. */
  feeds: Record<string, string>;
  /** Hash of the content that was applied. */
  contentHash?: string;
}

const stateFile = (dataDir: string) => join(dataDir, "demo", "seed.json");

/**
 * What was made before; undefined on the first start, and when the file cannot be read, in which case all is made
 * again.
 */
export async function readSeedState(dataDir: string): Promise<SeedState | undefined> {
  try {
    const state = JSON.parse(await readFile(stateFile(dataDir), "utf8")) as Partial<SeedState>;
    if (typeof state.referenceDay !== "string" || typeof state.feeds !== "object") return undefined;
    const { referenceDay, feeds, contentHash } = state;
    return { referenceDay, feeds, ...(contentHash === undefined ? {} : { contentHash }) };
  } catch {
    return undefined;
  }
}

/** Keeps what was made; a crash in between leaves the former state. */
export async function writeSeedState(dataDir: string, state: SeedState): Promise<void> {
  await writeWhole(stateFile(dataDir), `${JSON.stringify(state, null, 2)}\n`);
}

/** Writes a file so that it is there whole or not at all; folders are made as needed. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // Of two that write it at a time each has a part of its own.
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}
