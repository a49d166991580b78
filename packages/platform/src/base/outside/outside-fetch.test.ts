import { createSocket } from "node:dgram";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { askNameServers } from "./ask-name-servers.ts";
import { destinationRules } from "./destination-rules.ts";
import { createOutsideCaller } from "./outside-fetch.ts";
import { isPublicIp } from "./public-address.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server of this machine that counts the connections it gets. */
async function startServer(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((_, response) => void response.end("private"));
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  open.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** Calls an address as a lead is delivered; names are resolved to the given addresses, in turn. */
async function call(
  address: string,
  { env = {}, names = ["127.0.0.1"] }: { env?: Record<string, string>; names?: string[] } = {},
): Promise<number | string> {
  const turns = [...names];
  const lookup: LookupFunction = (_, options, done) => {
    const found = turns.shift() ?? "127.0.0.1";
    if (options.all) done(null, [{ address: found, family: 4 }]);
    else done(null, found, 4);
  };
  const caller = createOutsideCaller(env, lookup);
  open.push(caller.close);
  return caller
    .fetch(address, { method: "POST", redirect: "manual", signal: AbortSignal.timeout(20_000), body: "{}" })
    .then(
      ({ status }) => status,
      (error: Error) => `${error.name}: ${error.message}`,
    );
}

describe("a call to an address of a site's document", () => {
  it("is refused where the name leads into this machine or a private network, before anything is sent", async () => {
    const { port, connections } = await startServer();
    for (const ip of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00:ec2::254"])
      expect(await call(`https://crm.example:${port}/leads`, { names: [ip] })).toBe(
        "AddressRefusedError: crm.example leads to a private address.",
      );
    expect(connections()).toBe(0);
  });

  it("looks a name up once for its connection, so that a name that changes its mind gains nothing", async () => {
    const { port, connections } = await startServer();
    const asked: string[] = [];
    const lookup: LookupFunction = (host, options, done) => {
      asked.push(host);
      const answer = [{ address: asked.length === 1 ? "192.168.7.7" : "127.0.0.1", family: 4 }];
      if (options.all) done(null, answer);
      else done(null, answer[0]?.address ?? "", 4);
    };
    const caller = createOutsideCaller({}, lookup);
    open.push(caller.close);
    await expect(
      caller.fetch(`https://crm.example:${port}/`, { redirect: "error", signal: AbortSignal.timeout(20_000) }),
    ).rejects.toThrow("private address");
    expect([asked, connections()]).toEqual([["crm.example"], 0]);
  });

  it("is refused where one of several addresses is private", async () => {
    const lookup: LookupFunction = (_, __, done) =>
      done(null, [
        { address: "93.184.215.14", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ]);
    const caller = createOutsideCaller({}, lookup);
    open.push(caller.close);
    await expect(
      caller.fetch("https://crm.example/", { redirect: "error", signal: AbortSignal.timeout(20_000) }),
    ).rejects.toThrow("private address");
  });

  it("goes to a private address over plain http where the operator lists the host", async () => {
    const { port } = await startServer();
    expect(await call(`http://127.0.0.1:${port}/`)).toContain("Use https");
    expect(await call(`http://127.0.0.1:${port}/`, { env: { FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1" } })).toBe(200);
    expect(
      await call(`http://crm.internal:${port}/`, {
        env: { FORECOURT_PRIVATE_DESTINATIONS: `10.0.4.7, crm.internal:${port}` },
      }),
    ).toBe(200);
    expect(
      await call(`http://crm.internal:${port}/`, { env: { FORECOURT_PRIVATE_DESTINATIONS: "crm.internal:80" } }),
    ).toContain("Use https");
  });
});

/** A name server of this machine; `answer` is the address of every name, undefined for silence. */
async function startNameServer(answer?: number[]): Promise<{ address: string; questions: () => number }> {
  let questions = 0;
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    questions += 1;
    if (!answer) return;
    const end = question.indexOf(0, 12) + 5;
    const isForIpv4 = question.readUInt16BE(end - 4) === 1;
    // The question again as an answer without error; then, for an IPv4 address, one record that points back to its
    // name.
    const header = Buffer.concat([
      question.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, isForIpv4 ? 1 : 0, 0, 0, 0, 0]),
    ]);
    const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...answer]);
    socket.send(
      Buffer.concat([header, question.subarray(12, end), ...(isForIpv4 ? [record] : [])]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => void socket.bind(0, "127.0.0.1", resolve));
  open.push(() => new Promise((resolve) => void socket.close(() => resolve())));
  return { address: `127.0.0.1:${socket.address().port}`, questions: () => questions };
}

describe("the name of a receiver", () => {
  it("is refused where its name server says a private address", async () => {
    const { port, connections } = await startServer();
    const nameServer = await startNameServer([127, 0, 0, 1]);
    const caller = createOutsideCaller({}, askNameServers([nameServer.address]));
    open.push(caller.close);
    await expect(
      caller.fetch(`https://crm.example:${port}/`, { redirect: "error", signal: AbortSignal.timeout(20_000) }),
    ).rejects.toThrow("crm.example leads to a private address.");
    expect(connections()).toBe(0);
  });

  it("keeps no file of any site waiting while its name server is silent", async () => {
    const nameServer = await startNameServer();
    const caller = createOutsideCaller({}, askNameServers([nameServer.address]));
    open.push(caller.close);
    const stop = new AbortController();
    let ended = 0;
    const calls = Array.from({ length: 16 }, (_, index) =>
      caller
        .fetch(`https://crm-${index}.example/`, { redirect: "error", signal: stop.signal })
        .catch(() => void (ended += 1)),
    );
    await vi.waitUntil(() => nameServer.questions() >= 16, { interval: 5 });
    expect((await readFile(import.meta.filename)).length).toBeGreaterThan(0);
    expect(ended).toBe(0);
    stop.abort();
    await Promise.all(calls);
  });
});

describe("destinationRules", () => {
  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.100.100.200/",
    "https://0.0.0.0/",
    "https://localhost/",
    "https://localhost./",
    "https://metadata.google.internal/",
    "https://printer.local/",
    "https://nas.home.arpa/",
    "https://crm/",
    "http://crm.example/",
  ])("refuse %s", (address) => {
    expect(destinationRules({}).problemOf(address)).toContain("FORECOURT_PRIVATE_DESTINATIONS");
  });

  it("let an address on the internet be called over https", () => {
    for (const address of [
      "https://crm.example/leads",
      "https://crm.example:8443/",
      "https://8.8.8.8/",
      "https://[2606:4700::1111]/",
    ])
      expect(destinationRules({}).problemOf(address)).toBeUndefined();
  });

  it.each(["http://crm.internal", "crm.internal/leads", "user@crm", "two words"])(
    "do not start with %j listed, which is no host",
    (entry) => {
      expect(() => destinationRules({ FORECOURT_PRIVATE_DESTINATIONS: entry })).toThrow("List hosts alone");
    },
  );
});

describe("isPublicIp", () => {
  it.each([
    ["64:ff9b::8.8.8.8", true],
    ["64:ff9b::127.0.0.1", false],
    ["2002:7f00:1::", false],
    ["fe80::1%eth0", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["not an address", false],
  ])("of %s is %s", (ip, is) => {
    expect(isPublicIp(ip)).toBe(is);
  });
});
