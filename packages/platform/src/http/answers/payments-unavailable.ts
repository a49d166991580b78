import { ApiRefusal } from "./api-refusal.ts";

/** What is answered while a payment provider cannot be reached, or a site has none. */
export function paymentsUnavailable(): ApiRefusal {
  return new ApiRefusal(
    503,
    "payments_unavailable",
    "Payments cannot be taken at the moment. Nothing was charged. Please try again, or call us.",
  );
}
