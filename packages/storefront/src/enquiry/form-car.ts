import { displayPrice, displayPriceText, isEnquirable, priceTypeLabel, soldText } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import type { FormCarProps } from "@forecourt/enquiry/form";
import { pictureUrl } from "@forecourt/vehicle/card";

/**
 * The car that a form is about, as it stands above the form: with what its price includes beside the price
 * (legal-display.md).
 */
export function formCar(
  car: Omit<Car, "images" | "dealercomments" | "finance_lenders">,
  money: MoneyFormat,
): Omit<FormCarProps, "href"> {
  const price = displayPrice(car);
  return {
    name: car.name,
    price: isEnquirable(car) ? displayPriceText(price, money) : soldText,
    priceType: isEnquirable(car) && "dollars" in price ? priceTypeLabel(car) : undefined,
    picture: car.primary_image_url ? pictureUrl(car.primary_image_url, 320) : undefined,
  };
}

/** The car beside the form of a page, where there is room for a larger picture of it; a link to its page. */
export function formCarBeside(car: Parameters<typeof formCar>[0] & { path: string }, money: MoneyFormat): FormCarProps {
  return {
    ...formCar(car, money),
    href: car.path,
    largePicture: car.primary_image_url ? pictureUrl(car.primary_image_url, 640) : undefined,
  };
}
