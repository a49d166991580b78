import type { RecordedResult } from "../../packages/search-engine/test/support/compare-answers.ts";

/** One request of several searches. */
export interface Question {
  /** Names it in the list of known differences. */
  name: string;
  searches: Record<string, unknown>[];
  /** What a real server answered, where that was written down. */
  recorded?: RecordedResult[] | undefined;
}

/** Cars, and what is asked of them. */
export interface QuestionSet {
  /** Names it in the list of known differences. */
  name: string;
  /** Name of the collection in the questions. */
  collection: string;
  /** Fields and default order of the collection. */
  schema: Record<string, unknown>;
  /** One document as JSON in each line. */
  documents: string;
  /** Synonyms by their id, as `PUT /collections/…/synonyms/…` takes them. */
  synonyms: ReadonlyMap<string, Record<string, unknown>>;
  questions: Question[];
}
