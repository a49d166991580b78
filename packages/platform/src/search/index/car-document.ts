import {
  carCategories,
  cardFieldsOf,
  filteredFeatures,
  priceRangeOf,
  salePrice,
  vehicleKind,
  nameFromSlug,
} from "@forecourt/core";
import type { GeoPoint } from "@forecourt/core";
import { carSchema, carSummarySchema, countriesWithoutOnlineSale } from "@forecourt/core/schemas";
import type { Car, FinanceLenderEntry } from "@forecourt/core/schemas";
import type { JsonDocument } from "../../records/schema.ts";

/** What of a car's record goes into the index. */
export interface IndexedCar {
  id: number;
  siteSlug: string;
  data: JsonDocument;
  shown: boolean;
  firstSeenAt: Date;
  soldAt: Date | null;
  /** Where it stands and where else it can be seen, as far as that is known. */
  places?: readonly GeoPoint[] | undefined;
  /** What the site calls its dealership. @default the name of its place, or the words of the dealership's slug */
  dealershipName?: string | undefined;
  /** How often it was looked at. @default what its record says */
  views?: number | undefined;
}

/** A document of the collection. */
export type CarDocument = Record<string, string | number | boolean | string[] | number[] | number[][]>;

/** Fields that the card of one kind of vehicle alone shows. */
const kindFields = new Set<string>(Object.values(cardFieldsOf).flat());
const summaryFields = Object.keys(carSummarySchema.shape);
const sharedFields = summaryFields.filter((name) => !kindFields.has(name));
const maxFeatures = 40;
const largestInt32 = 2_147_483_647;

/**
 * A car as a document of the search index. What is not known is left out: the engine counts no facet value for it.
 *
 * @example
 * carToDocument({ id: 7, siteSlug: "harbour", data, shown: true, firstSeenAt: new Date("2026-11-21T00:00:00Z"), soldAt: null })
 * // { id: "7", site: "harbour", title: "2021 Mazda CX-5 Touring", price: 34990, card: "{…}", … }
 */
export function carToDocument({
  id,
  siteSlug,
  data,
  shown,
  firstSeenAt,
  soldAt,
  places = [],
  dealershipName,
  views = 0,
}: IndexedCar): CarDocument {
  const car = carSchema.parse({ ...data, id: String(id), ...(views > 0 ? { views } : {}) });
  const price = salePrice(car);
  const document: Record<string, CarDocument[string] | null | undefined> = {
    id: String(id),
    site: siteSlug,
    slug: car.slug,
    title: car.name,
    keywords: keywords(car),
    equipment: car.standardEquipment.slice(0, maxFeatures).join(" ") || undefined,
    stocknum: codeText(car.stocknum),
    regplate: codeText(car.regplate),
    stockdigits: stockDigits(codeText(car.stocknum)),
    car_type: car.car_type,
    status: car.status,
    make: car.make,
    model: car.model,
    make_model: `${car.make} ${car.model}`,
    badge: car.badge,
    series: car.series,
    simple_body: car.simple_body,
    body: car.body,
    categories: filled(carCategories(car)),
    filtered_features: filled(filteredFeatures(car.standardEquipment)),
    fuel: car.simple_fuel ?? car.fuel,
    transmission: car.simple_transmission,
    drive: car.drive,
    colour: car.colour,
    city: car.city,
    state: car.state,
    dealership_name: dealershipName ?? wordsOfDealership(car),
    location_name: car.location?.name,
    item_type: car.item_type,
    tag: car.tag,
    certified: car.certified === null ? null : String(car.certified),
    dealership_slug: car.dealership_slug,
    seats: whole(car.seats),
    year: whole(car.year),
    price,
    price_range: priceRangeOf(price),
    subscription_price: car.subscription_price,
    km: whole(car.km),
    towing: whole(car.towingcapacitybraked),
    sleeps: whole(car.sleeps),
    body_length: whole(car.body_length),
    aggregate_trailer_mass: whole(car.aggregate_trailer_mass),
    place: places.length === 0 ? undefined : places.map(({ lat, long }) => [lat, long]),
    created_at_timestamp: seconds(firstSeenAt),
    sold_date_timestamp: soldAt ? seconds(soldAt) : null,
    photos: car.images.length,
    shown,
    card: summaryText(car),
  };
  return Object.fromEntries(
    Object.entries(document).filter(
      (entry): entry is [string, CarDocument[string]] => entry[1] !== null && entry[1] !== undefined,
    ),
  );
}

