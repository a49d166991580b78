import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpServer } from "../src/create-http-server.ts";
import type { HttpServer, HttpServerOptions } from "../src/create-http-server.ts";
import type { AskedPage, Handler } from "../src/create-server.ts";

let running: HttpServer | undefined;
afterEach(async () => {
  await running?.stop(0);
  running = undefined;
});

/** The text of a body, or what became of it. */
const echo: Handler = async (request) => new Response((await request.text().catch(() => "gone")) || "hello");

async function start(handle: Handler = echo, options: Partial<HttpServerOptions> = {}): Promise<HttpServer> {
  running = createHttpServer(handle, {
    behindProxies: false,
    log: () => undefined,
    strictTransportOf: () => undefined,
    ...options,
  });
  running.server.listen(0, "127.0.0.1");
  await once(running.server, "listening");
  return running;
}

/** A connection to the server, with all that came back on it. */
async function open({ server }: HttpServer): Promise<{ socket: Socket; said: () => string; closed: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let said = "";
  socket.on("data", (part: Buffer) => (said += part.toString()));
  const closed = new Promise((resolve) => socket.once("close", resolve).once("error", resolve));
  await once(socket, "connect");
  return { socket, said: () => said, closed };
}

const get = "GET / HTTP/1.1\r\nHost: a.localhost\r\n\r\n";
const halfPost = "POST / HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 100\r\n\r\nhalf";
const long = 60_000;

describe("a request that is refused before its body has arrived", () => {
  const refuse: Handler = async () => new Response("too large", { status: 413 });
  const upload = (length: number) =>
    `POST / HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\nhalf`;

  it("is answered when it has, so that the sender reads the refusal and not a reset", async () => {
    let asked = 0;
    const { socket, said, closed } = await open(await start(async (...args) => ((asked += 1), refuse(...args))));
    socket.write(upload(600_004));
    await expect.poll(() => asked).toBe(1);
    for (let turns = 0; turns < 200 && said() === ""; turns += 1) await nextTurn();
    expect(said()).toBe("");
    socket.write("x".repeat(600_000));
    await closed;
    expect(said()).toContain("413 Payload Too Large");
  });

  it("is answered even where its body was opened and left, as behind a proxy that ends TLS", async () => {
    const opened: unknown[] = [];
    const { socket, said, closed } = await open(
      await start(async (request) => {
        opened.push(request.body);
        return new Response("too large", { status: 413 });
      }),
    );
    socket.write(upload(300_004));
    await expect.poll(() => opened.length).toBe(1);
    socket.write("x".repeat(300_000));
    await closed;
    expect(said()).toContain("413 Payload Too Large");
  });

  it("is answered at once where there is much more to come", async () => {
    const { socket, said } = await open(await start(refuse));
    socket.write(upload(120_000_000));
    await expect.poll(said).toContain("413 Payload Too Large");
    socket.destroy();
  });
});

describe("a server that is asked to end", () => {
  it("answers a request that comes on a connection that was kept, and then closes it", async () => {
    const http = await start();
    const { socket, said, closed } = await open(http);
    socket.write(get);
    await expect.poll(said).toContain("hello");
    const stopped = http.stop(long);
    socket.write(get);
    await Promise.all([stopped, closed]);
    expect(said().split("HTTP/1.1 200 OK")).toHaveLength(3);
    expect(said()).toMatch(/connection: close/i);
  });

  it("answers the first request of a connection that has waited, whether the server had taken it or not", async () => {
    const http = await start();
    const taken = await open(http);
    // These are the system's as yet: the server has not run since.
    const waiting = Array.from({ length: 8 }, () => open(http));
    const stopped = http.stop(long);
    const all = [taken, ...(await Promise.all(waiting))];
    for (const { socket } of all) socket.write(get);
    await Promise.all([stopped, ...all.map(({ closed }) => closed)]);
    for (const { said } of all) expect(said()).toContain("hello");
  });

  it("does not wait for an upload that stands still, but for an answer that is being made", async () => {
    let finish: (answer: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (finish = resolve));
    let uploads = 0;
    const http = await start(async (request, connection) =>
      request.method === "POST" ? ((uploads += 1), echo(request, connection)) : slow,
    );
    const upload = await open(http);
    const asker = await open(http);
    upload.socket.write(halfPost);
    asker.socket.write(get);
    await expect.poll(() => uploads).toBe(1);
    const stopped = http.stop(20);
    await upload.closed;
    finish(new Response("worth the wait"));
    await Promise.all([stopped, asker.closed]);
    expect(asker.said()).toContain("worth the wait");
  });

  it("does not wait for a connection that sends nothing", async () => {
    const http = await start();
    const { said, closed } = await open(http);
    await Promise.all([http.stop(20), closed]);
    expect(said()).toBe("");
  });
});

