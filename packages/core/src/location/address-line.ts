/** Parts of an address; those that are not known may be missing. */
export interface AddressParts {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postcode?: string | null | undefined;
}

/**
 * Town, state or region, and postcode as an address has them: a region that is called like its town, as in New Zealand,
 * is not said twice.
 *
 * @example
 * townLine({ city: "Dubbo", state: "NSW", postcode: "2830" }) // "Dubbo NSW 2830"
 * townLine({ city: "Auckland", state: "Auckland", postcode: "1010" }) // "Auckland 1010"
 */
export function townLine({ city, state, postcode }: Omit<AddressParts, "street">): string {
  return [city, state?.toLowerCase() === city?.toLowerCase() ? "" : state, postcode].filter(Boolean).join(" ");
}

/**
 * An address in one line.
 *
 * @example
 * addressLine({ street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830" }) // "1 High Street, Dubbo NSW 2830"
 */
export function addressLine(address: AddressParts): string {
  return [address.street, townLine(address)].filter(Boolean).join(", ");
}
