import { bodyKey, bodyKeys } from "../body/body-key.ts";
import type { BodyKey } from "../body/body-key.ts";
import { bodyKeyLabel, bodySegment } from "../body/body-segment.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { searchPath, usedCarPath } from "../pages/search.ts";
import { carTypesOfSearchPath, conditionSegment } from "./search-condition.ts";
import { conditionSearchPath } from "./search-paths.ts";
import type { ResolvedSearchPath, SearchPlace } from "./search-place.ts";
import { searchSuggestions } from "./search-suggestions.ts";
import type { CountedWord, SearchWords } from "./search-words.ts";
import { decoded } from "../text/decoded.ts";

type Place = Pick<SearchPlace, "kind" | "filters" | "subject"> & { segments: readonly string[] };

/**
 * Resolves a search path (S1 §2; decisions.md rows 26 and 79): a word is first a condition, then a dealership, then a
 * make, then a body; a second one is a model of the make. Another spelling (upper case, a closing slash, another name
 * of the body) moves to the one that stays, in one step; a word that nobody knows is unknown, with what comes closest.
 *
 * @param pathname path of the address, as asked
 * @param defaultPath where `/search` alone leads
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * resolveSearchPath("/search/mazda/cx-5", words) // { outcome: "found", kind: "model", filters: { make: ["Mazda"], model: ["CX-5"] }, … }
 * resolveSearchPath("/search/Mazda/", words) // { outcome: "moved", to: "/search/mazda" }
 * resolveSearchPath("/search/madza", words) // { outcome: "unknown", word: "madza", suggestions: [{ label: "Mazda", to: "/search/mazda", count: 12 }] }
 */
export function resolveSearchPath(
  pathname: string,
  words: SearchWords,
  { defaultPath = conditionSearchPath(), vehicles = "cars" } = {},
): ResolvedSearchPath {
  const [base = "", ...raw] = pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const isUsedCar = `/${pathSegment(base)}` === usedCarPath;
  const segments = raw.map(pathSegment);
  if (segments.length === 0) return { outcome: "moved", to: isUsedCar ? conditionSearchPath(["used"]) : defaultPath };
  const place = segments.length > 2 ? undefined : placeOf(segments, words);
  if (!place)
    return {
      outcome: "unknown",
      word: raw.join(" ").trim(),
      suggestions: searchSuggestions(segments, words, vehicles),
    };
  const canonicalPath = `${searchPath}/${place.segments.join("/")}`;
  const stays =
    isUsedCar && (place.kind === "make" || place.kind === "model")
      ? `${usedCarPath}/${place.segments.join("/")}`
      : canonicalPath;
  if (pathname !== stays) return { outcome: "moved", to: stays };
  const { kind, filters, subject } = place;
  return { outcome: "found", kind, path: stays, canonicalPath, filters, subject };
}

function placeOf([first = "", second]: readonly string[], words: SearchWords): Place | undefined {
  if (first === "" || second === "") return undefined;
  if (second !== undefined) return modelPlace(first, second, words);
  return conditionPlace(first) ?? dealershipPlace(first, words) ?? makePlace(first, words) ?? bodyPlace(first, words);
}

function conditionPlace(segment: string): Place | undefined {
  const carTypes = carTypesOfSearchPath(segment);
  if (!carTypes) return undefined;
  return {
    kind: "condition",
    segments: [conditionSegment(carTypes)],
    filters: carTypes.length === 0 ? {} : { car_type: carTypes.toSorted() },
    subject: { carTypes },
  };
}

function dealershipPlace(segment: string, { dealerships }: SearchWords): Place | undefined {
  const [dealership, ...others] = dealerships.filter(({ slug }) => pathSegment(slug) === segment);
  if (!dealership) return undefined;
  return {
    kind: "dealership",
    segments: [segment],
    filters: { dealership_slug: [dealership, ...others].map(({ slug }) => slug).toSorted() },
    subject: { dealership: dealership.name },
  };
}

function makePlace(segment: string, words: SearchWords): Place | undefined {
  const { names, name } = spellings(
    segment,
    words.makes,
    words.known.map((known) => known.name),
  );
  return name === undefined
    ? undefined
    : { kind: "make", segments: [pathSegment(name)], filters: { make: names }, subject: { make: name } };
}

function modelPlace(segment: string, modelSegment: string, words: SearchWords): Place | undefined {
  const make = makePlace(segment, words);
  if (!make) return undefined;
  const [makeSegment = ""] = make.segments;
  const stocked = words.makes.filter(({ name }) => pathSegment(name) === makeSegment).flatMap(({ models }) => models);
  const known = words.known.filter(({ name }) => pathSegment(name) === makeSegment).flatMap(({ models }) => models);
  const { names, name } = spellings(modelSegment, stocked, known);
  if (name === undefined) return undefined;
  return {
    kind: "model",
    segments: [makeSegment, pathSegment(name)],
    filters: { ...make.filters, model: names },
    subject: { ...make.subject, model: name },
  };
}

/** Body-type keys that are no body: cars are of such a category, whatever their body. */
const categoryOfKey: Readonly<Partial<Record<BodyKey, string>>> = { ev: "Electric", "4x4": "4x4" };
/** Keys for the same body: where the stock writes it the other way, the path moves there. */
const sameBody: Readonly<Partial<Record<BodyKey, BodyKey>>> = {
  hatch: "hatchback",
  hatchback: "hatch",
  wagon: "stationWagon",
  stationWagon: "wagon",
  softtop: "convertible",
};

function bodyPlace(segment: string, { bodies }: SearchWords): Place | undefined {
  const asked = bodyKey(segment);
  const bodiesOf = (key: string) => bodies.filter(({ name }) => bodySegment(name) === key);
  const other = asked && bodiesOf(bodySegment(asked)).length === 0 ? sameBody[asked] : undefined;
  const key = other && bodiesOf(bodySegment(other)).length > 0 ? other : asked;
  const stays = key === undefined ? segment : bodySegment(key);
  const found = bodiesOf(stays);
  const category = key && found.length === 0 ? categoryOfKey[key] : undefined;
  if (key && category !== undefined)
    return {
      kind: "body",
      segments: [stays],
      filters: { categories: [category] },
      subject: { body: bodyKeyLabel(key) },
    };
  const name = mostCounted(found) ?? (key !== undefined && bodyKeys.includes(key) ? bodyKeyLabel(key) : undefined);
  if (name === undefined) return undefined;
  return {
    kind: "body",
    segments: [stays],
    filters: { simple_body: found.length === 0 ? [name] : found.map((body) => body.name).toSorted() },
    subject: { body: name },
  };
}

/**
 * All the ways in which a word of a path is spelt in the stock, and the one that most cars have; else how it is known.
 * A known word that the stock spells with other hyphens ("cx5") is that of the stock, which finds the same cars.
 */
function spellings(
  segment: string,
  stocked: readonly CountedWord[],
  known: readonly string[],
): { names: string[]; name: string | undefined } {
  const found = stocked.filter(({ name }) => pathSegment(name) === segment);
  if (found.length > 0)
    return { names: [...new Set(found.map(({ name }) => name))].toSorted(), name: mostCounted(found) };
  const name = known.find((other) => pathSegment(other) === segment);
  const near = stocked.filter((word) => pathSegment(word.name).replaceAll("-", "") === segment.replaceAll("-", ""));
  const own = name === undefined ? undefined : (mostCounted(near) ?? name);
  return { names: own === undefined ? [] : [own], name: own };
}

const mostCounted = (words: readonly CountedWord[]): string | undefined =>
  words.toSorted((one, other) => other.count - one.count)[0]?.name;