describe("a request that arrives too slowly", () => {
  it.each([
    ["its body", halfPost],
    ["its head", "GET / HTTP/1.1\r\nHost"],
  ])("is ended: %s", async (_, part) => {
    const http = await start(echo, { requestMs: 300 });
    const { socket, said, closed } = await open(http);
    socket.write(part);
    await closed;
    expect(said()).toContain("408 Request Timeout");
  });

  it("is given less than a minute", async () => {
    const { server } = await start();
    expect(server.requestTimeout).toBeLessThan(60_000);
    expect(server.headersTimeout).toBeLessThan(60_000);
  });
});

describe("browsers are told to come by https", () => {
  const ask = async (
    behindProxies: boolean,
    proto: string,
    asked?: { includeSubDomains: boolean; preload: boolean },
  ) => {
    const { server } = await start(echo, { behindProxies, strictTransportOf: () => asked });
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { "x-forwarded-proto": proto, connection: "close" },
    });
    return answer.headers.get("strict-transport-security");
  };

  it("where a proxy of ours took them by https, for this host alone", async () => {
    expect(await ask(true, "https")).toBe("max-age=31536000");
  });

  it("for the hosts below it and in the browsers' list where the site asks for that", async () => {
    expect(await ask(true, "https", { includeSubDomains: true, preload: false })).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(await ask(true, "https", { includeSubDomains: true, preload: true })).toBe(
      "max-age=31536000; includeSubDomains; preload",
    );
  });

  it.each([
    [true, "http"],
    [false, "https"],
  ])("and not otherwise: proxies of ours %s, by %s", async (behindProxies, proto) => {
    expect(await ask(behindProxies, proto)).toBeNull();
  });
});

it("refuses TRACE, which no handler can be given, and says what it takes", async () => {
  const logged: unknown[] = [];
  const { socket, said, closed } = await open(await start(echo, { log: (line) => logged.push(line) }));
  socket.write("TRACE /api/watchlist HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n");
  await closed;
  expect(said()).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD, POST, PUT/i);
  expect(logged).toEqual([{ level: "warn", event: "request_unread", status: 405 }]);
});

describe("a page at hand", () => {
  const body = Buffer.from("at hand");
  const withPage = Object.assign((async () => new Response("made")) satisfies Handler, {
    ready: ({ target }: AskedPage) =>
      target === "/" ? { headers: { "content-length": String(body.byteLength) }, body } : undefined,
  });
  const answerTo = async (request: string) => {
    const { socket, said } = await open(await start(withPage));
    socket.write(request);
    await expect.poll(said).toMatch(/at hand|made|304/);
    socket.destroy();
    return said();
  };

  it("is sent without asking anybody", async () => {
    expect(await answerTo(get)).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nat hand$/);
  });

  it.each([
    ["another page", "GET /other HTTP/1.1\r\nHost: a.localhost\r\n\r\n"],
    ["a browser that may have it", 'GET / HTTP/1.1\r\nHost: a.localhost\r\nIf-None-Match: "a"\r\n\r\n'],
    ["a form", "POST / HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 0\r\n\r\n"],
    ["a request with a body", "GET / HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 1\r\n\r\nx"],
  ])("is not the answer to %s", async (_, request) => {
    expect(await answerTo(request)).toContain("made");
  });
});
