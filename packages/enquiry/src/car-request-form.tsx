import type { LeadForm as LeadFormDeclaration } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";

/** Props of {@link CarRequestForm}. */
export interface CarRequestFormProps extends SentFormProps {
  car: Pick<Car, "name" | "path">;
  /** What is asked for: `photoRequestForm` or `findSimilarForm` of core. Its key is its address below the car's. */
  request: LeadFormDeclaration;
  /**
   * Its button stands elsewhere, as a {@link LeadFormButton} for the form of this id. @default it ends with its button
   */
  id?: string | undefined;
}

/**
 * Asks for photos of a car, or, where it is sold, for one like it (S1 §2, §4). The form says by itself what the shopper
 * wants, so words are optional.
 */
export function CarRequestForm({ car, request, ...props }: CarRequestFormProps) {
  return <LeadForm {...props} form={request} action={`${car.path}/${request.key}`} car={car} />;
}
