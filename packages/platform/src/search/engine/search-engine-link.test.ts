import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { httpLink } from "./search-engine-link.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An engine under a path of its own that says what it was asked. */
async function startEngine(
  answer: (asked: { url: string; body: string; connection: number }) => string | undefined,
): Promise<ReturnType<typeof httpLink>> {
  let connections = 0;
  const numbers = new WeakMap<object, number>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const text = answer({
        url: `${request.method} ${request.url} ${String(request.headers["x-typesense-api-key"])}`,
        body,
        connection: numbers.get(request.socket) ?? 0,
      });
      if (text === undefined) request.socket.resetAndDestroy();
      else response.end(text);
    });
  });
  server.on("connection", (socket) => numbers.set(socket, (connections += 1)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const link = httpLink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/typesense/`, "secret");
  stops.push(
    () => link.close(),
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return link;
}

const search = { method: "POST", path: "/multi_search?x=1", key: "scoped", body: "tō–", timeoutMs: 5000 } as const;

describe("a link to a search engine over HTTP", () => {
  it("asks below the engine's path with the given key, and keeps its connection", async () => {
    const link = await startEngine(({ url, body, connection }) => `${url} ${body} ${connection}`);
    expect(await link.send(search)).toEqual({ status: 200, body: "POST /typesense/multi_search?x=1 scoped tō– 1" });
    expect((await link.send({ ...search, method: "GET", body: undefined })).body).toBe(
      "GET /typesense/multi_search?x=1 scoped  1",
    );
  });

  it("asks again when the kept connection was closed meanwhile", async () => {
    const link = await startEngine(({ connection }) =>
      connection === 1 && asked++ > 0 ? undefined : `connection ${connection}`,
    );
    let asked = 0;
    expect((await link.send(search)).body).toBe("connection 1");
    expect((await link.send(search)).body).toBe("connection 2");
  });

  it("fails, and does not ask for ever, when there is no engine or it is silent", async () => {
    const link = await startEngine(() => undefined);
    await expect(link.send(search)).rejects.toThrow(/ECONNRESET|socket hang up/);
    await expect(httpLink("http://127.0.0.1:1", "k").send(search)).rejects.toThrow("ECONNREFUSED");
    const silent = createServer(() => {});
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    stops.push(
      () => silent.close(),
      () => silent.closeAllConnections(),
    );
    await expect(
      httpLink(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, "k").send({ ...search, timeoutMs: 50 }),
    ).rejects.toThrow("silent for 50 ms");
  });
});
