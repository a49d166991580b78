import { vehicleEnquiryForm } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps extends SentFormProps {
  car: Pick<Car, "name" | "path"> & Partial<Pick<Car, "dealership_slug" | "location" | "status">>;
  /**
   * Its button stands elsewhere, as a {@link LeadFormButton} for the form of this id. @default it ends with its button
   */
  id?: string | undefined;
}

/**
 * The enquiry about a car (S1 §5, §8); where the site asks for dealership and location, it begins with the car's own.
 * Of a car that is still to come its message asks when it arrives.
 */
export function EnquiryForm({ car, ...props }: EnquiryFormProps) {
  return (
    <LeadForm
      {...props}
      form={vehicleEnquiryForm}
      action={`${car.path}/${carForms.enquire}`}
      car={car}
      start={{
        dealership_slug: car.dealership_slug ?? "",
        location: car.location?.id ?? "",
        ...(car.status === "coming_soon" && { message: `Hi, when does the ${car.name} arrive?` }),
      }}
    />
  );
}
