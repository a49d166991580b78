import { enquiryRequirements, messageLabel } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";

/** What the form needs. */
export interface EnquiryFormProps extends SentFormProps {
  car: Pick<Car, "name" | "path"> & Partial<Pick<Car, "dealership_slug" | "location">>;
  /** Dealerships of the group; with several the form asks which, unless the site took that away (S1 §5). @default none */
  dealerships?: readonly { slug: string; name: string }[] | undefined;
  /** Locations of the dealer, on sites that ask which (S1 §5). @default none */
  locations?: readonly { id: string; name: string }[] | undefined;
}

/** The enquiry about a car (S1 §5, §8). */
export function EnquiryForm({ car, dealerships = [], locations = [], ...form }: EnquiryFormProps) {
  const { message, dealership, location } = enquiryRequirements(
    { kind: "vehicle", dealershipCount: dealerships.length },
    form.settings,
  );
  const places = {
    dealerships: dealership === "required" ? dealerships : [],
    locations: location === "required" ? locations : [],
    start: { dealership: car.dealership_slug, location: car.location?.id },
  };
  return (
    <LeadForm
      {...form}
      prefix="enquiry"
      action={`${car.path}/enquire`}
      label={`Enquire about ${car.name}`}
      comments={{ need: message, label: messageLabel, start: `Hi, is the ${car.name} still available?` }}
      send="Send enquiry"
      places={places}
    />
  );
}
