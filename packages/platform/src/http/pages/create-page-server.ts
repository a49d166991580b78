import { pageAt } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { WorkQueue } from "../../base/load/create-work-queue.ts";
import type { IdentityService } from "../../domain/shoppers/identity-service.ts";
import { forOnePage } from "../../base/load/once-per-page.ts";
import { withEngineDeadline } from "../../search/engine/engine-deadline.ts";
import { expectedRefusal } from "../answers/refusal-of.ts";
import { checkPath } from "../requests/check-path.ts";
import type { Connection } from "../requests/connection.ts";
import { createFormReader } from "../requests/create-form-reader.ts";
import type { Visitors } from "../requests/create-visitors.ts";
import { receivedRequest } from "../requests/received-request.ts";
import type { PageCache, RenderPage } from "./create-page-cache.ts";
import { gatedPage } from "./gated-page.ts";
import { renderRecordingGaps } from "./incomplete-page.ts";
import { withAskedQuery } from "./moved-path.ts";

/** What pages are served from. */
export interface PageServerParts {
  cache: PageCache;
  identity: Pick<IdentityService, "signedIn">;
  visitors: Visitors;
  /** Where pages, and forms that are sent to pages, wait for their turn. */
  queues: { pages: WorkQueue; forms: WorkQueue; uploads: WorkQueue };
}

/** Serves a page of a site, as `Platform.page` says. */
export type PageServer = (
  received: Request,
  site: Site,
  render: RenderPage,
  options?: { connection?: Connection; keeps?: boolean },
) => Promise<Response>;

/**
 * Makes what serves pages: checked, gated, from the cache or rendered in turn. What the domain refuses leaves as an
 * ApiRefusal.
 */
export function createPageServer({ cache, identity, visitors, queues }: PageServerParts): PageServer {
  const readForm = createFormReader(Date.now, queues.uploads);
  return async (received, site, render, { connection = {}, keeps = true } = {}) => {
    const request = receivedRequest(received, connection.port);
    checkPath(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const readPosted = () => {
      const fileBytes = pageAt(new URL(request.url).pathname, site.pages.own)?.page.formBytes;
      return readForm(request, visitors.from(request, connection).address, fileBytes);
    };
    const shown = async () => (isRead ? request : readPosted());
    const queue = isRead ? queues.pages : queues.forms;
    // In development a page is compiled on the way, and may stop at a breakpoint.
    const inTurn: RenderPage = (asked) =>
      queue(
        (signal) =>
          forOnePage(() => withEngineDeadline(() => renderRecordingGaps(() => render(new Request(asked, { signal }))))),
        {
          deadline: keeps,
        },
      );
    return gatedPage(request, site, {
      signedIn: () => identity.signedIn(site, visitors.of(request)),
      page: async (gate) => {
        if (!keeps) {
          const answer = await inTurn(await shown());
          return isRead ? withAskedQuery(answer, request) : answer;
        }
        // A request whose address was normalised, such as one with a made-up port, is not cached by its address.
        const isAsReceived = isRead && request === received;
        return cache(await shown(), site, inTurn, gate === "open" && isAsReceived ? received.url : undefined);
      },
    }).catch((error: unknown) => {
      throw expectedRefusal(error) ?? error;
    });
  };
}
