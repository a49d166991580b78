import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { SearchEngine } from "./search-engine.ts";

/** A listening server. */
export interface SearchEngineServer {
  /** `http://127.0.0.1:8108`. */
  url: string;
  /** Stops listening and ends open connections; the engine stays open. */
  close(): Promise<void>;
}

/**
 * Serves an engine over HTTP.
 *
 * @param options `port` 0 takes a free one; `host` is 127.0.0.1 unless given.
 * @example
 * const server = await listen(engine, { port: 8108 }); // server.url is "http://127.0.0.1:8108"
 */
export async function listen(engine: SearchEngine, options: { port: number; host?: string }): Promise<SearchEngineServer> {
  const host = options.host ?? "127.0.0.1";
  const server = createServer((incoming, outgoing) => {
    serve(engine, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json; charset=utf-8" });
      outgoing.end('{"message":"Internal error."}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

async function serve(engine: SearchEngine, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const name of ["x-typesense-api-key", "content-type", "content-length"]) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  const request = new Request(`http://engine${(incoming.url ?? "/").startsWith("/") ? incoming.url : "/"}`, {
    method, headers, ...(hasBody ? { body: Readable.toWeb(incoming) as unknown as ReadableStream, duplex: "half" } : {}),
  });
  const response = await engine.fetch(request);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), "content-length": body.byteLength, ...(response.status === 413 ? { connection: "close" } : {}) });
  outgoing.end(method === "HEAD" ? undefined : body);
}
