import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Site } from "@forecourt/core/schemas";
import { failureDetails } from "@forecourt/platform";
import type { Log } from "@forecourt/platform";
import { bodyArrived } from "./body-arrived.ts";
import type { AskedPage, Handler } from "./create-server.ts";
import { isSecure } from "./is-secure.ts";

/** How connections are treated. */
export interface HttpServerOptions {
  /** Proxies of ours stand in front, so `X-Forwarded-Proto` can be believed. */
  behindProxies: boolean;
  log: Log;
  /** What the site of a host asks to promise of https besides; undefined for a host of no site. */
  strictTransportOf: (host: string) => Site["strictTransport"] | undefined;
  /** Milliseconds in which a request must have arrived, its body included; half of them for its head. @default 30000 */
  requestMs?: number;
}

/** A server that can be stopped without losing what it was sent. */
export interface HttpServer {
  server: Server;
  /**
   * Takes no new connections and resolves when the last one is closed. Connections that are kept or wait for their
   * first request may send one more within `graceMs`; it is answered and the connection closed. A request that has not
   * arrived by then is dropped; one that has is answered, however long that takes.
   *
   * @param graceMs milliseconds. @default 1000
   */
  stop(graceMs?: number): Promise<void>;
}

/** A GET with nothing to it that an answer could hang on beside its address. */
const isPlainGet = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  headers["if-none-match"] === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

const askedPage = ({ method = "GET", headers, url: target = "/" }: IncomingMessage, secure: boolean): AskedPage => ({
  method,
  host: headers.host ?? "",
  target,
  isSecure: secure,
  acceptEncoding: headers["accept-encoding"]?.toString() ?? null,
});

/** A year. Other hosts of a dealer's domain are promised for only where their site asks for it. */
function strictTransport(
  { includeSubDomains, preload }: Site["strictTransport"] = { includeSubDomains: false, preload: false },
): string {
  return `max-age=31536000${includeSubDomains ? "; includeSubDomains" : ""}${includeSubDomains && preload ? "; preload" : ""}`;
}

/**
 * Makes the HTTP server around a handler: how long a request may take to arrive, what https answers say of it, and how
 * the server ends.
 *
 * @example
 * const { server, stop } = createHttpServer(handle, { behindProxies: false, log: logToStandardError, strictTransportOf: (host) => platform.siteByHost(host)?.strictTransport });
 * server.listen(4000);
 * process.on("SIGTERM", () => void stop().then(() => process.exit(0)));
 */
export function createHttpServer(
  handle: Handler,
  { behindProxies, log, strictTransportOf, requestMs = 30_000 }: HttpServerOptions,
): HttpServer {
  const connections = new Set<Socket>();
  const underWay = new Map<ServerResponse, IncomingMessage>();
  let isStopping = false;
  let accepted = 0;

  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress: address, localPort: port } = incoming.socket;
      const response = await handle(request, { address, port });
      await bodyArrived(incoming);
      return response;
    },
    {
      // What no handler could take, such as a request whose Host header is no host.
      errorHandler(error) {
        const status = error instanceof RequestError ? 400 : 500;
        log({ level: status === 400 ? "warn" : "error", event: "request_unread", status, ...failureDetails(error) });
        return new Response(null, { status });
      },
    },
  );
  const server = createServer(
    { requestTimeout: requestMs, headersTimeout: requestMs / 2, connectionsCheckingInterval: requestMs / 6 },
    (incoming, outgoing) => {
      underWay.set(outgoing, incoming);
      outgoing.once("close", () => underWay.delete(outgoing));
      if (isStopping) outgoing.setHeader("connection", "close");
      if (incoming.method === "TRACE") {
        // A `Request` may not be one of it, nor may any of its copies.
        log({ level: "warn", event: "request_unread", status: 405 });
        outgoing.writeHead(405, { allow: "GET, HEAD, POST, PUT" }).end();
        return;
      }
      const secure = isSecure(incoming.headers["x-forwarded-proto"], behindProxies);
      if (secure)
        outgoing.setHeader(
          "strict-transport-security",
          strictTransport(strictTransportOf(incoming.headers.host ?? "")),
        );
      const ready = handle.ready && isPlainGet(incoming) ? handle.ready(askedPage(incoming, secure)) : undefined;
      if (ready) outgoing.writeHead(200, ready.headers).end(ready.body);
      else void answer(incoming, outgoing);
    },
  );
  server.on("connection", (socket: Socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  /**
   * The system resets connections that nobody has accepted when listening ends. A turn of the event loop accepts one of
   * them.
   */
  async function acceptWaiting(until: number): Promise<void> {
    await turn();
    for (let before = -1; before !== accepted && performance.now() < until; await turn()) before = accepted;
  }

  function dropUnarrived(): void {
    const arrived = new Set([...underWay.values()].filter(({ complete }) => complete).map(({ socket }) => socket));
    for (const socket of connections) if (!arrived.has(socket)) socket.destroy();
  }

  return {
    server,
    async stop(graceMs = 1000) {
      isStopping = true;
      for (const outgoing of underWay.keys()) if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
      await acceptWaiting(performance.now() + graceMs);
      const grace = setTimeout(dropUnarrived, graceMs);
      // The HTTP server's own `close` ends kept connections at once, and with them a request that is on its way.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      clearTimeout(grace);
      // Ends the checks on slow requests.
      server.close();
    },
  };
}
