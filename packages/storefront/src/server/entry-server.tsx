import { ReadyResponse } from "@forecourt/api/ready-response";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { logFailureContext, siteContext } from "../contexts.ts";
import type { LogFailure } from "../contexts.ts";
import { PageStartContext } from "../start/page-start.ts";
import { FragmentCacheContext } from "@forecourt/ui-kit/cached-fragment";
import { createFragmentCache } from "./create-fragment-cache.ts";
import { developmentStart, loaderDataElement, ownStart } from "../react-router/index.ts";
import { nofollowFilteredLinks } from "./nofollow-filtered-links.ts";
import { pageNonce, permittedInline } from "./permitted-inline.ts";
import { withUsedStyles } from "./used-styles.ts";

/**
 * Renders a whole page before answering. Pages are cached, so nothing is gained by sending the shell early, and a whole
 * page can carry the right status. What a browser may run of it is told to the platform in `X-Inline-Scripts` and
 * `X-Inline-Styles`.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  // A development server's page starts as React Router has it, and takes its data as it comes.
  const own = import.meta.env.PROD ? await ownStart(context) : undefined;
  const parts = createFragmentCache();
  const page = (
    <FragmentCacheContext value={parts}>
      <PageStartContext value={{ nonce: pageNonce, router: own?.start }}>
        <ServerRouter context={own?.context ?? developmentStart(context)} url={request.url} nonce={pageNonce} />
      </PageStartContext>
    </FragmentCacheContext>
  );
  const atOnce = own && renderAtOnce(page);
  const { html, failed } =
    atOnce === undefined || atOnce.includes(unfinished)
      ? await renderAwaitingCode(page, request.signal, loadContext.get(logFailureContext))
      : { html: atOnce, failed: false };
  headers.set("Content-Type", "text/html; charset=utf-8");
  const opened = html.endsWith(pageEnd) ? html.slice(0, -pageEnd.length) : html;
  // In development React tells of each attribute that it did not write itself.
  const body = permittedInline(own ? nofollowFilteredLinks(opened, loadContext.get(siteContext).pages.own) : opened);
  headers.set("X-Inline-Scripts", body.scripts);
  headers.set("X-Inline-Styles", body.styles);
  const whole = [
    // React writes the document type into streams only.
    html === atOnce ? "<!DOCTYPE html>" : "",
    ...withUsedStyles(parts.finish(body.html)),
    own ? loaderDataElement(own.data) : "",
    pageEnd,
  ].join("");
  return new ReadyResponse(whole, { headers, status: failed ? 500 : status });
}

const pageEnd = "</body></html>";

/** Mark of a part that had to wait for its code, or failed. */
const unfinished = "<!--$!-->";

/**
 * The page rendered in one go. Undefined if a part outside every boundary must wait for its code, such as a slot of a
 * template (`lazyPart`) that is shown for the first time, or if rendering fails: {@link renderAwaitingCode} then
 * renders it again and reports the failure.
 */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    return renderToString(page);
  } catch {
    return undefined;
  }
}

/**
 * Waits for parts whose code is loaded the first time they are needed. A failure of a part is told once the page is
 * whole; one that ends the page rejects, and is told by {@link handleError}.
 */
function renderAwaitingCode(
  page: ReactNode,
  signal: AbortSignal,
  logFailure: LogFailure,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise React puts large suspended parts at the end, hidden, for a script to move: lost without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce: pageNonce,
      onAllReady() {
        for (const failure of failures) logFailure("page_part_failed", failure);
        void text(pipe(new PassThrough())).then((html) => resolve({ html, failed: failures.length > 0 }), reject);
      },
      onShellError: reject,
      onError: (error) => void failures.push(error),
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}

/**
 * Errors that are answers (404, 410, or 405 to the form that a scanner sends to a page without one) are not logged; an
 * abort of the visitor is not an error.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  if (error instanceof Error && error.message.startsWith("No route matches")) return;
  if (isRouteErrorResponse(error) && error.status === 405) return;
  context.get(logFailureContext)("page_code_failed", error);
}
