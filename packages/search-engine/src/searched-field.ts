import type { TextIndex } from "./text-index.ts";

/** A field that is searched. */
export interface SearchedField {
  name: string;
  index: TextIndex;
  /** 15 for the most important field. */
  weight: number;
  /** Whether the last word may be half typed. */
  prefix: boolean;
  /** Most typos allowed in this field. */
  typos: number;
}
