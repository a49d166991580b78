import { Worker } from "node:worker_threads";
import { jsonResponse } from "./plain-request.ts";
import type { PlainRequest, PlainResponse } from "./plain-request.ts";
import { engineOf } from "./search-engine.ts";
import type { SearchEngine, SearchEngineOptions } from "./search-engine.ts";

/** To the worker: a request, or the end. */
export type ToWorker = { id: number; request: PlainRequest } | { id: number; close: true };

/** From the worker: it is open, it could not be opened, or an answer. */
export type FromWorker =
  | { ready: true }
  | { failed: { code: string; message: string } }
  | { id: number; response?: PlainResponse };

/**
 * Opens an engine in a thread of its own, so that searches and imports do not hold up the caller's. Bodies are
 * handed over, not copied.
 *
 * @throws Error when the engine cannot be opened; `code` is StoreError's.
 */
export async function startSearchEngineWorker(options: SearchEngineOptions): Promise<SearchEngine> {
  const entry = import.meta.url.endsWith(".ts") ? "./worker-entry.ts" : "./worker-entry.js";
  // Flags meant for the caller (--input-type, a test runner's --require) would keep the thread from starting.
  const worker = new Worker(new URL(entry, import.meta.url), { workerData: options, execArgv: [] });
  const waiting = new Map<number, (response: PlainResponse | undefined) => void>();
  let nextId = 1;
  let ended = false;
  await new Promise<void>((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if ("ready" in message) resolve();
      else if ("failed" in message)
        reject(Object.assign(new Error(message.failed.message), { code: message.failed.code }));
      else settle(message.id, message.response);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      ended = true;
      reject(new Error("[search-engine] The engine's thread ended before it was ready."));
      waiting.forEach((_, id) => settle(id, undefined));
    });
  });
  function settle(id: number, response: PlainResponse | undefined): void {
    waiting.get(id)?.(response);
    waiting.delete(id);
  }
  function ask(message: (id: number) => ToWorker, transfer: ArrayBuffer[] = []): Promise<PlainResponse | undefined> {
    if (ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const id = nextId++;
      waiting.set(id, resolve);
      worker.postMessage(message(id), transfer);
    });
  }
  return engineOf(
    async (request) =>
      (await ask((id) => ({ id, request }), typeof request.body === "string" ? [] : [request.body.buffer])) ?? gone(),
    async () => {
      await ask((id) => ({ id, close: true }));
      await worker.terminate();
    },
  );
}

function gone(): PlainResponse {
  return jsonResponse(503, { message: "Not Ready or Lagging: the search engine's thread has ended. Start it again." });
}
