import { endpoints } from "@forecourt/api";
import { alertLinkPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { normalHost } from "../base/environment/host-name.ts";
import type { SiteDirectory } from "../domain/sites/site-directory.ts";
import { ApiRefusal, refusalResponse } from "./answers/api-refusal.ts";
import { healthAnswer, readinessAnswer } from "./answers/health.ts";
import type { HealthChecks } from "./answers/health.ts";
import { securityTextAnswer, securityTextPath } from "./answers/security-text.ts";
import { isApiPath } from "./api-path.ts";
import type { Api } from "./create-api.ts";
import type { FilmServer } from "./files/create-film-server.ts";
import type { FontServer } from "./files/create-font-server.ts";
import { makeLogoAnswer } from "./files/make-logo-answer.ts";
import type { ImageServer } from "./files/create-image-server.ts";
import type { SiteFiles } from "./files/create-site-files.ts";
import type { Connection } from "./requests/connection.ts";
import type { Visitors } from "./requests/create-visitors.ts";
import { receivedRequest } from "./requests/received-request.ts";
import { suspendedAlertLink, suspendedAnswer } from "./suspended-answer.ts";

/** What answers each kind of request that is no page. */
export interface RequestAnswerParts {
  build: string;
  /** The host that sites answer below. */
  publicHost: string;
  directory: Pick<SiteDirectory, "byHost">;
  /** The sites to list at a host; undefined where none are listed. */
  listedSites: (host: string) => readonly Site[] | undefined;
  checks: HealthChecks;
  /** Whom to tell of a hole; none answers no security.txt. */
  securityContacts: readonly string[];
  visitors: Visitors;
  api: Api;
  images: ImageServer;
  films: FilmServer;
  fonts: FontServer;
  siteFiles: SiteFiles;
  /** Answers the pages below `/dev/`; undefined for a path that is none of them. */
  developmentPage: (
    request: Request,
    caller: { address: string | undefined; site: string | undefined },
  ) => Promise<Response | undefined>;
}

const textRepliesPath = endpoints.takeTextReply.path;

/** Answers what the platform answers itself; undefined for every other path. */
export type RequestAnswer = (received: Request, connection: Connection) => Promise<Response | undefined>;

/**
 * Makes what sends each request to its part: health and security.txt on any host, everything else by the site of the
 * host.
 */
export function createRequestAnswer(parts: RequestAnswerParts): RequestAnswer {
  const { build, publicHost, directory, listedSites, checks, securityContacts, visitors } = parts;
  return async (received, connection) => {
    const request = receivedRequest(received, connection.port);
    const url = new URL(request.url);
    const host = normalHost(request.headers.get("host") ?? url.host);
    if (url.pathname === "/healthz") return healthAnswer(build);
    if (url.pathname === "/readyz") return readinessAnswer(checks, listedSites(host));
    if (url.pathname === securityTextPath && securityContacts.length > 0)
      return securityTextAnswer(securityContacts, new Date());
    const served = directory.byHost(host);
    if (served?.isSuspended) {
      const api = (asked: Request) => {
        visitors.note(asked, visitors.from(request, connection));
        return parts.api(asked, served.site);
      };
      // Alerts of a closed site can still be ended.
      if (url.pathname === textRepliesPath && request.method === "POST") return api(request);
      return url.pathname === alertLinkPath
        ? suspendedAlertLink(request, url, api)
        : suspendedAnswer(request, url.pathname);
    }
    if (url.pathname.startsWith("/dev/") && (host === publicHost || served))
      return parts.developmentPage(request, {
        address: visitors.from(request, connection).address,
        site: served?.site.slug,
      });
    if (url.pathname.startsWith("/fonts/") && (served || host === publicHost))
      return parts.fonts(request, url.pathname);
    const picture = /^\/(?:img|media)\//.test(url.pathname);
    if (!picture && !isApiPath(url.pathname)) return served && parts.siteFiles(request, served.site);
    if (picture && (served || host === publicHost))
      return (
        makeLogoAnswer(request, url.pathname) ??
        (await parts.images(request, url.pathname)) ??
        parts.films(request, url.pathname)
      );
    if (!served) return refusalResponse(new ApiRefusal(404, "site_unknown", "There is no site at this address."));
    visitors.note(request, visitors.from(request, connection));
    return parts.api(request, served.site);
  };
}
