import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { countryTexts } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import type { CountryTexts } from "../country/country.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";

/** What {@link priceNote} needs to know of the site. */
export interface PriceNoteOptions {
  country: CountryCode;
  /** The site's own words, by price type. */
  notes?: Partial<Record<keyof CountryTexts["priceNotes"], string | undefined>> | undefined;
}

/**
 * Sentence on what the shown price includes (S1 §2 "price and price type"; legal-display.md: a total price, and where
 * charges come on top the page must say so); undefined without a price or a price type. The state of the car names the
 * basis of a drive away price.
 *
 * @example
 * priceNote({ price: 38990, price_type: "egc" }, { country: "AU" })
 * // "Excludes government charges: stamp duty and registration or transfer fees are paid on top. GST and dealer charges are included."
 */
export function priceNote(
  car: PricedCar & CarPart<"price_type" | "state">,
  { country, notes }: PriceNoteOptions,
): string | undefined {
  if (salePrice(car) === undefined || !car.price_type) return undefined;
  const words = notes?.[car.price_type] ?? countryTexts[country].priceNotes[car.price_type];
  return words === "" ? undefined : words.replace("{in}", hasText(car.state) ? ` in ${car.state.trim()}` : "");
}
