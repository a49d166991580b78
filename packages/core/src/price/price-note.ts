import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";

/** What each price type includes, for a shopper in Australia and in New Zealand; a lawyer should confirm it, so a site may say it otherwise (legal-display.md). */
export const priceNotes = {
  AU: {
    drive_away:
      "Drive away price for private buyers{in}: GST, stamp duty, registration or its transfer, compulsory third party insurance and dealer charges are included.",
    estimated_drive_away:
      "Estimated drive away price for private buyers{in}: GST and dealer charges are included; stamp duty, registration and compulsory third party insurance are estimates until your details are known.",
    egc: "Excludes government charges: stamp duty and registration or transfer fees are paid on top. GST and dealer charges are included.",
    plus_orc:
      "On-road costs are paid on top: stamp duty, registration, compulsory third party insurance and dealer delivery. Ask us for the total price.",
    poa: "",
  },
  NZ: {
    drive_away: "Total cash price: GST and on-road costs are included.",
    estimated_drive_away: "Total cash price: GST and on-road costs are included.",
    egc: "Total cash price: GST and on-road costs are included.",
    plus_orc: "",
    poa: "",
  },
} as const;

/** What {@link priceNote} needs to know of the site. */
export interface PriceNoteOptions {
  country: "AU" | "NZ";
  /** The site's own words, by price type. */
  notes?: Partial<Record<keyof (typeof priceNotes)["AU"], string | undefined>> | undefined;
}

/**
 * What the price that shows includes, as a sentence (S1 §2 "price and price type"; legal-display.md: a total price, and where charges come on top the page
 * must say so); undefined without a price or a price type. The state of the car names the basis of a drive away price.
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
  const words = notes?.[car.price_type] ?? priceNotes[country][car.price_type];
  return words === "" ? undefined : words.replace("{in}", hasText(car.state) ? ` in ${car.state.trim()}` : "");
}
