import { limits } from "./limits.ts";
import { RequestHandler } from "./request-handler.ts";
import type { PlainRequest, PlainResponse } from "./request-handler.ts";

/** Where the engine keeps its data and which master key it takes. */
export interface SearchEngineOptions {
  /** Folder of the engine's own; made when missing. Only one process may have it open. */
  dataDir: string;
  /** Master key: allows everything. Never empty. */
  apiKey: string;
}

/** An engine that answers requests of the Typesense protocol. */
export interface SearchEngine {
  /** Answers one request; never rejects for what was asked, an error is an answer with a 4xx or 5xx status. */
  fetch(request: Request): Promise<Response>;
  /** Finishes and lets go of the data folder. */
  close(): Promise<void>;
}

/**
 * Opens an engine in this thread.
 *
 * @throws StoreError when the data folder is damaged, in use or cannot be written.
 * @example
 * const engine = createSearchEngine({ dataDir: "data/search", apiKey: "dev" });
 * const answer = await engine.fetch(new Request("http://engine/health"));
 * await answer.json(); // { ok: true }
 */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const handler = new RequestHandler(options);
  return {
    fetch: (request) => answerRequest(request, (plain) => handler.handle(plain)),
    close: async () => handler.close(),
  };
}

/** Turns a `Request` into what crosses a thread, and the answer back. */
export async function answerRequest(request: Request, answer: (request: PlainRequest) => Promise<PlainResponse>): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: corsHeaders });
  const { pathname, search } = new URL(request.url);
  const most = pathname.endsWith("/import") ? limits.importBytes : limits.bodyBytes;
  const body = await readBody(request, most);
  if (body === undefined) return toResponse(tooLarge(most));
  return toResponse(await answer({ method: request.method, url: `${pathname}${search}`, apiKey: request.headers.get("x-typesense-api-key") ?? "", body }));
}

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "*",
};

function toResponse(plain: PlainResponse): Response {
  return new Response(plain.body, { status: plain.status, headers: { "content-type": plain.contentType, ...corsHeaders } });
}

/** The refusal of a body that is too long. */
export function tooLarge(most: number): PlainResponse {
  return { status: 413, contentType: "application/json; charset=utf-8", body: JSON.stringify({ message: `The body is larger than ${most} bytes. Send it in parts.` }) };
}

async function readBody(request: Request, most: number): Promise<string | undefined> {
  if (!request.body) return "";
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
