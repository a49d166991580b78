import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compareAnswers } from "./support/compare-answers.ts";
import type { RecordedResult } from "./support/compare-answers.ts";
import { call, openEngine } from "./support/open-engine.ts";

interface Recording {
  request: { searches: { max_facet_values?: number }[] };
  response: { results: RecordedResult[] };
}

interface Replay {
  equal: number;
  total: number;
  /** Differences that are none of the allowed kind. */
  real: string[];
  /** Facets that differ only in which of equally frequent values were cut off, by the number of the request. */
  tied: Record<number, string[]>;
}

const own = fileURLToPath(new URL("./fixtures/", import.meta.url));
const shared = new URL("../../../../shared/data/", import.meta.url);
const recorded = process.env["FORECOURT_TYPESENSE_ANSWERS"] ?? fileURLToPath(new URL("typesense-answers/", shared));
/** Keywords that shoppers type, with synonyms. */
const recordedKeywords =
  process.env["FORECOURT_TYPESENSE_KEYWORDS"] ?? fileURLToPath(new URL("typesense-keywords/", shared));

async function replay(folder: string): Promise<Replay> {
  const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
  const engine = openEngine();
  const { name } = JSON.parse(read("collection.json")) as { name: string };
  await call(engine, "POST", "/collections", read("collection.json"));
  await call(engine, "POST", `/collections/${name}/documents/import`, read("documents.jsonl"));
  if (existsSync(`${folder}/synonyms.json`))
    for (const { id, ...synonym } of JSON.parse(read("synonyms.json")) as { id: string; synonyms: string[] }[])
      await call(engine, "PUT", `/collections/${name}/synonyms/${id}`, JSON.stringify(synonym));
  const result: Replay = { equal: 0, total: 0, real: [], tied: {} };
  for (const [at, line] of read("answers.jsonl").trim().split("\n").entries()) {
    const recording = JSON.parse(line) as Recording;
    const { body } = await call<{ results: RecordedResult[] }>(engine, "POST", "/multi_search", recording.request);
    const differences = recording.response.results.map((theirs, place) =>
      compareAnswers(theirs, body.results[place] ?? {}, recording.request.searches[place]?.max_facet_values ?? 10),
    );
    const real = differences.flatMap((entry) => entry.real);
    const tied = differences.flatMap((entry) => [...entry.tied]);
    result.total += 1;
    result.real.push(...real.map((text) => `request ${at}: ${text}`));
    if (tied.length > 0) result.tied[at] = tied.sort();
    if (real.length + tied.length === 0) result.equal += 1;
  }
  return result;
}

/** The README's table of differences that stay: requests, facets, reason. */
function listedDifferences(): Record<number, string[]> {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const listed: Record<number, string[]> = {};
  for (const [, requests = "", facets = "", reason = ""] of readme.matchAll(
    /^\| ([\d, ]+) \| ([a-z_, ]+) \| (.+) \|$/gmu,
  )) {
    if (reason.length < 20) throw new Error("A difference needs a reason.");
    for (const request of requests.split(","))
      listed[Number(request)] = facets
        .split(",")
        .map((name) => name.trim())
        .sort();
  }
  return listed;
}

describe("answers written down beforehand", () => {
  it("are given for the small lot of made-up cars", async () => {
    const result = await replay(own);
    expect(result).toEqual({ equal: result.total, total: result.total, real: [], tied: {} });
    expect(result.total).toBeGreaterThanOrEqual(20);
  });

  const isThere = (folder: string) => {
    const found = existsSync(`${folder}/answers.jsonl`);
    if (!found)
      process.stdout.write(
        `Replay of Typesense's recorded answers was not run: there is nothing at ${folder} (name the folder in FORECOURT_TYPESENSE_ANSWERS or FORECOURT_TYPESENSE_KEYWORDS).\n`,
      );
    return found;
  };
  it.runIf(isThere(recorded))(
    "are those a real Typesense 29 gave, but for exactly the differences that the README gives a reason for",
    async () => {
      const result = await replay(recorded);
      process.stdout.write(
        `Replay: hits, order, counts found, groups, marks and errors: ${result.total - new Set(result.real.map((text) => text.split(":")[0])).size} of ${result.total} equal. Everything: ${result.equal} of ${result.total} equal, ${Object.keys(result.tied).length} with a reason.\n`,
      );
      expect(result.real).toEqual([]);
      expect(result.tied).toEqual(listedDifferences());
    },
  );

  it.runIf(isThere(recordedKeywords))("are those it gave to keywords of shoppers, in everything", async () => {
    const { real, tied, equal, total } = await replay(recordedKeywords);
    expect({ real, tied, equal }).toEqual({ real: [], tied: {}, equal: total });
  });
});
