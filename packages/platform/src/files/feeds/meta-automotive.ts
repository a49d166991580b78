import { bodyKey, countries, isPartialPrice } from "@forecourt/core";
import type { BodyKey } from "@forecourt/core";
import { feedDay, feedImages, feedLink, feedLocation, feedPrice, isWholeVin, refusals } from "./feed-car.ts";
import type { FeedCar, FeedRow } from "./feed-car.ts";

/** Photos that a row of Meta's file takes (rules 2.6). */
export const maxMetaImages = 20;
const longestDescription = 5000;

const imageColumns = Array.from({ length: maxMetaImages }, (_, index) => [
  `image[${index}].url`,
  `image[${index}].tag[0]`,
]).flat();

/** Columns of the file, in order; fields inside others are written with dots and brackets, as Meta reads them. */
export const metaColumns = [
  "vehicle_id",
  "vin",
  "make",
  "model",
  "trim",
  "year",
  "body_style",
  "state_of_vehicle",
  "title",
  "description",
  "exterior_color",
  "mileage.value",
  "mileage.unit",
  "price",
  "availability",
  "date_first_on_lot",
  "address",
  "latitude",
  "longitude",
  "fb_page_id",
  "url",
  ...imageColumns,
] as const;

/** A row of the file, by column. */
export type MetaVehicle = Readonly<Record<string, string>>;

const bodyStyles: Partial<Record<BodyKey, string>> = {
  convertible: "CONVERTIBLE",
  softtop: "CONVERTIBLE",
  hardtop: "COUPE",
  coupe: "COUPE",
  hatch: "HATCHBACK",
  hatchback: "HATCHBACK",
  peopleMover: "MINIVAN",
  ute: "TRUCK",
  cabChassis: "TRUCK",
  lightTruck: "TRUCK",
  suv: "SUV",
  "4x4": "SUV",
  sedan: "SEDAN",
  van: "VAN",
  wagon: "WAGON",
  stationWagon: "WAGON",
};

/**
 * A car as Meta's automotive catalogue takes it (rules 2.6), or why it would be refused. A demonstrator is a used car,
 * a certified used one CPO; a price that excludes government charges says so in the description (Australian Consumer
 * Law s48).
 *
 * @example
 * metaVehicle({ car, site, origin: "https://www.harbour.example", firstSeenAt })
 * // { row: { vehicle_id: "1042", body_style: "SUV", price: "38990 AUD", state_of_vehicle: "USED", … } }
 */
export function metaVehicle(feedCar: FeedCar): FeedRow<MetaVehicle> {
  const { car, site } = feedCar;
  const country = countries[site.country];
  const { reasons, need } = refusals();
  const price = feedPrice(feedCar);
  const images = feedImages(feedCar, maxMetaImages);
  const place = feedLocation(feedCar);
  need(
    isWholeVin(car.vin),
    car.vin === null ? "There is no VIN." : "The VIN is not 17 letters and digits without I, O and Q.",
  );
  need(car.year !== null, "There is no year.");
  need(car.colour, "There is no colour.");
  need(car.km !== null || car.car_type === "new", "There is no odometer reading.");
  need(price, "There is no advertised price.");
  need(car.price_type !== "plus_orc", "The price is plus on-road costs: an advertisement names the whole price.");
  need(
    !country.price.isAlwaysTotal || !isPartialPrice(car.price_type),
    `A price in ${country.name} includes on-road costs, and this one does not.`,
  );
  need(
    country.price.isAlwaysTotal || !(car.car_type === "new" && (car.price_type === null || car.price_type === "egc")),
    `A new car in ${country.name} is advertised with its drive-away price.`,
  );
  need(images.length > 0, "There is no photo.");
  need(place, "There is no location.");
  if (reasons.length > 0 || price === undefined || place === undefined) return { reasons };
  const { street, city, state, postcode, lat, long } = place.address;
  return {
    row: {
      vehicle_id: car.id,
      vin: car.vin?.toUpperCase() ?? "",
      make: car.make,
      model: car.model,
      trim: car.badge ?? "",
      year: String(car.year),
      body_style: bodyStyles[bodyKey(car.simple_body) ?? "ev"] ?? "OTHER",
      state_of_vehicle: car.car_type === "new" ? "NEW" : car.certified && car.car_type === "used" ? "CPO" : "USED",
      title: car.name,
      description: description(feedCar),
      exterior_color: car.colour ?? "",
      "mileage.value": String(Math.round(car.km ?? 0)),
      "mileage.unit": "KM",
      price,
      availability: "AVAILABLE",
      date_first_on_lot: feedDay(feedCar),
      address: JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: site.country }),
      latitude: lat === null ? "" : String(lat),
      longitude: long === null ? "" : String(long),
      fb_page_id: site.feeds.metaAutomotive.pageId ?? "",
      url: feedLink(feedCar),
      ...Object.fromEntries(
        images.flatMap((url, index) => [
          [`image[${index}].url`, url],
          [`image[${index}].tag[0]`, index === 0 ? "Exterior" : "Photo"],
        ]),
      ),
    },
  };
}

function description({ car, site }: FeedCar): string {
  const own = (car.dealercomments ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const basis = car.price_type === "egc" ? " Price excludes government charges." : "";
  const text = own === "" ? `${car.name} at ${site.name}.` : own;
  // Not in the middle of a sign that takes two places.
  return `${text.slice(0, longestDescription - basis.length).replace(/[\uD800-\uDBFF]$/, "")}${basis}`;
}
