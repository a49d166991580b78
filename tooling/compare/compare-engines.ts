import { compareAnswers } from "../../packages/search-engine/test/support/compare-answers.ts";
import type { RecordedResult } from "../../packages/search-engine/test/support/compare-answers.ts";
import type { SearchEngineLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import { fillEngine } from "./fill-engine.ts";
import type { QuestionSet } from "./question-set.ts";

/** A question that the engines answer differently. */
export interface FoundDifference {
  question: string;
  /** What differs, as `found`, `ids` or the name of a facet. */
  parts: string[];
  /** A sentence for each part. */
  details: string[];
}

/** What a comparison showed. */
export interface Comparison {
  questions: number;
  searches: number;
  differences: FoundDifference[];
  /** Questions that differ only in which of equally frequent values stand at the end of a facet that is cut off. */
  tied: number;
}

const timeoutMs = 60_000;
const usualFacetValues = 10;

/**
 * Asks two engines the questions of a set and compares the answers: found, ids in order, groups, facets with their
 * statistics, marks, `text_match` and errors.
 *
 * @param theirs the real server; undefined where what it answered was written down
 */
export async function compareEngines(
  set: QuestionSet,
  ours: SearchEngineLink,
  theirs: SearchEngineLink | undefined,
): Promise<Comparison> {
  const own = await fillEngine(ours, set);
  const other = theirs && (await fillEngine(theirs, set));
  const result: Comparison = { questions: set.questions.length, searches: 0, differences: [], tied: 0 };
  try {
    for (const { name, searches, recorded } of set.questions) {
      const expected = theirs && other ? await answersOf(theirs, set, other.collection, searches) : recorded;
      if (!expected)
        throw new Error(`[compare] No answer of a real server was written down for ${name}. Set TYPESENSE_URL.`);
      const given = await answersOf(ours, set, own.collection, searches);
      const compared = searches.map((search, place) =>
        compareAnswers(
          expected[place] ?? {},
          given[place] ?? {},
          Number(search["max_facet_values"] ?? usualFacetValues),
        ),
      );
      const details = compared.flatMap(({ real }) => real);
      result.searches += searches.length;
      if (details.length > 0)
        result.differences.push({ question: name, parts: [...new Set(details.map(partOf))].toSorted(), details });
      else if (compared.some(({ tied }) => tied.size > 0)) result.tied += 1;
    }
    return result;
  } finally {
    await other?.remove();
  }
}

/** `ids: recorded …` and `price min: …` are about `ids` and `price`. */
const partOf = (detail: string): string => detail.slice(0, detail.indexOf(":")).split(" ")[0] ?? "";

/** What an engine answers to searches of a set, whose cars it has in a collection. */
export async function answersOf(
  link: SearchEngineLink,
  set: QuestionSet,
  collection: string,
  searches: readonly Record<string, unknown>[],
): Promise<RecordedResult[]> {
  const body = JSON.stringify({
    searches: searches.map((search) => (search["collection"] === set.collection ? { ...search, collection } : search)),
  });
  const answer = await link.send({ method: "POST", path: "/multi_search", key: link.adminKey, body, timeoutMs });
  if (answer.status !== 200)
    throw new Error(`[compare] The engine answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  return (JSON.parse(answer.body) as { results: RecordedResult[] }).results;
}
