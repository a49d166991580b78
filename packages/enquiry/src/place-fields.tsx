import { Select } from "@forecourt/ui-kit/select";
import type { LeadFieldsProps } from "./contact-fields.tsx";

/** Whom an enquiry can be for. */
export interface AskedPlaces {
  /** Dealerships to choose from; none where nobody is asked. */
  dealerships: readonly { slug: string; name: string }[];
  /** Locations to choose from; none where nobody is asked. */
  locations: readonly { id: string; name: string }[];
  /** Where the car stands: chosen to begin with. */
  start: { dealership: string | null | undefined; location: string | null | undefined };
}

/** Which dealership and which location an enquiry is for, on sites that ask (S1 §5). */
export function PlaceFields({ prefix, errors, value, dealerships, locations, start }: LeadFieldsProps & AskedPlaces) {
  const choice = (
    name: "dealership_slug" | "location",
    label: string,
    begin: string | null | undefined,
    options: readonly { value: string; name: string }[],
  ) =>
    options.length > 0 && (
      <Select
        id={`${prefix}-${name}`}
        name={name}
        label={label}
        error={errors[name]}
        defaultValue={value(name) || (begin ?? "")}
        placeholder={`Choose a ${label.toLowerCase()}`}
        required
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      {choice(
        "dealership_slug",
        "Dealership",
        start.dealership,
        dealerships.map(({ slug, name }) => ({ value: slug, name })),
      )}
      {choice(
        "location",
        "Location",
        start.location,
        locations.map(({ id, name }) => ({ value: id, name })),
      )}
    </>
  );
}
