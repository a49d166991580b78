/** A car of the differential test. */
export interface RandomCar {
  id: string;
  make: string;
  badge?: string;
  year: number;
  price?: number;
  certified: boolean;
  features: string[];
  listedAt: number;
}

/** A condition as the engine gets it and as plain code. */
interface Condition {
  text: string;
  holds(car: RandomCar): boolean;
}

/** A search as the engine gets it, and what it means. */
export interface RandomSearch {
  parameters: Record<string, unknown>;
  condition: Condition;
  order: { field: "price" | "year" | "listedAt" | "make"; descending: boolean }[];
  page: number;
  perPage: number;
}

/** The next random whole number below a bound. */
export type RandomNumber = (below: number) => number;

/** A stream that is the same for the same seed (mulberry32). */
export function randomStream(seed: number): RandomNumber {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const makes = ["Toyota", "Mazda", "Land Rover", "Mercedes-Benz", "Kia", "Škoda"];
const badges = ["GT", "GT-Line", "SR5 (4X4)", "Ascent Sport", "Sport"];
const features = ["Towbar", "Bull Bar", "Sunroof", "Heated Seats"];
const pick = <Item>(random: RandomNumber, list: readonly Item[]): Item => list[random(list.length)] as Item;

/** A random car; a third of them lack a price or a badge. */
export function randomCar(random: RandomNumber, id: string): RandomCar {
  return {
    id,
    make: pick(random, makes),
    year: 2015 + random(8),
    certified: random(2) === 0,
    features: features.filter(() => random(3) === 0),
    listedAt: random(40),
    ...(random(3) === 0 ? {} : { price: 10_000 + random(20) * 500 }),
    ...(random(3) === 0 ? {} : { badge: pick(random, badges) }),
  };
}

/** A random search: nested conditions, an order, a page, and facets. */
export function randomSearch(random: RandomNumber): RandomSearch {
  const condition = random(8) === 0 ? { text: "", holds: () => true } : randomCondition(random, 3);
  const order = Array.from({ length: random(3) }, () => ({
    field: pick(random, ["price", "year", "listedAt"] as const),
    descending: random(2) === 0,
  }));
  const page = 1 + random(3);
  const perPage = random(30);
  return {
    condition,
    order,
    page,
    perPage,
    parameters: {
      collection: "cars",
      q: "*",
      filter_by: condition.text,
      page,
      per_page: perPage,
      facet_by: "make,features,certified,year,price",
      max_facet_values: 1000,
      ...(order.length > 0
        ? { sort_by: order.map((key) => `${key.field}:${key.descending ? "desc" : "asc"}`).join(",") }
        : {}),
    },
  };
}

function randomCondition(random: RandomNumber, depth: number): Condition {
  if (depth === 0 || random(3) === 0) return randomClause(random);
  const parts = Array.from({ length: 2 + random(2) }, () => randomCondition(random, depth - 1));
  const both = random(2) === 0;
  const space = pick(random, ["", " "]);
  return {
    text: `(${parts.map((part) => part.text).join(`${space}${both ? "&&" : "||"}${space}`)})`,
    holds: (car) => (both ? parts.every((part) => part.holds(car)) : parts.some((part) => part.holds(car))),
  };
}

function randomClause(random: RandomNumber): Condition {
  const kinds = [makeClause, badgeClause, featureClause, numberClause, rangeClause, certifiedClause, wordClause];
  return pick(random, kinds)(random);
}

function chosen(random: RandomNumber, list: readonly string[]): { text: string; values: string[] } {
  const values = Array.from({ length: 1 + random(3) }, () => pick(random, list));
  const quoted = values.map((value) =>
    random(2) === 0 || /[(),]/u.test(value) ? `\`${value}\`` : value.toLowerCase(),
  );
  return {
    values,
    text: quoted.length === 1 && random(2) === 0 ? (quoted[0] ?? "") : `[${quoted.join(pick(random, [",", ", "]))}]`,
  };
}

function makeClause(random: RandomNumber): Condition {
  const { text, values } = chosen(random, makes);
  const not = random(3) === 0;
  return { text: `make:${not ? "!=" : "="}${text}`, holds: (car) => values.includes(car.make) !== not };
}

function badgeClause(random: RandomNumber): Condition {
  const { text, values } = chosen(random, badges);
  const not = random(3) === 0;
  return {
    text: `badge: ${not ? "!=" : "="} ${text}`,
    holds: (car) => (car.badge !== undefined && values.includes(car.badge)) !== not,
  };
}

function featureClause(random: RandomNumber): Condition {
  const { text, values } = chosen(random, features);
  const not = random(3) === 0;
  return {
    text: `features:${not ? "!=" : "="}${text}`,
    holds: (car) => car.features.some((feature) => values.includes(feature)) !== not,
  };
}

function numberClause(random: RandomNumber): Condition {
  const field = pick(random, ["year", "price"] as const);
  const value = field === "year" ? 2014 + random(10) : 9500 + random(24) * 500;
  const sign = pick(random, ["=", "!=", "<", "<=", ">", ">="]);
  const compare: Record<string, (own: number) => boolean> = {
    "=": (own) => own === value,
    "<": (own) => own < value,
    "<=": (own) => own <= value,
    ">": (own) => own > value,
    ">=": (own) => own >= value,
  };
  return {
    text: `${field}:${sign}${value}`,
    holds: (car) =>
      sign === "!=" ? car[field] !== value : car[field] !== undefined && compare[sign]?.(car[field]) === true,
  };
}

function rangeClause(random: RandomNumber): Condition {
  const field = pick(random, ["year", "price"] as const);
  const spans = Array.from({ length: 1 + random(2) }, () => {
    const from = field === "year" ? 2014 + random(9) : 9500 + random(24) * 500;
    return [from, from + random(field === "year" ? 4 : 4000)] as const;
  });
  return {
    text: `${field}:${pick(random, ["", "="])}[${spans.map(([from, to]) => `${from}..${to}`).join(", ")}]`,
    holds: (car) => spans.some(([from, to]) => car[field] !== undefined && car[field] >= from && car[field] <= to),
  };
}

function certifiedClause(random: RandomNumber): Condition {
  const value = random(2) === 0;
  const not = random(2) === 0;
  return { text: `certified:${not ? "!=" : "="}${String(value)}`, holds: (car) => (car.certified === value) !== not };
}

/** `badge:sport` holds for every badge that has the word. */
function wordClause(random: RandomNumber): Condition {
  const word = pick(random, ["sport", "4x4", "gt", "gtline", "none"]);
  return {
    text: `badge:${word}`,
    holds: (car) =>
      car.badge !== undefined &&
      car.badge
        .toLowerCase()
        .split(" ")
        .map((own) => own.replace(/[^a-z0-9]/gu, ""))
        .includes(word),
  };
}

/** What the search should answer, by walking over every car. */
export function bruteForce(
  cars: readonly RandomCar[],
  search: RandomSearch,
): { found: number; ids: string[]; counts: Record<string, number>[] } {
  const matching = cars.filter((car) => search.condition.holds(car));
  const keys = search.order.length > 0 ? search.order : [{ field: "listedAt" as const, descending: true }];
  const arrival = new Map(cars.map((car, at) => [car.id, at]));
  const sorted = [...matching].sort((a, b) => {
    for (const { field, descending } of keys) {
      const [left, right] = [a[field], b[field]];
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      return left < right === descending ? 1 : -1;
    }
    return (arrival.get(b.id) ?? 0) - (arrival.get(a.id) ?? 0);
  });
  const count = (valuesOf: (car: RandomCar) => (string | number | boolean | undefined)[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const car of matching)
      for (const value of valuesOf(car))
        if (value !== undefined) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
    return counts;
  };
  return {
    found: matching.length,
    ids: sorted.slice((search.page - 1) * search.perPage, search.page * search.perPage).map((car) => car.id),
    counts: [
      count((car) => [car.make]),
      count((car) => car.features),
      count((car) => [car.certified]),
      count((car) => [car.year]),
      count((car) => [car.price]),
    ],
  };
}
