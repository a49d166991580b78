import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { bodyLimit, corsHeaders, joinChunks, tooLarge } from "./plain-request.ts";
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
export async function listen(
  engine: SearchEngine,
  options: { port: number; host?: string },
): Promise<SearchEngineServer> {
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(engine: SearchEngine, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = "GET", headers } = incoming;
  if (method === "OPTIONS") {
    outgoing.writeHead(204, corsHeaders).end();
    return;
  }
  const url = incoming.url?.startsWith("/") === true ? incoming.url : "/";
  const most = bodyLimit(url.split("?", 1)[0] ?? "");
  const body = await readBody(incoming, most);
  const key = headers["x-typesense-api-key"];
  const response = body
    ? await engine.answer({ method, url, apiKey: typeof key === "string" ? key : "", body })
    : tooLarge(most);
  outgoing.writeHead(response.status, {
    ...corsHeaders,
    "content-type": response.contentType,
    "content-length": response.body.byteLength,
    ...(body ? {} : { connection: "close" }),
  });
  outgoing.end(response.body);
}

/** The body's bytes, or undefined once it is longer than it may be. */
async function readBody(incoming: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(incoming.headers["content-length"] ?? 0) > most) return undefined;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= most) {
        chunks.push(chunk);
        return;
      }
      incoming.removeAllListeners("data").pause();
      resolve(undefined);
    });
    incoming.once("end", () => resolve(joinChunks(chunks)));
    incoming.once("error", reject);
  });
}
