import { isMaskedPhone, telHref } from "@forecourt/core";
import type { ReactNode } from "react";
import { useSite } from "./use-site.ts";

/** Props of {@link Phone}. */
export interface PhoneProps {
  /**
   * The number as the page has it, masked where the site masks it. @default the dealer's, on pages of a dealership as
   * on all others
   */
  phone?: string | undefined;
  /** The number is that of a car's page, a location or a dealership: which one is asked for. @default the dealer's */
  of?: { carId: string } | { locationId: string } | { dealership: string } | undefined;
  className?: string | undefined;
  /** Text of the link. @default the number */
  children?: ReactNode;
}

/**
 * A number to call. Where the site hides numbers, it shows the first digits, asks for the whole number when it is
 * pressed, shows it in its place, and on a device that dials calls it. `data-state` is `masked` or `shown`.
 *
 * @example
 * <Phone />                                                       // the dealer's number
 * <Phone phone={location.phone} of={{ locationId: location.id }}>Call the yard</Phone>
 */
export function Phone({ phone, of, className, children }: PhoneProps) {
  const { site } = useSite();
  const number = phone ?? site.dealer.phone;
  return (
    <a
      className={className}
      href={telHref(number)}
      data-part="phone"
      data-state={isMaskedPhone(number) ? "masked" : "shown"}
      {...numberMarks(of, phone === undefined)}
    >
      {children ?? number}
    </a>
  );
}

/**
 * Attributes that say which number the link reveals. A dealer's number must say so: on a car's page it would be the
 * car's otherwise.
 */
function numberMarks(of: PhoneProps["of"], isDealers: boolean): Record<`data-${string}`, string> {
  if (!of) return isDealers ? { "data-phone": "dealer" } : {};
  if ("carId" in of) return { "data-car-id": of.carId };
  return "locationId" in of ? { "data-location-id": of.locationId } : { "data-dealership": of.dealership };
}
