interface Facet {
  field_name: string;
  counts: { value: string; count: number; highlighted: string }[];
  stats: Record<string, number>;
}

/** A recorded or given answer to one search. */
export interface RecordedResult {
  found?: number;
  found_docs?: number;
  error?: string;
  code?: number;
  hits?: { document: { id: string }; highlight?: unknown; text_match?: number }[];
  grouped_hits?: { group_key: unknown[]; found: number; hits: { document: { id: string } }[] }[];
  facet_counts?: Facet[];
}

/** What differs between two answers: `real` must not be; `tied` names facets cut off among values of equal count. */
export interface Differences {
  real: string[];
  tied: Set<string>;
}

/** Compares what the conformance test promises: found, ids in order, facets with statistics, groups, marks, errors. */
export function compareAnswers(theirs: RecordedResult, ours: RecordedResult, maxFacetValues: number): Differences {
  const differences: Differences = { real: [], tied: new Set() };
  const same = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      differences.real.push(
        `${what}: recorded ${JSON.stringify(a)?.slice(0, 200)}, ours ${JSON.stringify(b)?.slice(0, 200)}`,
      );
  };
  same("error", [theirs.code, theirs.error], [ours.code, ours.error]);
  same("found", [theirs.found, theirs.found_docs], [ours.found, ours.found_docs]);
  same(
    "ids",
    theirs.hits?.map((hit) => hit.document.id),
    ours.hits?.map((hit) => hit.document.id),
  );
  same(
    "marks",
    theirs.hits?.map((hit) => sorted(hit.highlight)),
    ours.hits?.map((hit) => sorted(hit.highlight)),
  );
  same(
    "text_match",
    theirs.hits?.map((hit) => hit.text_match),
    ours.hits?.map((hit) => hit.text_match),
  );
  const groups = (result: RecordedResult): unknown =>
    result.grouped_hits?.map((group) => [group.group_key, group.found, group.hits.map((hit) => hit.document.id)]);
  same("groups", groups(theirs), groups(ours));
  same(
    "facets",
    theirs.facet_counts?.map((facet) => facet.field_name),
    ours.facet_counts?.map((facet) => facet.field_name),
  );
  theirs.facet_counts?.forEach((facet, at) =>
    compareFacet(
      facet,
      ours.facet_counts?.[at] ?? { field_name: "", counts: [], stats: {} },
      maxFacetValues,
      differences,
    ),
  );
  return differences;
}

function compareFacet(theirs: Facet, ours: Facet, most: number, differences: Differences): void {
  const name = theirs.field_name;
  const text = (facet: Facet): string =>
    JSON.stringify(facet.counts.map(({ value, count, highlighted }) => [value, count, highlighted]));
  const isCut = theirs.counts.length === most && ours.counts.length === most;
  if (text(theirs) !== text(ours)) {
    const last = theirs.counts.at(-1)?.count ?? 0;
    const above = (facet: Facet): string =>
      text({ ...facet, counts: facet.counts.filter((entry) => entry.count > last) });
    const shape = (facet: Facet): string => facet.counts.map((entry) => entry.count).join();
    const onlyTies = isCut && above(theirs) === above(ours) && shape(theirs) === shape(ours);
    if (onlyTies) differences.tied.add(name);
    else differences.real.push(`${name}: other values`);
  }
  for (const key of new Set([...Object.keys(theirs.stats), ...Object.keys(ours.stats)])) {
    const a = theirs.stats[key] ?? NaN;
    const b = ours.stats[key] ?? NaN;
    if (Math.abs(a - b) <= 1e-9 * Math.abs(a)) continue;
    const onlyTies = isCut && (key === "sum" || key === "avg");
    if (onlyTies) differences.tied.add(name);
    else differences.real.push(`${name} ${key}: recorded ${a}, ours ${b}`);
  }
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
