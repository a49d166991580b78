import { enquiryRequirements, messageLabel } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";

/** What the form needs. */
export interface EnquiryFormProps extends SentFormProps {
  car: Pick<Car, "name" | "path">;
}

/** The enquiry about a car (S1 §5, §8). */
export function EnquiryForm({ car, ...form }: EnquiryFormProps) {
  const { message } = enquiryRequirements({ kind: "vehicle", dealershipCount: 1 }, form.settings);
  return (
    <LeadForm
      {...form}
      prefix="enquiry"
      action={`${car.path}/enquire`}
      label={`Enquire about ${car.name}`}
      comments={{ need: message, label: messageLabel, start: `Hi, is the ${car.name} still available?` }}
      send="Send enquiry"
    />
  );
}
