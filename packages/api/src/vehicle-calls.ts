import type { Caller, CallOptions } from "./caller.ts";
import type {
  BookedTestDrive,
  OpenServiceBookingAnswer,
  OpenServiceBookingInput,
  SaveServiceBookingInput,
  TestDriveAnswer,
  TestDriveInput,
  TestDriveSlots,
} from "./endpoints/booking-endpoints.ts";
import type { LeadAnswer } from "./endpoints/lead-endpoints.ts";
import type {
  DeliveryAnswer,
  PriceComparisonAnswerBody,
  RevealedPhone,
  RevealPhoneInput,
} from "./endpoints/vehicle-endpoints.ts";

/** The calls of the page of a car; what each refuses is said at `vehicleEndpoints` and `bookingEndpoints`. */
export interface VehicleCalls {
  /** Nothing but nulls where no comparison may be shown; `priceComparison` of core takes the answer as it is. */
  comparePrice(slug: string, options?: CallOptions): Promise<PriceComparisonAnswerBody>;
  estimateDelivery(postcode: string, options?: CallOptions): Promise<DeliveryAnswer>;
  revealPhone(asked: RevealPhoneInput, options?: CallOptions): Promise<RevealedPhone>;
  testDriveSlots(asked: { carId?: string; locationId?: string }, options?: CallOptions): Promise<TestDriveSlots>;
  bookTestDrive(booking: TestDriveInput, options?: CallOptions & { idempotencyKey?: string }): Promise<TestDriveAnswer>;
  testDrive(id: string, options?: CallOptions): Promise<BookedTestDrive>;
  /** With the dealer's token, or for whoever is signed in. */
  confirmTestDrive(id: string, token?: string, options?: CallOptions): Promise<BookedTestDrive>;
  cancelTestDrive(id: string, options?: CallOptions): Promise<BookedTestDrive>;
  /** First step; keep the token for the others. */
  openServiceBooking(
    booking: OpenServiceBookingInput,
    options?: CallOptions & { idempotencyKey?: string },
  ): Promise<OpenServiceBookingAnswer>;
  saveServiceBooking(leadId: string, step: SaveServiceBookingInput, options?: CallOptions): Promise<LeadAnswer>;
}

/** The calls of the page of a car, made by the given caller. */
export function vehicleCalls({ get, post, put }: Caller): VehicleCalls {
  return {
    comparePrice: (slug, options) => get(`cars/${encodeURIComponent(slug)}/autogauge`, undefined, options),
    estimateDelivery: (postcode, options) => get("api/delivery-estimate", { postcode }, options),
    revealPhone: (asked, options) => post("api/reveal-phone", asked, options),
    testDriveSlots: ({ carId, locationId }, options) =>
      get(
        "api/test-drive-slots",
        {
          ...(carId === undefined ? {} : { car_id: carId }),
          ...(locationId === undefined ? {} : { location_id: locationId }),
        },
        options,
      ),
    bookTestDrive: (booking, options) => post("api/test-drives", booking, options),
    testDrive: (id, options) => get(`api/test-drives/${encodeURIComponent(id)}`, undefined, options),
    confirmTestDrive: (id, token, options) =>
      post(`api/test-drives/${encodeURIComponent(id)}/confirm`, token === undefined ? {} : { token }, options),
    cancelTestDrive: (id, options) => post(`api/test-drives/${encodeURIComponent(id)}/cancel`, {}, options),
    openServiceBooking: (booking, options) => post("api/service-bookings", booking, options),
    saveServiceBooking: (leadId, step, options) => put(`api/leads/${encodeURIComponent(leadId)}`, step, options),
  };
}
