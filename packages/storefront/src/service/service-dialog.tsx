import type { Car } from "@forecourt/core/schemas";
import type { ServiceBookingFormProps } from "@forecourt/enquiry/service";
import { EnquiryDialog } from "@forecourt/enquiry/form";
import { useCloseToCar } from "../enquiry/use-close-to-car.ts";
import { ServiceBooking } from "./service-booking.tsx";
import { ServiceThanks } from "./service-thanks.tsx";

/** Props of {@link ServiceDialog}. */
export interface ServiceDialogProps {
  car: Car;
  /** The step with its form; undefined when the booking is sent. */
  booking:
    | Pick<ServiceBookingFormProps, "setup" | "step" | "action" | "backHref" | "places" | "today" | "prices">
    | undefined;
  /** Address at which a new booking begins. */
  firstHref: string;
  /** Number of the workshop, with its location. */
  phone: string;
  locationId: string | undefined;
}

/**
 * The service booking over a car's page (S1 §2 "Service-booking form"): the same steps as on its own page. It names no
 * car: the one to be serviced is the shopper's own.
 */
export function ServiceDialog({ car, booking, firstHref, phone, locationId }: ServiceDialogProps) {
  return (
    <EnquiryDialog id="book-service" title="Book a service" onClose={useCloseToCar(car)}>
      {booking ? (
        <ServiceBooking {...booking} />
      ) : (
        <ServiceThanks againHref={firstHref} phone={phone} locationId={locationId} />
      )}
    </EnquiryDialog>
  );
}
