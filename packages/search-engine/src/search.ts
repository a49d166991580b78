import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { curate } from "./curation.ts";
import { Deadline } from "./deadline.ts";
import { countFacet } from "./facets.ts";
import type { FacetContext, FacetCounts } from "./facets.ts";
import { parseFacetQuery, parseFacets } from "./facet-spec.ts";
import type { FacetSpec } from "./facet-spec.ts";
import { bothFilters } from "./filter-ast.ts";
import { evaluateFilter } from "./filter-eval.ts";
import { parseFilter } from "./filter-parser.ts";
import { groupRows, parseGrouping } from "./grouping.ts";
import type { GroupedRows } from "./grouping.ts";
import { hitRenderer } from "./hits.ts";
import { limits } from "./limits.ts";
import { rowsBetween } from "./rows-between.ts";
import { parsePage } from "./paging.ts";
import type { Page } from "./paging.ts";
import { allowedPins, placePins, withoutCurated } from "./pins.ts";
import type { Pin } from "./pins.ts";
import { parseQuery } from "./query-parser.ts";
import { rowComparator } from "./row-order.ts";
import type { SortKey } from "./row-order.ts";
import type { JsonObject } from "./json-object.ts";
import { parseSearchedFields } from "./search-fields.ts";
import type { SearchParams } from "./search-params.ts";
import { parseSort } from "./sorting.ts";
import { stopwordSet } from "./stopwords.ts";
import { synonymVariants } from "./synonyms.ts";
import type { TextMatches } from "./text-matches.ts";
import { candidatesAsked, restrictRows, runTextQuery } from "./text-query.ts";
import { refuseUnsupportedSearch } from "./unsupported.ts";
import { countsOfEverything, countsOfFound, countsOfRows } from "./value-counts.ts";

/** Answers one search. `scopeFilter` is the filter of a scoped key: it holds for every hit, pinned ones too. */
export function search(
  catalog: Catalog,
  collection: Collection,
  params: SearchParams,
  scopeFilter: string,
): JsonObject {
  const began = performance.now();
  const { index } = collection;
  refuseUnsupportedSearch(params);
  const deadline = new Deadline(Math.min(limits.searchMs, params.count("search_cutoff_ms", limits.searchMs)));
  const page = parsePage(params);
  const scope = parseFilter(scopeFilter);
  const curation = curate(catalog, collection, params);
  const fields = parseSearchedFields(index, params);
  const facets = parseFacets(index, params);
  const facetQuery = parseFacetQuery(params, facets);
  const grouping = parseGrouping(index, params);
  const rawQuery = params.query();
  const query = parseQuery(curation.query ?? rawQuery, index.tokenizer, stopwordSet(catalog, params));
  if (!query.wildcard && fields.length === 0) throw new ApiError(400, "No search fields specified for the query.");
  const keys = parseSort(index, params, !query.wildcard, deadline);

  const filter = bothFilters(bothFilters(parseFilter(params.text("filter_by")), curation.filter), scope);
  const filtered = filter && evaluateFilter(index, filter, deadline);
  const variants = query.wildcard ? [] : synonymVariants(catalog, collection, query.words, params);
  const matches = query.wildcard
    ? undefined
    : runTextQuery({ index, query, fields, params, wanted: filtered, synonyms: variants, deadline });
  deadline.check();
  const found = matches ? matches.rows : restrictRows(index, query, fields, filtered);
  const unpinned = found ? found.list("rows") : index.liveRows();
  const pins = allowedPins(
    collection,
    curation,
    scope,
    params.flag("filter_curated_hits", curation.filterPins) ? filtered : undefined,
    deadline,
  );
  const rows = withoutCurated(unpinned, curation, pins, collection);
  if (page.perPage > 0 || grouping) fillTextKeys(keys, matches, rows, deadline);

  const compare = rowComparator(keys);
  const grouped = grouping && groupRows(rows, grouping, compare, deadline);
  if (grouped)
    for (const key of keys)
      if (key.kind === "groupFound") key.value = (row) => grouped.groups[grouped.groupOf.get(row) ?? 0]?.found ?? 0;
  const counted = pins.length === 0 ? (grouped?.rows ?? rows) : [...Array.from(rows), ...pins.map((pin) => pin.row)];
  const isEverything = !found && pins.length === 0 && counted.length === index.liveCount;
  const isFound = found !== undefined && counted === unpinned && facets.length > 0;
  const counts =
    isEverything && !grouped
      ? countsOfEverything
      : isFound
        ? countsOfFound(index, found, counted, scope, deadline)
        : countsOfRows(counted);
  const facetCounts = countFacets(facets, params, facetQuery, {
    index,
    rows: counted,
    counts,
    isEverything: isEverything && !grouped,
    groupOf: grouped?.groupOf,
    deadline,
  });

  const render = hitRenderer({
    collection,
    params,
    fields,
    matches,
    keys,
    rawQuery,
    curatedIds: new Set(pins.map((pin) => pin.row)),
  });
  return {
    facet_counts: facetCounts,
    ...(grouped ? groupedHits(grouped, page, compare, render) : hits(rows, pins, page, keys, render)),
    out_of: index.liveCount,
    page: page.number,
    request_params: {
      collection_name: collection.schema.name,
      first_q: rawQuery,
      per_page: page.perPage,
      q: curation.query ?? rawQuery,
    },
    search_cutoff: matches?.isCutOff ?? false,
    search_time_ms: Math.round(performance.now() - began),
    ...(curation.metadata ? { metadata: curation.metadata } : {}),
  };
}

