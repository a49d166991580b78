import { countries, pictureUrl, salePrice, wallTimeAt } from "@forecourt/core";
import { locationOfCar } from "@forecourt/core/schemas";
import type { Car, Location, Site } from "@forecourt/core/schemas";

/** A car as a feed takes it, with what the site adds to it. */
export interface FeedCar {
  car: Car;
  site: Site;
  /** The site's address without a path. */
  origin: string;
  /** When the dealer first advertised it. */
  firstSeenAt: Date;
}

/** A row of a feed, or why the channel would refuse it. */
export type FeedRow<Row> = { row: Row } | { reasons: string[] };

/** Gathers what keeps a car out of a feed. */
export function refusals(): { reasons: string[]; need: (value: unknown, reason: string) => void } {
  const reasons: string[] = [];
  return { reasons, need: (value, reason) => void (value ? undefined : reasons.push(reason)) };
}

const otherVehicles =
  /\b(?:boat|caravan|camper|motor ?home|rv|bus|coach|motor ?(?:bike|cycle)|scooter|trailer|machinery|jet ?ski|quad|atv)\b/i;

/** Whether it is a car or a ute: no boats, recreational vehicles, buses, motorbikes (rules 2.5). */
export function isPassengerVehicle({
  item_type: type,
  simple_body: body,
  body: words,
}: Pick<Car, "item_type" | "simple_body" | "body">): boolean {
  return ![type, body, words].some((text) => otherVehicles.test(text ?? ""));
}

/** A vehicle identification number of 17 signs, without I, O and Q. */
export function isWholeVin(vin: string | null): vin is string {
  return /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin ?? "");
}

/** A price as feeds write it; undefined where none is advertised. */
export function feedPrice({ car, site }: FeedCar): string | undefined {
  const dollars = salePrice(car);
  return dollars === undefined
    ? undefined
    : `${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)} ${countries[site.country].currency}`;
}

/**
 * The day on which the dealer first advertised it, where the dealer is.
 *
 * @example
 * feedDay({ firstSeenAt: new Date("2026-10-01T22:00:00Z"), site }) // "2026-10-02" in Sydney
 */
export function feedDay({ firstSeenAt, site }: Pick<FeedCar, "firstSeenAt" | "site">): string {
  const { year, month, day } = wallTimeAt(firstSeenAt, site.timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Address of the car's page. */
export const feedLink = ({ car, origin }: FeedCar): string => `${origin}${car.path}`;

/** Addresses of the car's pictures, the main one first. */
export function feedImages({ car, origin }: FeedCar, most: number): string[] {
  const keys = [car.primary_image_url, ...car.images.map(({ image }) => image.url)].filter(
    (key): key is string => typeof key === "string" && key !== "",
  );
  return [...new Set(keys)]
    .slice(0, most)
    .map((key) => pictureUrl(key, 1600))
    .map((url) => (url.startsWith("/") ? origin + url : url));
}

/** The place that speaks for the car. */
export const feedLocation = ({ car, site }: FeedCar): Location | undefined => locationOfCar(car, site.locations);

/**
 * Store code of the car's location in the dealer's Google Business Profile; the location's id where the site gives
 * none.
 */
export function storeCode(feedCar: FeedCar): string | undefined {
  const id = feedLocation(feedCar)?.id;
  return feedCar.site.feeds.storeCodes.find(({ location }) => location === id)?.code ?? id;
}
