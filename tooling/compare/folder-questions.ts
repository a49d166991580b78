import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { RecordedResult } from "../../packages/search-engine/test/support/compare-answers.ts";
import type { QuestionSet } from "./question-set.ts";

interface Recording {
  request: { searches: Record<string, unknown>[] };
  response: { results: RecordedResult[] };
}

interface Synonym {
  id: string;
  root?: string;
  synonyms: string[];
}

/**
 * Questions from a folder that holds `collection.json`, `documents.jsonl`, `answers.jsonl` (a `request` and the
 * `response` of a real server in each line) and perhaps `synonyms.json`. They are named by their line, from 0 on.
 *
 * @throws Error when a file is missing or no JSON
 */
export function folderQuestions(folder: string): QuestionSet {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const { name: collection, ...schema } = JSON.parse(read("collection.json")) as { name: string } & Record<
    string,
    unknown
  >;
  const synonyms = existsSync(join(folder, "synonyms.json")) ? (JSON.parse(read("synonyms.json")) as Synonym[]) : [];
  const recordings = read("answers.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Recording);
  return {
    name: basename(resolve(folder)),
    collection,
    schema,
    documents: read("documents.jsonl").trim(),
    synonyms: new Map(
      synonyms.map(({ id, root, synonyms: words }) => [id, { ...(root ? { root } : {}), synonyms: words }]),
    ),
    questions: recordings.map(({ request, response }, line) => ({
      name: String(line),
      searches: request.searches,
      recorded: response.results,
    })),
  };
}
