import { countries, isPartialPrice } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { feedImages, feedLink, feedPrice, isPassengerVehicle, isWholeVin, refusals, storeCode } from "./feed-car.ts";
import type { FeedCar, FeedRow } from "./feed-car.ts";

/** An item of the file for Google vehicle ads, by attribute (rules 2.5). */
export type GoogleVehicleAd = Readonly<
  Record<string, string | readonly string[] | readonly { option: string; store_code?: string }[]>
>;

const googleProductCategory = "916";
/** The main picture and ten more. */
const maxImages = 11;

/**
 * A car as Google vehicle ads take it in Australia and New Zealand (rules 2.5), or why they would refuse it. A
 * demonstrator is a used car there. Where a price need not be the total, the file must say what it includes, and a new
 * car's must be drive-away.
 *
 * @example
 * googleVehicleAd({ car, site, origin: "https://www.harbour.example", firstSeenAt })
 * // { row: { id: "1042", vin: "JM0KF4WLA00123456", price: "38990 AUD", vehicle_price_type: "drive_away_price", … } }
 */
export function googleVehicleAd(feedCar: FeedCar): FeedRow<GoogleVehicleAd> {
  const { car, site } = feedCar;
  const {
    name: country,
    price: { isAlwaysTotal },
  } = countries[site.country];
  const { reasons, need } = refusals();
  const condition = car.car_type === "new" ? "new" : "used";
  const price = feedPrice(feedCar);
  const priceType = isAlwaysTotal ? undefined : googlePriceType(car);
  const [image, ...moreImages] = feedImages(feedCar, maxImages);
  const code = storeCode(feedCar);
  need(isPassengerVehicle(car), "Google vehicle ads take cars and utes only.");
  need(
    isWholeVin(car.vin),
    car.vin === null ? "There is no VIN." : "The VIN is not 17 letters and digits without I, O and Q.",
  );
  need(car.year !== null, "There is no year.");
  need(car.colour, "There is no colour.");
  need(condition === "new" || car.km !== null, "There is no odometer reading, which a used car needs.");
  need(price, "There is no advertised price.");
  need(isAlwaysTotal || priceType || price === undefined, priceTypeReason(car, country));
  need(
    !isAlwaysTotal || !isPartialPrice(car.price_type),
    `A price in ${country} includes on-road costs, and this one does not.`,
  );
  need(image, "There is no photo.");
  need(code, "There is no location to pick it up from.");
  if (reasons.length > 0 || price === undefined || image === undefined || code === undefined) return { reasons };
  const link = feedLink(feedCar);
  return {
    row: present({
      id: car.id,
      vin: car.vin?.toUpperCase(),
      brand: car.make,
      model: car.model,
      trim: car.badge,
      year: String(car.year),
      condition,
      mileage: car.km === null ? undefined : `${Math.round(car.km)} km`,
      color: car.colour,
      price,
      vehicle_price_type: priceType,
      image_link: image,
      additional_image_link: moreImages,
      link,
      link_template: `${link}?store={store_code}`,
      google_product_category: googleProductCategory,
      vehicle_fulfillment: site.feeds.googleVehicleAds.fulfillment.map((option) =>
        option === "online" ? { option } : { option, store_code: code },
      ),
    }),
  };
}

/** Google's name for what the price includes; undefined where the price may not be advertised there. */
function googlePriceType({ car_type: type, price_type: price }: Car): string | undefined {
  if (price === "drive_away") return "drive_away_price";
  if (type === "new") return price === "estimated_drive_away" ? "estimated_drive_away_price" : undefined;
  return price === "egc" ? "excluding_government_charges_price" : undefined;
}

function priceTypeReason({ car_type: type, price_type: price }: Car, country: string): string {
  const said = price === null ? "The feed does not say what the price includes." : `The price type is ${price}.`;
  return type === "new"
    ? `${said} A new car in ${country} needs a drive-away or estimated drive-away price.`
    : `${said} A used car in ${country} needs a drive-away price or one that excludes government charges.`;
}

function present(values: Record<string, GoogleVehicleAd[string] | null | undefined>): GoogleVehicleAd {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, GoogleVehicleAd[string]] =>
        entry[1] !== null && entry[1] !== undefined && entry[1].length > 0,
    ),
  );
}
