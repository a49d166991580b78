import { openEngine, call } from "./open-engine.ts";
import type { SearchEngine } from "../../src/index.ts";

/** A car of the small lot that most tests search. */
export interface Car {
  id: string;
  title: string;
  make: string;
  model: string;
  badge?: string;
  year: number;
  price?: number;
  km: number;
  certified: boolean;
  features: string[];
  place?: [number, number];
  listedAt: number;
}

/** The lot's schema. */
export const lotSchema = {
  name: "cars",
  default_sorting_field: "listedAt",
  fields: [
    { name: "title", type: "string", sort: true },
    { name: "make", type: "string", facet: true },
    { name: "model", type: "string", facet: true },
    { name: "badge", type: "string", facet: true, optional: true },
    { name: "year", type: "int32", facet: true },
    { name: "price", type: "float", facet: true, optional: true },
    { name: "km", type: "int32", facet: true },
    { name: "certified", type: "bool", facet: true },
    { name: "features", type: "string[]", facet: true },
    { name: "place", type: "geopoint", optional: true },
    { name: "listedAt", type: "int64" },
  ],
};

const rows: readonly (readonly [
  string,
  string,
  string,
  number,
  number | undefined,
  number,
  boolean,
  string,
  number,
  number,
])[] = [
  ["Toyota", "Corolla", "Ascent Sport", 2019, 21990, 45000, true, "Towbar,Sunroof", -33.87, 151.21],
  ["Toyota", "Corolla", "ZR", 2022, 33990, 12000, true, "Sunroof", -37.81, 144.96],
  ["Toyota", "Hilux", "SR5 (4X4)", 2018, 45990, 98000, false, "Bull Bar,Towbar", -27.47, 153.03],
  ["Toyota", "Landcruiser", "GXL (4X4)", 2016, 68990, 151000, false, "Bull Bar,Roof Racks", -31.95, 115.86],
  ["Mazda", "CX-5", "Maxx Sport", 2020, 31500, 41000, true, "Leather Seats", -33.81, 151.0],
  ["Mazda", "CX-5", "GT (awd)", 2021, 39990, 23000, true, "Leather Seats,Sunroof", -34.93, 138.6],
  ["Mazda", "3", "G20 Pure", 2019, 22990, 61000, false, "", -42.88, 147.33],
  ["Hyundai", "I30", "Active", 2017, 15990, 88000, false, "Apple CarPlay", -33.87, 151.21],
  ["Hyundai", "Santa Fe", "Highlander Crdi", 2021, 54990, 30000, true, "Leather Seats,Towbar", -35.28, 149.13],
  ["Ford", "Ranger", "Wildtrak 3.2 (4X4)", 2018, 49990, 87000, false, "Bull Bar,Towbar,Roof Racks", -12.46, 130.84],
  ["Ford", "Falcon", "XR6", 2012, 12990, 189000, false, "", -37.81, 144.96],
  ["Holden", "Corona", "Heritage", 1984, undefined, 210000, false, "", -36.76, 144.28],
];

/** The cars of the lot, oldest listing first; ids "1" to "12". */
export const lot: readonly Car[] = rows.map(
  ([make, model, badge, year, price, km, certified, features, latitude, longitude], at) => ({
    id: String(at + 1),
    title: `${year} ${make} ${model} ${badge}`,
    make,
    model,
    badge,
    year,
    km,
    certified,
    ...(price === undefined ? {} : { price }),
    features: features === "" ? [] : features.split(","),
    place: [latitude, longitude],
    listedAt: 1000 + at,
  }),
);

/** What a search answers, as far as tests read it. */
export interface SearchAnswer {
  found: number;
  hits: {
    document: Car;
    highlight: Record<string, { snippet: string; value?: string; matched_tokens: string[] }>;
    geo_distance_meters?: Record<string, number>;
    curated?: boolean;
    text_match?: number;
  }[];
  grouped_hits: { group_key: unknown[]; found: number; hits: { document: Car }[] }[];
  facet_counts: {
    field_name: string;
    counts: { value: string; count: number; highlighted: string }[];
    stats: Record<string, number>;
  }[];
  code?: number;
  error?: string;
  found_docs?: number;
  page: number;
}

/** An engine with the lot in it. */
export async function openLot(): Promise<SearchEngine> {
  const engine = openEngine();
  await call(engine, "POST", "/collections", lotSchema);
  await call(engine, "POST", "/collections/cars/documents/import", lot.map((car) => JSON.stringify(car)).join("\n"));
  return engine;
}

/** One search of the lot through multi_search, as the adapter sends it. */
export async function searchLot(
  engine: SearchEngine,
  search: Record<string, unknown>,
  key?: string,
): Promise<SearchAnswer> {
  const { body } = await call<{ results: SearchAnswer[] }>(
    engine,
    "POST",
    "/multi_search",
    { searches: [{ collection: "cars", q: "*", query_by: "title,make,model,badge", ...search }] },
    key,
  );
  return body.results?.[0] as SearchAnswer;
}

/** The ids of the hits, in order. */
export function idsOf(answer: SearchAnswer): string[] {
  return answer.hits.map((hit) => hit.document.id);
}
