import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSearchEngine } from "../../src/index.ts";
import type { SearchEngine } from "../../src/index.ts";

export const masterKey = "master-key";

/** Any JSON the engine answers; tests read what they expect and compare it. */
export interface Answer<Body> {
  status: number;
  body: Body;
  text: string;
}

/** Sends one request. */
export async function call<Body = Record<string, unknown>>(
  engine: SearchEngine,
  method: string,
  path: string,
  body?: unknown,
  key = masterKey,
): Promise<Answer<Body>> {
  const response = await engine.fetch(
    new Request(`http://engine${path}`, {
      method,
      headers: key === "" ? {} : { "x-typesense-api-key": key },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : undefined) as Body };
}

/** A new folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "search-engine-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An engine with an empty folder, closed after the test. */
export function openEngine(dataDir = temporaryFolder()): SearchEngine {
  const engine = createSearchEngine({ dataDir, apiKey: masterKey });
  onTestFinished(() => engine.close());
  return engine;
}
