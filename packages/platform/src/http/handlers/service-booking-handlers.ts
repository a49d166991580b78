import type { serviceBookingEndpoints } from "@forecourt/api";
import { openBooking } from "../../domain/bookings/open-booking.ts";
import { saveBooking } from "../../domain/bookings/save-booking.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Booking a service, step by step. */
export function serviceBookingHandlers({
  database,
  routeLeadsOf,
  onLead,
  now,
}: ApiDependencies): HandlersOf<typeof serviceBookingEndpoints> {
  return {
    async openServiceBooking({ site, body, request }) {
      if (site.service.form === "external")
        throw new ApiRefusal(404, "service_elsewhere", "Services are booked at the manufacturer's site.");
      const { leadId, token } = await openBooking(database, {
        site,
        fields: body,
        routeLead: routeLeadsOf(site.slug),
        now: now(),
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
      });
      onLead();
      return { lead_id: leadId, token };
    },

    async saveServiceBooking({ site, params, body }) {
      const { completed } = await saveBooking(database, { site, leadId: params.id, body, now: now() });
      if (completed) onLead();
      return { lead_id: params.id };
    },
  };
}
