import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { httpLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import type { SearchEngineLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import { compareEngines } from "./compare-engines.ts";
import type { Comparison } from "./compare-engines.ts";
import { openEmbedded } from "./embedded-engine.ts";
import { judgeDifferences, readKnownDifferences } from "./known-differences.ts";
import { siteQuestions } from "./site-questions.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

const recorded = fileURLToPath(new URL("../../packages/search-engine/test/fixtures", import.meta.url));
const command = fileURLToPath(new URL("run.ts", import.meta.url));
let folder: string;
let url: string;
let server: SearchEngineLink;
const stops: (() => Promise<void>)[] = [];

/** A server of the Typesense protocol stands in for a real one: what is tested is the command. */
beforeAll(async () => {
  folder = temporaryFolder("compare-test");
  const engine = createSearchEngine({ dataDir: join(folder, "server"), apiKey: "admin" });
  const listening = await listen(engine, { port: 0 });
  ({ url } = listening);
  server = httpLink(url, "admin");
  stops.push(async () => {
    server.close();
    await listening.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const { TYPESENSE_URL: _, TYPESENSE_API_KEY: __, ...own } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--conditions=@forecourt/source", command, ...args],
      { env: { ...own, ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

describe("npm run compare-engines", () => {
  it("says what it needs where it has neither a server nor a folder", async () => {
    expect(await run([])).toMatchObject({
      code: 2,
      output: expect.stringContaining("Set TYPESENSE_URL and TYPESENSE_API_KEY"),
    });
    expect(await run([recorded], { TYPESENSE_URL: url })).toMatchObject({
      code: 2,
      output: expect.stringContaining("TYPESENSE_API_KEY is not"),
    });
  });

  it("passes where every answer is as it was written down", async () => {
    const { code, output } = await run([recorded]);
    expect(output).toMatch(/^fixtures: (\d+) of \1 requests .* 0 do not\.$/m);
    expect(code).toBe(0);
  });

  it("fails for a difference that is not on the list, and names the request", async () => {
    const other = join(folder, "other");
    cpSync(recorded, other, { recursive: true });
    const lines = readFileSync(join(other, "answers.jsonl"), "utf8").split("\n");
    lines[2] = (lines[2] ?? "").replace(/"found":\d+/, '"found":99');
    writeFileSync(join(other, "answers.jsonl"), lines.join("\n"));
    const { code, output } = await run([other]);
    expect(output).toContain("✗ 2\n    found: recorded [99");
    expect(code).toBe(1);
  });

  it("asks a server, and leaves nothing behind on it", async () => {
    const { code, output } = await run([recorded], { TYPESENSE_URL: url, TYPESENSE_API_KEY: "admin" });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(" 0 do not.") });
    expect((await server.send({ method: "GET", path: "/collections", key: "admin", timeoutMs: 30_000 })).body).toBe(
      "[]",
    );
  });
});

describe("the site's own requests", () => {
  it("are results, orders, keywords, suggestions and lists, each answered alike by the engine over the port", async () => {
    const set = await siteQuestions();
    for (const kind of [
      "results make=Mazda",
      "results sortBy=price_asc",
      "keywords c #",
      "keywords 4x4 diesel ute",
      'keywords Mazda -"',
      "suggestions audi a",
      "featured",
    ])
      expect(
        set.questions.some(({ name }) => name.startsWith(kind)),
        kind,
      ).toBe(true);
    expect(new Set(set.questions.map(({ name }) => name)).size).toBe(set.questions.length);
    const embedded = openEmbedded();
    stops.push(() => embedded.close());
    const some = { ...set, questions: set.questions.filter((_, place) => place % 25 === 0) };
    expect(await compareEngines(some, embedded.link, server)).toMatchObject({
      questions: some.questions.length,
      differences: [],
    });
  });
});

describe("the list of known differences", () => {
  const comparison = (...differences: [question: string, ...parts: string[]][]): Comparison => ({
    questions: 9,
    searches: 9,
    tied: 0,
    differences: differences.map(([question, ...parts]) => ({ question, parts, details: [] })),
  });
  const list = {
    unproved: [],
    differences: [{ set: "site", questions: ["a", "b"], parts: ["ids"], why: "Equal cars stand in another order." }],
  };

  it("excuses what it names, and nothing else of the same request or of another set", () => {
    expect(judgeDifferences("site", comparison(["a", "ids"], ["b", "ids"]), list)).toEqual({
      unknown: [],
      gone: [],
      known: 2,
    });
    expect(
      judgeDifferences("site", comparison(["a", "found", "ids"], ["b", "ids"]), list).unknown.map(
        ({ question }) => question,
      ),
    ).toEqual(["a"]);
    expect(judgeDifferences("folder", comparison(["a", "ids"]), list)).toMatchObject({ known: 0, gone: [] });
  });

  it("tells what no longer differs", () => {
    expect(judgeDifferences("site", comparison(["a", "ids"]), list).gone).toEqual(["site b ids"]);
  });

  it("gives each entry a reason, and each unproved change a test", () => {
    const { differences, unproved } = readKnownDifferences();
    for (const { questions, parts, why } of differences)
      expect([questions.length > 0, parts.length > 0, why.length > 20]).toEqual([true, true, true]);
    for (const { shownBy } of unproved)
      expect(readFileSync(new URL(`../../${shownBy.split(",")[0] ?? ""}`, import.meta.url), "utf8")).toContain(
        shownBy.split(", ")[1] ?? "-",
      );
  });
});
