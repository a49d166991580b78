import type { SearchResponse } from "@forecourt/api";
import {
  formatNumber,
  listFacetNames,
  rangeFacetNames,
  setKeywords,
  setNearby,
  setRange,
  toggleFilter,
} from "@forecourt/core";
import type { ListFacetName, RangeFacetName, SearchQuery, SearchRange } from "@forecourt/core";
import { facetLabels, facetValueLabel } from "./facet-labels.ts";

/** One filter in force, with the search that is left when it is removed. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: SearchQuery;
}

/**
 * The search that was answered: without the keywords that no car has, and without a place that nobody knows. What is
 * chosen next leads on from it, so that its counts hold.
 *
 * @param answer the words left out, as the answer names them, and what is wrong with the place
 * @example
 * answeredSearch({ ...emptySearchQuery, query: "family towbar" }, { unmatched: ["family"] }).query // "towbar"
 */
export function answeredSearch(
  search: SearchQuery,
  { unmatched, placeProblem }: Pick<SearchResponse, "unmatched" | "placeProblem">,
): SearchQuery {
  const found =
    unmatched === undefined
      ? search
      : {
          ...search,
          query: search.query
            .split(" ")
            .filter((word) => !unmatched.includes(word))
            .join(" "),
        };
  return placeProblem === "unknown" ? { ...setNearby(found, undefined), page: search.page } : found;
}

/**
 * The filters in force, in the order of the address.
 *
 * @example
 * activeFilters({ ...emptySearchQuery, ranges: { price: { max: 30000 } } }, "en-AU")[0].label // "Up to $30,000"
 */
export function activeFilters(search: SearchQuery, locale: string): ActiveFilter[] {
  const filters = keywordFilters(search);
  for (const name of listFacetNames) {
    const values = search.filters[name] ?? [];
    if (values.length > maxChips || (name === "seats" && values.length > 2))
      filters.push(manyValues(search, name, values));
    else
      for (const value of values)
        filters.push({
          key: `${name}:${value}`,
          label: facetValueLabel(name, value, locale),
          without: toggleFilter(search, name, value),
        });
  }
  for (const name of rangeFacetNames) {
    const range = search.ranges[name];
    if (range)
      filters.push({ key: name, label: rangeLabel(name, range, locale), without: setRange(search, name, undefined) });
  }
  return [...filters, ...termFilters(search, locale)];
}

/** Values of one facet that have a chip each. */
const maxChips = 4;

/**
 * One chip for many values: "Red (11)" where they share a word, such as all the reds, otherwise "Colour: 11 chosen".
 */
function manyValues(search: SearchQuery, name: ListFacetName, values: readonly string[]): ActiveFilter {
  const [first = "", ...others] = values;
  const common = first
    .split(" ")
    .filter((word) => others.every((other) => other.split(" ").includes(word)))
    .join(" ");
  const label =
    name === "seats"
      ? `${values.slice(0, -1).join(", ")} or ${values.at(-1) ?? ""} seats`
      : common === ""
        ? `${facetLabels[name]}: ${values.length} chosen`
        : `${common} (${values.length})`;
  return { key: name, label, without: values.reduce((rest, value) => toggleFilter(rest, name, value), search) };
}

/** Keywords, and each word behind a hyphen, which no car found has. */
function keywordFilters(search: SearchQuery): ActiveFilter[] {
  const words = search.query === "" ? [] : search.query.split(" ");
  const wanted = words.filter((word) => !isLeftOut(word)).join(" ");
  const without = (gone: (word: string) => boolean) =>
    setKeywords(search, words.filter((word) => !gone(word)).join(" "));
  const chip = {
    key: "query",
    label: `Keyword: ‘${wanted}’`,
    without: without((word) => !isLeftOut(word)),
  };
  return [
    ...(wanted === "" ? [] : [chip]),
    ...words.filter(isLeftOut).map((out) => ({
      key: `query:${out}`,
      label: `Not ‘${out.slice(1)}’`,
      without: without((word) => word === out),
    })),
  ];
}

