import { RequestHandler } from "./request-handler.ts";
import { bodyLimit, corsHeaders, joinChunks, tooLarge } from "./plain-request.ts";
import type { PlainRequest, PlainResponse } from "./plain-request.ts";

/** Data folder of the engine, and the master key that it takes. */
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
  /**
   * The same without `Request` and `Response`, for a caller that has neither; the body's length is the caller's to
   * bound.
   */
  answer(request: PlainRequest): Promise<PlainResponse>;
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
  return engineOf(
    (request) => handler.handle(request),
    async () => handler.close(),
  );
}

/** An engine made of a function that answers. */
export function engineOf(answer: SearchEngine["answer"], close: SearchEngine["close"]): SearchEngine {
  return { answer, close, fetch: (request) => answerRequest(request, answer) };
}

async function answerRequest(request: Request, answer: SearchEngine["answer"]): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: corsHeaders });
  const { pathname, search } = new URL(request.url);
  const most = bodyLimit(pathname);
  const body = await readBody(request, most);
  if (body === undefined) return toResponse(tooLarge(most));
  return toResponse(
    await answer({
      method: request.method,
      url: `${pathname}${search}`,
      apiKey: request.headers.get("x-typesense-api-key") ?? "",
      body,
    }),
  );
}

function toResponse(plain: PlainResponse): Response {
  return new Response(plain.body, {
    status: plain.status,
    headers: { "content-type": plain.contentType, ...corsHeaders },
  });
}

/** The body's bytes, or undefined once it is longer than it may be. */
async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  let size = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return joinChunks(chunks);
}
