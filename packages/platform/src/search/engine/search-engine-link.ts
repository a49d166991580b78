import { Agent, request as requestHttp } from "node:http";
import { Agent as SecureAgent, request as requestHttps } from "node:https";
import type { SearchEngine } from "@forecourt/search-engine";

/** A request to the search engine. */
export interface EngineRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with its query, below the engine's address. */
  path: string;
  key: string;
  body?: string | undefined;
  /** Longest wait for the next sign of the engine, in ms. */
  timeoutMs: number;
}

/** Its answer, read to the end. */
export interface EngineAnswer {
  status: number;
  body: string;
}

/** The search engine did not do what was asked of it. Its code stands in the log. */
export class SearchEngineError extends Error {
  /**
   * `search_engine_silent`: no answer in time; `search_engine_unreachable`: no connection; `search_key_refused`: the
   * key may not do it.
   */
  readonly code: "search_engine_silent" | "search_engine_unreachable" | "search_key_refused" | "search_engine_failed";

  constructor(code: SearchEngineError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SearchEngineError";
    this.code = code;
  }
}

/** The failure of an engine that did not answer in time. */
export const engineTimeoutError = (timeoutMs: number): SearchEngineError =>
  new SearchEngineError("search_engine_silent", `[search] The search engine was silent for ${timeoutMs} ms.`);

/** The way to an engine of the Typesense protocol: in process, or over HTTP. */
export interface SearchEngineLink {
  /**
   * @throws SearchEngineError `search_engine_silent` when the answer does not come in time, `search_engine_unreachable`
   *   where there is none
   */
  send: (request: EngineRequest) => Promise<EngineAnswer>;
  /** Key that allows everything. */
  adminKey: string;
  /** Lets go of the connections. */
  close: () => void;
}

/**
 * A link to an engine in this process, without `Request` and `Response`, which take longer than all else that a search
 * takes of this thread.
 */
export function inProcessLink(engine: Pick<SearchEngine, "answer">, adminKey: string): SearchEngineLink {
  return {
    adminKey,
    close() {},
    send: ({ method, path, key, body = "", timeoutMs }) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(engineTimeoutError(timeoutMs)), timeoutMs).unref();
        engine
          .answer({ method, url: path, apiKey: key, body })
          .then((answer) => resolve({ status: answer.status, body: textOf(answer.body) }), reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}

const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString();

/** A link over HTTP with kept connections: node:http, which takes a third of `fetch`'s processor time for a search. */
export function httpLink(base: string, adminKey: string): SearchEngineLink {
  const address = new URL(base.endsWith("/") ? base : `${base}/`);
  const secure = address.protocol === "https:";
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const start = secure ? requestHttps : requestHttp;
  const prefix = address.pathname.slice(0, -1);

  function ask({ method, path, key, body, timeoutMs }: EngineRequest, repeats: boolean): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      const headers = {
        "x-typesense-api-key": key,
        ...(body === undefined ? {} : { "content-type": "text/plain", "content-length": Buffer.byteLength(body) }),
      };
      const asked = start(
        {
          agent,
          hostname: address.hostname,
          port: address.port,
          method,
          path: `${prefix}${path}`,
          headers,
          timeout: timeoutMs,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
          answer.on("error", (error: NodeJS.ErrnoException) => reject(unreachable(error)));
        },
      );
      asked.on("timeout", () => asked.destroy(engineTimeoutError(timeoutMs)));
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // The engine closed a kept connection just as it was used again: nothing was asked yet.
        if (repeats && asked.reusedSocket && error.code === "ECONNRESET")
          resolve(ask({ method, path, key, body, timeoutMs }, false));
        else reject(unreachable(error));
      });
      asked.end(body);
    });
  }

  return { adminKey, close: () => agent.destroy(), send: (request) => ask(request, true) };
}

/** A connection that was not made or broke, as a failure of the engine; what the engine failed with already stays. */
const unreachable = (error: NodeJS.ErrnoException): SearchEngineError =>
  error instanceof SearchEngineError
    ? error
    : new SearchEngineError(
        "search_engine_unreachable",
        `[search] The search engine does not answer (${error.code ?? error.message}).`,
        { cause: error },
      );
