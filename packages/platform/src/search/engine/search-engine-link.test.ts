import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { httpLink, inProcessLink } from "./search-engine-link.ts";

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

describe("a link to a search engine in this process", () => {
  type Engine = Parameters<typeof inProcessLink>[0];
  const linkTo = (answer: Engine["answer"]) => inProcessLink({ answer }, "secret");

  it("asks with the given key, and reads letters of every alphabet, also from within a longer buffer", async () => {
    const asked: unknown[] = [];
    const link = linkTo(async (request) => {
      asked.push(request);
      const bytes = new TextEncoder().encode(`[${request.body as string}]`);
      const longer = new Uint8Array(bytes.length + 5);
      longer.set(bytes, 3);
      return { status: 201, contentType: "text/plain", body: longer.subarray(3, 3 + bytes.length) };
    });
    expect(await link.send(search)).toEqual({ status: 201, body: "[tō–]" });
    expect(await link.send({ ...search, method: "GET", body: undefined })).toEqual({ status: 201, body: "[]" });
    expect(asked).toEqual([
      { method: "POST", url: "/multi_search?x=1", apiKey: "scoped", body: "tō–" },
      { method: "GET", url: "/multi_search?x=1", apiKey: "scoped", body: "" },
    ]);
  });

  it("waits for an answer for as long as it may, and no longer", async () => {
    const link = linkTo(() => new Promise(() => {}));
    await expect(link.send({ ...search, timeoutMs: 30 })).rejects.toMatchObject({ code: "search_engine_silent" });
  });

  it("hands on what the engine fails with", async () => {
    const link = linkTo(() => Promise.reject(new Error("closed")));
    await expect(link.send(search)).rejects.toThrow("closed");
  });
});