function countFacets(
  facets: readonly FacetSpec[],
  params: SearchParams,
  query: ReturnType<typeof parseFacetQuery>,
  counted: Omit<FacetContext, "maxValues" | "query" | "strategy" | "marks">,
): FacetCounts[] {
  if (facets.length === 0) return [];
  const context: FacetContext = {
    ...counted,
    maxValues: Math.min(limits.facetValues, params.count("max_facet_values", 10)),
    query: query && {
      ...query,
      typos: Math.min(2, params.count("facet_query_num_typos", 2)),
      maxCandidates: candidatesAsked(counted.index, params),
    },
    strategy: params.text("facet_strategy", "automatic"),
    marks: { start: params.text("highlight_start_tag", "<mark>"), end: params.text("highlight_end_tag", "</mark>") },
  };
  return facets.map((facet) => {
    counted.deadline.check();
    return countFacet(facet, context);
  });
}

function hits(
  rows: ArrayLike<number>,
  pins: readonly Pin[],
  { offset, perPage }: Page,
  keys: readonly SortKey[],
  render: (row: number) => JsonObject,
): JsonObject {
  const size = offset + perPage;
  const ordered =
    pins.length === 0
      ? rowsBetween(rows, offset, size, keys)
      : placePins(rowsBetween(rows, 0, size, keys), pins).slice(offset, size);
  return { found: rows.length + pins.length, hits: ordered.map(render) };
}

function groupedHits(
  { groups, rows }: GroupedRows,
  { offset, perPage }: Page,
  compare: (one: number, other: number) => number,
  render: (row: number) => JsonObject,
): JsonObject {
  const ordered = [...groups].sort((a, b) => compare(a.rows[0] ?? 0, b.rows[0] ?? 0)).slice(offset, offset + perPage);
  return {
    found: groups.length,
    found_docs: rows.length,
    grouped_hits: ordered.map((group) => ({
      found: group.found,
      group_key: group.key,
      hits: group.rows.map(render),
    })),
  };
}

/** Gives text sort keys their scores, put into buckets where asked. Where others come first, few rows are scored. */
function fillTextKeys(
  keys: readonly SortKey[],
  matches: TextMatches | undefined,
  rows: ArrayLike<number>,
  deadline: Deadline,
): void {
  if (!matches) return;
  keys.forEach((key, place) => {
    if (key.kind !== "text") return;
    if (place > 0 && key.buckets < 1) {
      key.value = (row) => matches.best(row)?.score ?? 0;
      return;
    }
    const scores = matches.scores(deadline);
    if (key.buckets < 1) {
      key.value = (row) => scores[row] ?? 0;
      key.direct = { codes: undefined, numbers: scores, missing: 0 };
      return;
    }
    const order = Array.from(rows).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
    const size = Math.max(1, Math.ceil(order.length / key.buckets));
    const bucket = new Map(order.map((row, at) => [row, -Math.floor(at / size)]));
    key.value = (row) => bucket.get(row) ?? 0;
  });
}
