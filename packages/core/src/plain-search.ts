export type { PlainValues } from "./plain-search/plain-vocabulary.ts";
export * from "./plain-search/read-plain-search.ts";
