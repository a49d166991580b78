import type { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoints/endpoint.ts";
import type { endpoints } from "./endpoints.ts";

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** A table of endpoints by name. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

type PartOf<E, Part extends string> = E extends { [key in Part]: infer S extends z.ZodType } ? z.input<S> : unknown;

/**
 * Parameters of the path, of the query and fields of the body, as they are sent: one object, as their names differ. A
 * file is the body.
 */
export type InputOf<E extends Endpoint> = PartOf<E, "params"> &
  QueryOf<PartOf<E, "query">> &
  PartOf<E, "body"> &
  (E extends { upload: object } ? { file: Blob } : unknown);

/** A query of names that nobody knows beforehand may come ready made, with names that repeat. */
type QueryOf<Query> = Query extends unknown ? (string extends keyof Query ? Query | URLSearchParams : Query) : never;

/** The JSON of an answer. */
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;

/** Method and path of an endpoint: `"GET /api/cars/{slug}"`. */
export type RouteOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

type OptionsOf<E extends Endpoint> = E extends { repeatable: true }
  ? CallOptions & {
      /** Repeat with the same key when the answer was lost. */
      idempotencyKey?: string;
    }
  : CallOptions;

/**
 * An endpoint as a function; one that is told nothing, or nothing that it must know, may be called without an input.
 */
export type EndpointCall<E extends Endpoint> =
  unknown extends InputOf<E>
    ? (input?: Record<string, never>, options?: OptionsOf<E>) => Promise<AnswerOf<E>>
    : Record<string, never> extends InputOf<E>
      ? (input?: InputOf<E>, options?: OptionsOf<E>) => Promise<AnswerOf<E>>
      : (input: InputOf<E>, options?: OptionsOf<E>) => Promise<AnswerOf<E>>;

/** The endpoints of a table that answer JSON, as functions. */
export type ClientOf<Table extends EndpointTable> = {
  [N in keyof Table as Table[N] extends { media: string } ? never : N]: EndpointCall<Table[N]>;
};

type Endpoints = typeof endpoints;

/** Method and path of each endpoint of a table by its name. */
export type RoutesOf<Table extends EndpointTable> = { readonly [N in keyof Table]: RouteOf<Table[N]> };

/** The endpoints by their routes. An interface is resolved once, and not for each call. */
interface EndpointsByRoute extends ByRoute<Endpoints> {}
type ByRoute<Table extends EndpointTable> = { [N in keyof Table as RouteOf<Table[N]>]: Table[N] };

/** Method and path of any endpoint of the contract; another address does not compile. */
export type Route = keyof EndpointsByRoute;

/** The endpoint at a route. */
export type EndpointAt<R extends Route> = EndpointsByRoute[R];

/**
 * The platform's endpoints as functions, made from the table. What an endpoint refuses is said at its declaration.
 * Each throws `ApiError` when the platform refuses and `TypeError` when it cannot be reached.
 */
export interface ApiClient extends ClientOf<Endpoints> {}
