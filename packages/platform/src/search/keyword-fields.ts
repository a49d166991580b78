/**
 * Where keywords are looked for: a stock number or plate before a title, a title before everything else. Numbers and
 * plates are matched as they are: one that is nearly right is another car, and so is another year. No word is dropped by the engine: what is left out is said.
 */
export const keywordFields = {
  query_by: "stocknum,regplate,title,keywords",
  query_by_weights: "9,9,4,1",
  num_typos: "0,0,2,2",
  drop_tokens_threshold: 0,
  enable_typos_for_numerical_tokens: false,
} as const;
