import { ApiError } from "./api-error.ts";
import { ApiKeys } from "./api-keys.ts";
import { Catalog } from "./catalog.ts";
import { jsonResponse, textResponse } from "./plain-request.ts";
import type { PlainRequest, PlainResponse } from "./plain-request.ts";
import { requestStats } from "./request-stats.ts";
import type { Route, RouteAnswer } from "./route.ts";
import { collectionRoutes } from "./routes-collections.ts";
import { documentRoutes } from "./routes-documents.ts";
import { recordRoutes } from "./routes-records.ts";
import { systemRoutes } from "./routes-system.ts";
import { Store } from "./store.ts";
import { StoreError } from "./store-error.ts";

interface CompiledRoute {
  route: Route;
  parts: string[];
}

const compiled: CompiledRoute[] = [...collectionRoutes, ...documentRoutes, ...recordRoutes, ...systemRoutes].map(
  (route) => ({ route, parts: route.pattern.split("/") }),
);

/** The engine without a transport: routes requests to handlers. */
export class RequestHandler {
  readonly #catalog: Catalog;
  readonly #keys: ApiKeys;

  /** @throws StoreError when the data folder cannot be used. */
  constructor(options: { dataDir: string; apiKey: string }) {
    if (options.apiKey === "")
      throw new Error("[search-engine] The API key is empty. Every request must send one; give a long random text.");
    const store = new Store(options.dataDir);
    [this.#catalog, this.#keys] = store.readAll(() => [new Catalog(store), new ApiKeys(store, options.apiKey)]);
  }

  /** Answers a request; never rejects. */
  async handle(request: PlainRequest): Promise<PlainResponse> {
    const began = performance.now();
    try {
      const url = new URL(request.url, "http://engine/");
      const match = findRoute(request.method, url.pathname);
      const answer = await this.#run(match, url, request);
      requestStats.record(kindOf(match.route), performance.now() - began);
      return answer.isText
        ? textResponse(answer.status, String(answer.body))
        : jsonResponse(answer.status, answer.body);
    } catch (error) {
      return failure(error);
    }
  }

  close(): void {
    this.#catalog.close();
  }

  #run(
    match: { route: Route; path: Record<string, string> },
    url: URL,
    request: PlainRequest,
  ): RouteAnswer | Promise<RouteAnswer> {
    const { route, path } = match;
    const needsKey = route.action !== undefined;
    const access = needsKey
      ? this.#keys.authenticate(request.apiKey || (url.searchParams.get("x-typesense-api-key") ?? ""))
      : { allows: () => true, embedded: {} };
    if (route.action !== undefined && !access.allows(route.action, path["collection"])) {
      throw new ApiError(401, "Forbidden - a valid `x-typesense-api-key` header must be sent.");
    }
    const text = typeof request.body === "string" ? request.body : decoder.decode(request.body);
    return route.handle({
      catalog: this.#catalog,
      keys: this.#keys,
      access,
      path,
      query: url.searchParams,
      text,
      json: () => parseJson(text),
    });
  }
}

const decoder = new TextDecoder();

function findRoute(method: string, pathname: string): { route: Route; path: Record<string, string> } {
  const parts = pathname.split("/");
  for (const { route, parts: pattern } of compiled) {
    if (route.method !== method || pattern.length !== parts.length) continue;
    const path: Record<string, string> = {};
    const fits = pattern.every((part, place) => {
      const given = parts[place] ?? "";
      if (!part.startsWith(":")) return part === given;
      path[part.slice(1)] = decode(given);
      return given !== "";
    });
    if (fits) return { route, path };
  }
  throw new ApiError(404, "Not Found: the embedded search engine has no such endpoint. A Typesense cluster may.");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError(400, "The path has a broken percent-encoding.");
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ApiError(400, "Bad JSON.");
  }
}

function kindOf(route: Route): string {
  if (route.pattern.endsWith("search")) return "search";
  if (route.pattern.endsWith("import")) return "import";
  if (route.method === "DELETE") return "delete";
  return route.method === "GET" ? "read" : "write";
}

function failure(error: unknown): PlainResponse {
  const respond = (status: number, message: string): PlainResponse => jsonResponse(status, { message });
  if (error instanceof ApiError) return respond(error.status, error.message);
  if (error instanceof StoreError) return respond(error.code === "SEARCH_STORE_FULL" ? 507 : 503, error.message);
  if (error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError)
    return respond(500, "Internal error: the search engine could not answer this request.");
  return respond(500, "Internal error.");
}
