import { createInProcessClient } from "@forecourt/api/in-process";
import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import {
  ApiRefusal,
  createRouteNames,
  failureDetails,
  logReady,
  logRequest,
  platformRoutes,
  refusalOf,
} from "@forecourt/platform";
import type { Connection, Log, Platform, ReadyPage } from "@forecourt/platform";
import { isSecure } from "./is-secure.ts";
import type { Template } from "./load-templates.ts";
import { brokenPage, refusedPage, sitesPage, unbuiltPage, unknownHostPage } from "./platform-pages.ts";
import { siteFile } from "./site-files.ts";
import type { TemplateAssets } from "./template-assets.ts";

/** What the server stands on. */
export interface ServerParts {
  platform: Platform;
  templates: ReadonlyMap<string, Template>;
  assets: TemplateAssets;
  /** Proxies of ours stand in front, so `X-Forwarded-Proto` can be believed. */
  behindProxies: boolean;
  log: Log;
}

/** What names a page that may be at hand. */
export interface AskedPage {
  method: string;
  host: string;
  /** Path and query as they came. */
  target: string;
  isSecure: boolean;
  acceptEncoding: string | null;
}

/** Answers any request to any host. */
export interface Handler {
  (request: Request, connection: Connection): Promise<Response>;
  /** A page that is kept, at once; undefined where the request has to be answered in the usual way. */
  ready?: (asked: AskedPage) => ReadyPage | undefined;
}

/** Makes the handler: platform, then assets, then the site that the Host header names. */
export function createServer({ platform, templates, assets, behindProxies, log }: ServerParts): Handler {
  const clients = new WeakMap<Site, ApiClient>();
  const clientOf = (site: Site) => {
    const known = clients.get(site);
    if (known) return known;
    const client = createInProcessClient(platform.apiFor(site));
    clients.set(site, client);
    return client;
  };

  const routeNames = new Map(
    [...templates.values()].map(({ name, publicPath, render }) => [
      name,
      createRouteNames([...platformRoutes, "/favicon.ico", `${publicPath}*`, ...(render.routes ?? [])]),
    ]),
  );
  const routesOfNoSite = createRouteNames(["/", ...platformRoutes]);

  /**
   * Pages are made for nobody in particular; a form's calls are made for the shopper who sent it, and their cookies go
   * to that shopper.
   */
  async function page(site: Site, template: Template, request: Request, connection: Connection): Promise<Response> {
    const logFailure = (event: string, error: unknown) =>
      log({ level: "error", event, site: site.slug, ...failureDetails(error) });
    if (request.method === "GET" || request.method === "HEAD")
      return platform.page(
        request,
        site,
        (canonical) => template.render(canonical, { site, api: clientOf(site), logFailure }),
        { connection },
      );
    const cookies: string[] = [];
    const fetch = platform.apiFor(site, { request, connection, onCookie: (line) => cookies.push(line) });
    const answer = await platform.page(
      request,
      site,
      (canonical) => template.render(canonical, { site, api: createInProcessClient(fetch), logFailure }),
      { connection },
    );
    return cookies.length === 0 ? answer : withCookies(answer, cookies);
  }

  async function answer(
    request: Request,
    { url, host, site, connection }: { url: URL; host: string; site: Site | undefined; connection: Connection },
  ): Promise<Response> {
    try {
      const own = await platform.fetch(request, connection);
      if (own) return own;
      if (!site) {
        const listed = url.pathname === "/" ? platform.listedSites(host) : undefined;
        return listed ? sitesPage(listed, ({ slug }) => `${url.protocol}//${slug}.${url.host}/`) : unknownHostPage();
      }
      const file = assets.answer(request, url.pathname) ?? siteFile(url.pathname, site);
      if (file) return file;
      const template = templates.get(site.template);
      if (!template) return unbuiltPage(site.template);
      return await page(site, template, request, connection);
    } catch (error) {
      if (error instanceof ApiRefusal) return refusedPage(error);
      log({ level: "error", event: "page_failed", site: site?.slug, ...failureDetails(error) });
      const refusal = refusalOf(error);
      return refusal ? refusedPage(refusal) : brokenPage();
    }
  }

  const routeAt = (site: Site | undefined, path: string) =>
    ((site && routeNames.get(site.template)) ?? routesOfNoSite)(path);

  function ready({ method, host, target, isSecure, acceptEncoding }: AskedPage): ReadyPage | undefined {
    const address = `${isSecure ? "https" : "http"}://${host}${target}`;
    const page = platform.readyPage({ host, address, acceptEncoding });
    if (page) {
      const route = routeAt(page.site, target.split("?", 1)[0] ?? "/");
      logReady(log, { method, route, site: page.site.slug }, 200);
    }
    return page;
  }

  const handle = async (received: Request, connection: Connection) => {
    const request = isSecure(received.headers.get("x-forwarded-proto"), behindProxies)
      ? asSeenByBrowser(received)
      : received;
    const url = new URL(request.url);
    const host = request.headers.get("host") ?? url.host;
    const site = platform.siteByHost(host);
    // A soft navigation asks for the data of the same route.
    const route = routeAt(site, url.pathname.replace(/\.data$/, ""));
    return logRequest(log, { method: request.method, route, site: site?.slug }, () =>
      answer(request, { url, host, site, connection }),
    );
  };
  return Object.assign(handle, { ready });
}

function withCookies({ body, status, headers: before }: Response, cookies: readonly string[]): Response {
  const headers = new Headers(before);
  for (const line of cookies) headers.append("set-cookie", line);
  headers.set("cache-control", "private, no-store");
  return new Response(body, { status, headers });
}

/** Behind a proxy that ends TLS, the address that the browser sees begins with https. */
function asSeenByBrowser(request: Request): Request {
  if (!request.url.startsWith("http:")) return request;
  const { method, headers, body } = request;
  const init: RequestInit & { duplex?: "half" } = { method, headers, ...(body ? { body, duplex: "half" } : {}) };
  return new Request(`https${request.url.slice("http".length)}`, init);
}
