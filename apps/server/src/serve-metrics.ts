import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openMetrics } from "@forecourt/platform";
import type { Metrics } from "@forecourt/platform";

/** The numbers for operators, and where they are served. */
export interface ServedMetrics {
  metrics: Metrics;
  port: number;
  close(): void;
}

/**
 * Serves the numbers for operators at `/metrics` of an address of their own, which is no host of a site.
 *
 * @throws Error when the address cannot be listened on, with how to fix it
 */
export async function serveMetrics({ address, port }: { address: string; port: number }): Promise<ServedMetrics> {
  const metrics = await openMetrics();
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, address);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(
      `[server] The numbers for operators cannot be served at ${address}:${port} (${(cause as Error).message}). Set FORECOURT_METRICS to another port.`,
      { cause },
    );
  }
  return {
    metrics,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
