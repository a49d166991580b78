import type { Access, ApiKeys } from "./api-keys.ts";
import type { Catalog } from "./catalog.ts";

/** What a handler gets. */
export interface RouteContext {
  catalog: Catalog;
  keys: ApiKeys;
  access: Access;
  /** Path parameters, decoded. */
  path: Record<string, string>;
  query: URLSearchParams;
  /** The body as text. */
  text: string;
  /** The body as JSON. @throws ApiError 400. */
  json(): unknown;
}

/** What a handler answers: JSON by default, or text. */
export interface RouteAnswer {
  status: number;
  body: unknown;
  isText?: boolean;
}

/** One endpoint. `action` is what a key must allow; without one no key is needed. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/collections/:collection`. */
  pattern: string;
  action?: string;
  handle(context: RouteContext): RouteAnswer | Promise<RouteAnswer>;
}

/** A 200 answer. */
export function ok(body: unknown): RouteAnswer {
  return { status: 200, body };
}

/** A 201 answer. */
export function created(body: unknown): RouteAnswer {
  return { status: 201, body };
}