/** The car was parsed whole; its summary is the same values, fewer of them, without those not known. */
function summaryText(car: Car): string {
  const fields = new Set<string>([...sharedFields, ...cardFieldsOf[vehicleKind(car)]]);
  const known = Object.entries(car).filter(
    ([name, value]) =>
      fields.has(name) && name !== "finance_lenders" && name !== "payment_processors" && value !== null,
  );
  const { payment_processors: processors } = car;
  const refused = countriesWithoutOnlineSale(car);
  const lenders = Object.entries(car.finance_lenders).map(([provider, entry]) => [provider, cardEntry(entry)] as const);
  const place = car.location === null ? {} : { location_id: car.location.id };
  return JSON.stringify({
    ...Object.fromEntries(known),
    ...place,
    ...(processors.length > 0 ? { payment_processors: processors } : {}),
    ...(refused.length > 0 ? { no_online_sale: refused } : {}),
    ...(lenders.length > 0 ? { finance_lenders: Object.fromEntries(lenders) } : {}),
  });
}

/** The fields from which the finance figure of a car is made (`financeFigure` of core); a card shows no disclaimer. */
const figureFields = [
  "interestRate",
  "comparisonRate",
  "paymentWeek",
  "paymentMonth",
  "deposit",
  "termYears",
  "termMonths",
  "termWeeks",
  "balloon",
  "establishmentFees",
  "qualify",
  "validUntil",
] as const;

/** A lender's entry as a card needs it: the {@link figureFields} that it has. */
function cardEntry(entry: FinanceLenderEntry): Record<string, number | string | boolean> {
  return Object.fromEntries(figureFields.flatMap((field) => (entry[field] == null ? [] : [[field, entry[field]]])));
}

/**
 * What a car is, in words; what it has stands in `equipment`, which counts less: "electric" is an electric car before
 * it is a tailgate. Numbers and plates of one word are left to fields of their own: a million of them among these words
 * would slow each misspelt one.
 */
function keywords(car: Car): string | undefined {
  const words = [
    ...[car.stocknum, car.regplate].filter((code) => /\s/.test(code ?? "")),
    car.carsales_title ?? null,
    joinedName(car),
    conditionWord(car),
    car.tag,
    car.item_type,
    ...carCategories(car),
    car.seats === null ? null : `${car.seats} seats`,
    car.simple_body,
    car.body,
    car.simple_fuel,
    car.fuel,
    car.simple_transmission,
    car.drive,
    car.colour,
    car.series,
    car.city,
    car.state,
  ].filter((word) => word !== null);
  return words.length === 0 ? undefined : [...new Set(words)].join(" ");
}

/** The condition as people ask for it: "used toyota", "new cx-5"; the others are words for the same (`synonymSets`). */
function conditionWord({ car_type: condition, certified }: Car): string {
  return certified === true ? `${condition} certified` : condition;
}

const longestNumber = 3;

/**
 * Make and model in one word where the model is little but a number, as many write it: "Mazda3" would be read as a slip
 * for every Mazda.
 */
function joinedName({ make, model }: Car): string | null {
  const [before, number] = [make, model].map((name) => name.replace(/[^\p{L}\p{N}]/gu, ""));
  return number && number.length <= longestNumber && /^\d/.test(number) ? `${before}${number}` : null;
}

/** Stock number or plate without blanks and hyphens, so that it is found however it is typed. */
function codeText(code: string | null): string | undefined {
  return code?.replace(/[\s-]/g, "") || undefined;
}

const minStockDigits = 3;

/**
 * A stock number without the letters around it, which many leave out. Not where nothing is left out, or where a year
 * would be left: that is asked for more often than the number.
 */
function stockDigits(code = ""): string | undefined {
  const digits = /^(?:\p{L}+(\d+)\p{L}*|(\d+)\p{L}+)$/u.exec(code);
  const number = digits?.[1] ?? digits?.[2] ?? "";
  return number.length >= minStockDigits && !/^(?:19|20)\d\d$/.test(number) ? number : undefined;
}

/** The name of the place where it stands, when that is the dealership's own; else the words of its slug. */
function wordsOfDealership({ dealership_slug: slug, location }: Car): string | undefined {
  if (location && (slug === null || location.slug === slug)) return location.name;
  return slug === null ? undefined : nameFromSlug(slug);
}

const filled = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined);

function whole(value: number | null | undefined): number | undefined {
  return value != null && Math.abs(value) <= largestInt32 ? Math.round(value) : undefined;
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