const isLeftOut = (word: string): boolean => /^-\p{L}/u.test(word);

/**
 * Place and budget: "Near Geelong (50 km)", "Budget $150 a week". Deposit, trade-in and term belong to the budget: by
 * themselves they leave out no car.
 */
function termFilters(search: SearchQuery, locale: string): ActiveFilter[] {
  const { nearby, budget } = search;
  const { budget: _, ...unlimited } = search;
  const filters: (ActiveFilter | undefined)[] = [
    nearby && {
      key: "near",
      label:
        nearby.within === undefined
          ? `Near ${nearby.near}`
          : `Near ${nearby.near} (${formatNumber(nearby.within, locale)} km)`,
      without: setNearby(search, undefined),
    },
    budget?.weeklyDollars === undefined
      ? undefined
      : {
          key: "weekly",
          label: `Budget $${formatNumber(budget.weeklyDollars, locale, 3)} a week`,
          without: { ...unlimited, page: 1 },
        },
  ];
  return filters.filter((filter) => filter !== undefined);
}

/**
 * A range in words: "$10,000 to $30,000", "Up to 60,000 km", "2019 or newer".
 */
export function rangeLabel(name: RangeFacetName, range: SearchRange, locale: string): string {
  const show = (value: number) => rangeValue(name, value, locale);
  const { min, max } = range;
  if (min !== undefined && max !== undefined && name === "created_at_timestamp")
    return show(min) === show(max) ? `Listed ${show(min)}` : `Listed ${show(min)} to ${show(max)}`;
  if (min !== undefined && max !== undefined) return min === max ? show(min) : `${show(min)} to ${show(max)}`;
  if (name === "created_at_timestamp")
    return min === undefined ? `Listed up to ${show(max ?? 0)}` : `Listed since ${show(min)}`;
  if (name === "year") return min === undefined ? `${show(max ?? 0)} or older` : `${show(min)} or newer`;
  if (name === "towing") return min === undefined ? `Tows up to ${show(max ?? 0)}` : `Tows ${show(min)} or more`;
  if (name === "sleeps") return min === undefined ? `Sleeps up to ${max ?? 0}` : `Sleeps ${min} or more`;
  const what = measured[name] ?? "";
  return min === undefined ? `${what}Up to ${show(max ?? 0)}` : `${what}From ${show(min)}`;
}

/** One end of a range with its unit. */
export function rangeValue(name: RangeFacetName, value: number, locale: string): string {
  if (name === "year") return String(value);
  if (name === "created_at_timestamp")
    return new Date(value * 1000).toLocaleDateString(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
  const digits = formatNumber(value, locale, 3);
  const { before = "", after = "" } = rangeUnits[name];
  return `${before}${digits}${after}`;
}

/**
 * The unit of a range behind a label, where it has one.
 *
 * @example
 * rangeUnit("km") // " (km)"
 */
export function rangeUnit(name: RangeFacetName): string {
  if (name === "year" || name === "created_at_timestamp") return "";
  const { before = "", after = "" } = rangeUnits[name];
  return ` (${before}${after.trim()})`;
}

/** The quantity, where the unit alone does not say it. */
const measured: Readonly<Partial<Record<RangeFacetName, string>>> = {
  body_length: "Body length: ",
  aggregate_trailer_mass: "ATM: ",
};

const rangeUnits: Readonly<
  Record<Exclude<RangeFacetName, "year" | "created_at_timestamp">, { before?: string; after?: string }>
> = {
  price: { before: "$" },
  weekly_price_range: { before: "$", after: " a week" },
  subscription_price: { before: "$", after: " a week" },
  km: { after: " km" },
  towing: { after: " kg" },
  sleeps: { after: " berths" },
  body_length: { after: " mm" },
  aggregate_trailer_mass: { after: " kg" },
};
