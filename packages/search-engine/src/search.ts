import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { countFacets } from "./count-facets.ts";
import { curate } from "./curation.ts";
import type { Curation } from "./curation.ts";
import { Deadline } from "./deadline.ts";
import { parseFacetQuery, parseFacets } from "./facet-spec.ts";
import type { FacetSpec } from "./facet-spec.ts";
import { fillTextKeys } from "./fill-text-keys.ts";
import { foundHits, groupedHits } from "./found-hits.ts";
import { bothFilters } from "./filter-ast.ts";
import { evaluateFilter } from "./filter-eval.ts";
import { parseFilter } from "./filter-parser.ts";
import { groupRows, parseGrouping } from "./grouping.ts";
import { hitRenderer } from "./hits.ts";
import { limits } from "./limits.ts";
import { parsePage } from "./paging.ts";
import type { Page } from "./paging.ts";
import { allowedPins, withoutCurated } from "./pins.ts";
import { parseQuery } from "./query-parser.ts";
import { rowComparator } from "./row-order.ts";
import type { SortKey } from "./row-order.ts";
import type { JsonObject } from "./json-object.ts";
import { parseSearchedFields } from "./search-fields.ts";
import type { SearchParams } from "./search-params.ts";
import { parseSort } from "./sorting.ts";
import { stopwordSet } from "./stopwords.ts";
import { synonymVariants } from "./synonyms.ts";
import { restrictRows, runTextQuery } from "./text-query.ts";
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
  const deadline = new Deadline(Math.min(limits.searchMs, params.count("search_cutoff_ms", limits.searchMs)));
  const scope = parseFilter(scopeFilter);
  const asked = readSearch(catalog, collection, params, deadline);
  const { page, curation, fields, facets, facetQuery, grouping, rawQuery, query, keys } = asked;

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
    ...(grouped ? groupedHits(grouped, page, compare, render) : foundHits(rows, pins, page, keys, render)),
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

/** A search as its parameters ask for it, checked. */
interface AskedSearch {
  page: Page;
  curation: Curation;
  fields: ReturnType<typeof parseSearchedFields>;
  facets: readonly FacetSpec[];
  facetQuery: ReturnType<typeof parseFacetQuery>;
  grouping: ReturnType<typeof parseGrouping>;
  /** As it was typed. */
  rawQuery: string;
  query: ReturnType<typeof parseQuery>;
  keys: SortKey[];
}

/** @throws ApiError for parameters that cannot be used */
function readSearch(catalog: Catalog, collection: Collection, params: SearchParams, deadline: Deadline): AskedSearch {
  const { index } = collection;
  refuseUnsupportedSearch(params);
  const page = parsePage(params);
  const curation = curate(catalog, collection, params);
  const fields = parseSearchedFields(index, params);
  const facets = parseFacets(index, params);
  const facetQuery = parseFacetQuery(params, facets);
  const grouping = parseGrouping(index, params);
  const rawQuery = params.query();
  const query = parseQuery(curation.query ?? rawQuery, index.tokenizer, stopwordSet(catalog, params));
  if (!query.wildcard && fields.length === 0) throw new ApiError(400, "No search fields specified for the query.");
  const keys = parseSort(index, params, !query.wildcard, deadline);
  return { page, curation, fields, facets, facetQuery, grouping, rawQuery, query, keys };
}
