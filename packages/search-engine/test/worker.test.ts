import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { startSearchEngineWorker } from "../src/index.ts";
import { call, masterKey, openEngine, temporaryFolder } from "./support/open-engine.ts";
import { idsOf, lot, lotSchema, searchLot } from "./support/stock.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

describe("an engine in its own thread", () => {
  it("answers like one in this thread", async () => {
    const engine = await startSearchEngineWorker({ dataDir: temporaryFolder(), apiKey: masterKey });
    onTestFinished(() => engine.close());
    await call(engine, "POST", "/collections", lotSchema);
    await call(engine, "POST", "/collections/cars/documents/import", lot.map((car) => JSON.stringify(car)).join("\n"));
    expect(idsOf(await searchLot(engine, { q: "hylux" }))).toEqual(["3"]);
    expect((await call(engine, "GET", "/nothing")).status).toBe(404);
  });

  it("still searches while it imports", async () => {
    const engine = await startSearchEngineWorker({ dataDir: temporaryFolder(), apiKey: masterKey });
    onTestFinished(() => engine.close());
    await call(engine, "POST", "/collections", lotSchema);
    const lines = Array.from({ length: 6000 }, (_, at) =>
      JSON.stringify({ ...lot[at % lot.length], id: String(at) }),
    ).join("\n");
    const state = { done: false };
    const importing = call(engine, "POST", "/collections/cars/documents/import", lines).then(() => (state.done = true));
    let answered = 0;
    while (!state.done) {
      await searchLot(engine, { q: "toyota" });
      if (!state.done) answered += 1;
    }
    await importing;
    expect(answered).toBeGreaterThan(5);
    expect((await searchLot(engine, {})).found).toBe(6000);
  });

  it("says what is wrong when it cannot open its folder, and answers 503 once it has ended", async () => {
    const folder = temporaryFolder();
    openEngine(folder);
    await expect(startSearchEngineWorker({ dataDir: folder, apiKey: masterKey })).rejects.toMatchObject({
      code: "SEARCH_STORE_LOCKED",
    });
    const engine = await startSearchEngineWorker({ dataDir: temporaryFolder(), apiKey: masterKey });
    await engine.close();
    expect((await call(engine, "GET", "/health")).status).toBe(503);
  });
});

describe("the command", () => {
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, ["--conditions=@forecourt/source", cli, ...parameters], {
      encoding: "utf8",
      env: { ...process.env, TYPESENSE_API_KEY: "" },
    });

  it.each([
    [["--port", "high", "--data", "x", "--api-key", "k"], /--port must be a number/u],
    [["--port", "4103", "--api-key", "k"], /--data must name/u],
    [["--port", "4103", "--data", "x"], /--api-key must give/u],
    [["--colour", "red"], /Unknown option '--colour'/u],
  ])("refuses wrong arguments in one line with code 2: %j", (parameters, reason) => {
    const { status, stderr } = run(...parameters);
    expect(status).toBe(2);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("serves until it is told to stop", async () => {
    const child = spawn(
      process.execPath,
      ["--conditions=@forecourt/source", cli, "--port", "4103", "--data", temporaryFolder(), "--host", "127.0.0.1"],
      { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, TYPESENSE_API_KEY: "k" } },
    );
    await once(child.stdout, "data");
    expect(await (await fetch("http://127.0.0.1:4103/health")).json()).toEqual({ ok: true });
    expect((await fetch("http://127.0.0.1:4103/collections", { headers: { "x-typesense-api-key": "k" } })).status).toBe(
      200,
    );
    const preflight = await fetch("http://127.0.0.1:4103/multi_search", { method: "OPTIONS" });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(0);
  });
});
