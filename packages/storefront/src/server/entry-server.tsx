import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext } from "react-router";
import { deferStart } from "./deferred-start.ts";

// A development server's start also sets up its own tools, before everything else.
const startedLater = (html: string): string => (import.meta.env.PROD ? deferStart(html) : html);

/**
 * Renders a whole page before answering, with Node streams. Pages are cached, so nothing is gained by sending the shell
 * early, and a buffered page can carry the right status and the hashes of its scripts.
 */
export default function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Otherwise React puts large suspended parts at the end, hidden, for a script to move: lost without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        const chunks: Buffer[] = [];
        body.on("data", (chunk: Buffer) => chunks.push(chunk));
        body.on("end", () => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(startedLater(Buffer.concat(chunks).toString()), { headers, status: failed ? 500 : status }));
        });
        body.on("error", reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    request.signal.addEventListener("abort", () => abort(request.signal.reason), { once: true });
  });
}

/** Errors that are answers (404, 410) are not logged; an abort of the visitor is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (error instanceof Error && error.message.startsWith("No route matches")) return;
  console.error(error);
}
