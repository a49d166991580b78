import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSearchEngine } from "../src/index.ts";
import { call, openEngine, temporaryFolder } from "./support/open-engine.ts";

interface Line {
  id: string;
  title: string;
  round: number;
  check: string;
}

/**
 * Runs the writer until it has acknowledged `writes` writes, then kills it; returns the last acknowledged round by car.
 */
async function killWriter(dataDir: string, kind: string, writes: number): Promise<Map<number, number>> {
  const writer = spawn(
    process.execPath,
    ["--conditions=@forecourt/source", fileURLToPath(new URL("./support/writer.ts", import.meta.url)), dataDir, kind],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  // A test that fails must not leave a process behind that writes for ever.
  onTestFinished(() => void writer.kill("SIGKILL"));
  let told = "";
  let count = 0;
  writer.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
    count += text.split("\n").length - 1;
    if (count >= writes) writer.kill("SIGKILL");
  });
  await once(writer, "close");
  const acknowledged = new Map<number, number>();
  for (const line of told.split("\n").slice(0, -1)) {
    const [id, round] = line.split(" ").map(Number);
    acknowledged.set(id ?? 0, round ?? 0);
  }
  return acknowledged;
}

describe("a killed engine", () => {
  it.each([
    ["upsert", 100],
    ["upsert", 333],
    ["import", 900],
    ["import", 4000],
    ["compaction", 30],
    ["compaction", 75],
  ])("loses no acknowledged write and keeps no half document: %s, after %i", async (kind, writes) => {
    const folder = temporaryFolder();
    const acknowledged = await killWriter(folder, kind, writes);
    expect(acknowledged.size).toBeGreaterThan(0);
    const engine = openEngine(folder);
    const { text } = await call(engine, "GET", "/collections/cars/documents/export", undefined);
    const stored = new Map(
      text
        .split("\n")
        .map((line) => JSON.parse(line) as Line)
        .map((car) => [Number(car.id.slice(1)), car]),
    );
    for (const car of stored.values())
      expect(car).toMatchObject({
        title: `Car ${car.id.slice(1)} round ${car.round}`,
        check: `${car.id.slice(1)}-${car.round}`,
      });
    for (const [id, round] of acknowledged) expect(stored.get(id)?.round ?? 0).toBeGreaterThanOrEqual(round);
    const found = await call<{ found: number }>(
      engine,
      "GET",
      "/collections/cars/documents/search?q=car&query_by=title",
    );
    expect(found.body.found).toBe(stored.size);
  });
});

describe("a search file", () => {
  it("that is damaged is reported with what to do", async () => {
    const folder = temporaryFolder();
    const engine = openEngine(folder);
    await call(engine, "POST", "/collections", { name: "cars", fields: [{ name: "title", type: "string" }] });
    await call(
      engine,
      "POST",
      "/collections/cars/documents/import",
      Array.from({ length: 500 }, (_, id) => JSON.stringify({ id: String(id), title: "x".repeat(200) })).join("\n"),
    );
    await engine.close();
    const file = join(folder, "search.sqlite");
    const bytes = readFileSync(file);
    bytes.fill(0x7f, 4096, Math.min(bytes.length, 40_960));
    writeFileSync(file, bytes);
    expect(() => createSearchEngine({ dataDir: folder, apiKey: "k" })).toThrow(
      expect.objectContaining({
        code: "SEARCH_STORE_DAMAGED",
        message: expect.stringContaining("stock reindex") as string,
      }) as Error,
    );
  });

  it("that holds a document that cannot be read is damaged too, and is let go of", async () => {
    const folder = temporaryFolder();
    const engine = openEngine(folder);
    await call(engine, "POST", "/collections", { name: "cars", fields: [{ name: "title", type: "string" }] });
    await call(engine, "POST", "/collections/cars/documents", { id: "1", title: "a title to break" });
    await engine.close();
    const file = join(folder, "search.sqlite");
    const bytes = readFileSync(file);
    bytes[bytes.indexOf("title to break")] = 0;
    writeFileSync(file, bytes);
    const damaged = expect.objectContaining({ code: "SEARCH_STORE_DAMAGED" }) as Error;
    for (const _ of ["first", "again"])
      expect(() => createSearchEngine({ dataDir: folder, apiKey: "k" })).toThrow(damaged);
  });

  it("that is no search file at all is reported the same way", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "search.sqlite"), "this is a letter, not an index ".repeat(100));
    expect(() => createSearchEngine({ dataDir: folder, apiKey: "k" })).toThrow(/damaged/u);
  });

  it("is used by one process only", () => {
    const folder = temporaryFolder();
    openEngine(folder);
    expect(() => createSearchEngine({ dataDir: folder, apiKey: "k" })).toThrow(
      expect.objectContaining({ code: "SEARCH_STORE_LOCKED" }) as Error,
    );
  });
});
