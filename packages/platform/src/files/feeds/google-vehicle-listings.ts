import { findDealership, addressLine } from "@forecourt/core";
import {
  feedDay,
  feedImages,
  feedLink,
  feedLocation,
  feedPrice,
  isPassengerVehicle,
  isWholeVin,
  refusals,
  storeCode,
} from "./feed-car.ts";
import type { FeedCar, FeedRow } from "./feed-car.ts";

/** Columns of the file for Google vehicle listings (rules 2.4). */
export const vehicleListingColumns = [
  "id",
  "vin",
  "store_code",
  "dealership_name",
  "dealership_address",
  "price",
  "condition",
  "make",
  "model",
  "trim",
  "year",
  "mileage",
  "image_link",
  "additional_image_link",
  "link",
  "vehicle_msrp",
  "date_in_stock",
  "certified_pre_owned",
] as const;

/** A row of the file, by column. */
export type VehicleListing = Readonly<Record<(typeof vehicleListingColumns)[number], string>>;

const maxImages = 11;

/**
 * A car as Google vehicle listings take it, or why they would refuse it. Google takes them in the United States only.
 */
export function vehicleListing(feedCar: FeedCar): FeedRow<VehicleListing> {
  const { car, site } = feedCar;
  const { reasons, need } = refusals();
  const price = feedPrice(feedCar);
  const place = feedLocation(feedCar);
  const code = storeCode(feedCar);
  const [image = "", ...moreImages] = feedImages(feedCar, maxImages);
  need(isPassengerVehicle(car), "Google vehicle listings take cars and utes only.");
  need(
    isWholeVin(car.vin),
    car.vin === null ? "There is no VIN." : "The VIN is not 17 letters and digits without I, O and Q.",
  );
  need(car.year !== null, "There is no year.");
  need(car.car_type === "new" || car.km !== null, "There is no odometer reading, which a used car needs.");
  need(price, "There is no advertised price.");
  need(place, "There is no location.");
  if (reasons.length > 0 || price === undefined || place === undefined || code === undefined) return { reasons };
  return {
    row: {
      id: car.id,
      vin: car.vin?.toUpperCase() ?? "",
      store_code: code,
      // In a group, the dealership whose address and store code are in the same row.
      dealership_name: findDealership(site, place.dealership_slug ?? car.dealership_slug)?.name ?? site.name,
      dealership_address: `${addressLine(place.address)}, ${site.country}`,
      price,
      condition: car.car_type === "new" ? "new" : "used",
      make: car.make,
      model: car.model,
      trim: car.badge ?? "",
      year: String(car.year),
      mileage: car.km === null ? "" : `${Math.round(car.km)} km`,
      image_link: image,
      additional_image_link: moreImages.join(","),
      link: feedLink(feedCar),
      vehicle_msrp: car.car_type === "new" ? price : "",
      date_in_stock: feedDay(feedCar),
      certified_pre_owned: car.certified ? "yes" : "no",
    },
  };
}
