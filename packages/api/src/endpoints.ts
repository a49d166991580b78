import { alertEndpoints } from "./endpoints/alert-endpoints.ts";
import { carListEndpoints } from "./endpoints/car-list-endpoints.ts";
import { contentEndpoints } from "./endpoints/content-endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { financeEndpoints } from "./endpoints/finance-endpoints.ts";
import { identityEndpoints } from "./endpoints/identity-endpoints.ts";
import { eventEndpoints } from "./endpoints/event-endpoints.ts";
import { garageEndpoints } from "./endpoints/garage-endpoints.ts";
import { geocodeEndpoints } from "./endpoints/geocode-endpoints.ts";
import { leadEndpoints } from "./endpoints/lead-endpoints.ts";
import { offerEndpoints } from "./endpoints/offer-endpoints.ts";
import { onlinePaymentEndpoints } from "./endpoints/online-payment-endpoints.ts";
import { paymentEndpoints } from "./endpoints/payment-endpoints.ts";
import { purchaseEndpoints } from "./endpoints/purchase-endpoints.ts";
import { quoteEndpoints } from "./endpoints/quote-endpoints.ts";
import { reservationEndpoints } from "./endpoints/reservation-endpoints.ts";
import { reviewEndpoints } from "./endpoints/review-endpoints.ts";
import { modelEndpoints } from "./endpoints/model-endpoints.ts";
import { plainSearchEndpoints } from "./endpoints/plain-search-endpoints.ts";
import { searchPathEndpoints } from "./endpoints/search-path-endpoints.ts";
import { serviceBookingEndpoints } from "./endpoints/service-booking-endpoints.ts";
import { spinEndpoints } from "./endpoints/spin-endpoints.ts";
import { stockEndpoints } from "./endpoints/stock-endpoints.ts";
import { suggestEndpoints } from "./endpoints/suggest-endpoints.ts";
import { testDriveEndpoints } from "./endpoints/test-drive-endpoints.ts";
import { tradeInEndpoints } from "./endpoints/trade-in-endpoints.ts";
import { tradeInPhotoEndpoints } from "./endpoints/trade-in-photo-endpoints.ts";
import { typesenseEndpoints } from "./endpoints/typesense-endpoints.ts";
import { vehicleEndpoints } from "./endpoints/vehicle-endpoints.ts";
import { watchlistEndpoints } from "./endpoints/watchlist-endpoints.ts";

/**
 * The one table of the platform's endpoints: routes, documentation and client are made from it.
 * Every path is of the site that the Host header names.
 */
export const endpoints = {
  ...stockEndpoints,
  ...contentEndpoints,
  ...offerEndpoints,
  ...reviewEndpoints,
  ...paymentEndpoints,
  ...modelEndpoints,
  ...suggestEndpoints,
  ...typesenseEndpoints,
  ...plainSearchEndpoints,
  ...geocodeEndpoints,
  ...carListEndpoints,
  ...searchPathEndpoints,
  ...leadEndpoints,
  ...vehicleEndpoints,
  ...testDriveEndpoints,
  ...serviceBookingEndpoints,
  ...eventEndpoints,
  ...identityEndpoints,
  ...watchlistEndpoints,
  ...garageEndpoints,
  ...spinEndpoints,
  ...alertEndpoints,
  ...financeEndpoints,
  ...quoteEndpoints,
  ...tradeInEndpoints,
  ...tradeInPhotoEndpoints,
  ...reservationEndpoints,
  ...onlinePaymentEndpoints,
  ...purchaseEndpoints,
} as const satisfies Record<string, Endpoint>;
