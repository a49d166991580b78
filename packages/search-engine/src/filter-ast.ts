/** How a clause compares. `contains` is `:`, `equals` is `:=`. */
export type FilterOperator = "contains" | "equals" | "not" | "less" | "atMost" | "more" | "atLeast";

/** One comparison of `filter_by`. */
export interface FilterClause {
  kind: "clause";
  field: string;
  operator: FilterOperator;
  /** Values as written, back-ticks removed. */
  values: FilterValue[];
  /** The clause as text: the key of its cached result. */
  source: string;
}

/** A value as written; `quoted` when it stood in back-ticks (then `..` and `*` are ordinary letters). */
export interface FilterValue {
  text: string;
  quoted: boolean;
}

/** A parsed `filter_by`. */
export type Filter = FilterClause | { kind: "and" | "or"; parts: Filter[] };

/** Both filters must hold; the trees are joined, never the texts, so that neither can break out of its parentheses. */
export function bothFilters(a: Filter | undefined, b: Filter | undefined): Filter | undefined {
  if (!a || !b) return a ?? b;
  return { kind: "and", parts: [a, b] };
}
