import { request } from "node:http";
import { inject } from "vitest";

/** An answer of the server, read whole. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/**
 * Asks the server for an address of a host without a browser (Node does not resolve `*.localhost`).
 *
 * @param options.port of another server than that of the walks
 */
export function ask(
  host: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; port?: number } = {},
): Promise<Answer> {
  const port = options.port ?? inject("installation").port;
  return new Promise((done, fail) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: options.method ?? "GET",
        headers: { host: `${host}:${port}`, ...options.headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    asked.on("error", fail);
    asked.end(options.body);
  });
}
