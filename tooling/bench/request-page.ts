import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** What a browser accepts. */
export const browserEncodings = "gzip, deflate, br, zstd";

/** Bytes and headers of an answer as they travelled, not unpacked. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Gets a page of a site on a kept connection, one at a time where `by` has no more of them. */
export function requestPage(
  port: number,
  site: string,
  path: string,
  encodings: string = browserEncodings,
  by: Agent = agent,
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const asked = request(
      {
        agent: by,
        host: "127.0.0.1",
        port,
        path,
        headers: { host: `${site}.localhost:${port}`, "accept-encoding": encodings, accept: "text/html" },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          done({ status: response.statusCode ?? 0, headers, body: Buffer.concat(parts) });
        });
      },
    );
    asked.on("error", fail);
    asked.end();
  });
}
