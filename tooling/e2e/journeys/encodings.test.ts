import { get } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { expect, inject, it } from "vitest";

/** A request as the network sees it: nothing decoded, no header added. */
function plainGet(headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = inject("installation");
  return new Promise((done, fail) => {
    get(
      {
        host: "127.0.0.1",
        port,
        path: "/search/used-cars",
        headers: { host: `harbour-mazda.localhost:${port}`, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => done({ headers: response.headers, body: Buffer.concat(parts) }));
      },
    ).on("error", fail);
  });
}

it("answers each client in the encoding it takes, whoever asked before", async () => {
  for (const round of [1, 2]) {
    const brotli = await plainGet({ "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"], `round ${round}`).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toContain("<!DOCTYPE html>");
    const gzip = await plainGet({ "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"], `round ${round}`).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toContain("<!DOCTYPE html>");
    const plain = await plainGet({});
    expect(plain.headers["content-encoding"], `round ${round}`).toBeUndefined();
    expect(plain.body.toString()).toContain("<!DOCTYPE html>");
    expect(plain.headers["content-length"]).toBe(String(plain.body.byteLength));
  }
});
