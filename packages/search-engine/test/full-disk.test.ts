import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { call, openEngine, temporaryFolder } from "./support/open-engine.ts";
import type { DiskReport } from "./support/disk-filler.ts";

const filler = [
  process.execPath,
  "--conditions=@forecourt/source",
  fileURLToPath(new URL("./support/disk-filler.ts", import.meta.url)),
];

function run(command: readonly string[]): DiskReport {
  const [program = "", ...parameters] = command;
  const { stdout, stderr, status } = spawnSync(program, parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The writer ended with ${String(status)}: ${stderr}`);
  return JSON.parse(stdout) as DiskReport;
}

/** A file system of six megabytes, where this user may mount one. */
function mountSmall(folder: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  if (
    spawnSync("/bin/sh", ["-c", 'exec mount "$@"', "sh", "-t", "tmpfs", "-o", "size=6m", "tmpfs", folder]).status !== 0
  )
    return false;
  onTestFinished(() => void spawnSync("/bin/sh", ["-c", 'exec umount -l "$1"', "sh", folder]));
  return true;
}

/** A real full disk where one can be had, and a limit on the length of files everywhere. */
const ways: readonly (readonly [string, (folder: string) => DiskReport | undefined])[] = [
  [
    "no file may grow past a limit",
    (folder) => run(["sh", "-c", 'ulimit -f 8192; exec "$@"', "sh", ...filler, folder]),
  ],
  ["the disk has no room left", (folder) => (mountSmall(folder) ? run([...filler, folder]) : undefined)],
];

describe.each(ways)("when %s", (_, fill) => {
  it("refuses writes with a sentence, goes on reading, and loses nothing that it acknowledged", async () => {
    const folder = temporaryFolder();
    const report = fill(folder);
    if (!report) {
      process.stdout.write("Not run on a real full disk: this user may not mount a small one.\n");
      return;
    }
    expect(report.acknowledged.length).toBeGreaterThan(20);
    expect(report.refusals.map((refusal) => refusal.what)).toEqual([
      "a document",
      "an import",
      "a synonym",
      "a collection",
      "a schema",
    ]);
    for (const { status, message } of report.refusals) {
      expect(status).toBe(507);
      expect(message).toMatch(/disk .* full.* was refused and nothing was changed.*Free some space/u);
    }
    expect(report.found).toBe(report.acknowledged.length);
    expect(report.lastStatus).toBe(200);

    const engine = openEngine(folder);
    const { text } = await call(engine, "GET", "/collections/cars/documents/export?include_fields=id");
    expect(text.split("\n").map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(report.acknowledged);
    expect((await call<{ fields: unknown[] }>(engine, "GET", "/collections/cars")).body.fields).toHaveLength(2);
    expect((await call(engine, "GET", "/collections/vans")).status).toBe(404);
  });
});

describe("a disk that has room again", () => {
  it("takes the write that it refused", async () => {
    const folder = temporaryFolder();
    if (!mountSmall(folder)) return;
    const engine = openEngine(folder);
    await call(engine, "POST", "/collections", { name: "cars", fields: [{ name: "title", type: "string" }] });
    const filling = join(folder, "something-else");
    expect(() => writeFileSync(filling, new Uint8Array(8_000_000))).toThrow("ENOSPC");
    const car = { id: "1", title: "x".repeat(100_000) };
    expect((await call(engine, "POST", "/collections/cars/documents", car)).status).toBe(507);
    rmSync(filling);
    expect((await call(engine, "POST", "/collections/cars/documents", car)).status).toBe(201);
  });
});
