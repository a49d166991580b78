import { endpoints } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";
import { standardPages } from "@forecourt/core/pages";

/** An address that the server knows, with `{name}` for each parameter. */
export interface KnownRoute {
  path: string;
  /** The line of the table of endpoints; none for pages and files. */
  endpoint?: Endpoint;
}

/** Every endpoint of the contract. */
export const endpointRoutes: readonly KnownRoute[] = Object.values(endpoints as Readonly<Record<string, Endpoint>>).map(
  (endpoint) => ({ path: endpoint.path, endpoint }),
);

/** Every page of the storefront, those too that open on top of another, and the page for all other addresses. */
export const pageRoutes: readonly KnownRoute[] = [
  ...standardPages.flatMap(({ paths }): readonly string[] => paths),
  "/{anywhere}",
].map((path) => ({ path: path.replaceAll("?}", "}") }));

/** What the server answers besides: files for machines, pictures, films, assets, its own pages. */
export const fileRoutes: readonly KnownRoute[] = [
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages-1.xml",
  "/sitemaps/searches-1.xml",
  "/sitemaps/cars-{anywhere}.xml",
  "/feeds/{anywhere}/google-vehicle-ads.xml",
  "/favicon.ico",
  "/.well-known/security.txt",
  "/img/640/{picture}",
  "/img/{anywhere}/{picture}",
  "/media/{picture}",
  "/_t/metro/assets/{anywhere}",
  "/dev/messages",
  "/dev/application",
  "/api/openapi.json",
  "/_root.data",
  "/cars/{slug}.data",
  "/__manifest",
].map((path) => ({ path }));

/** All of them. */
export const knownRoutes: readonly KnownRoute[] = [...endpointRoutes, ...pageRoutes, ...fileRoutes];
