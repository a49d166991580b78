export type { PlainValues } from "./plain-search/plain-vocabulary.ts";
export { readPlainSearch } from "./plain-search/read-plain-search.ts";
export type { PlainSearch } from "./plain-search/read-plain-search.ts";
