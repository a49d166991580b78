import type { ApiDependencies } from "./handlers/api-dependencies.ts";
import type { ApiHandlers } from "./create-api.ts";
import { alertHandlers } from "./handlers/alert-handlers.ts";
import { carListHandlers } from "./handlers/car-list-handlers.ts";
import { contentHandlers } from "./handlers/content-handlers.ts";
import { financeHandlers } from "./handlers/finance-handlers.ts";
import { garageHandlers } from "./handlers/garage-handlers.ts";
import { geocodeHandlers } from "./handlers/geocode-handlers.ts";
import { identityHandlers } from "./handlers/identity-handlers.ts";
import { eventHandlers } from "./handlers/event-handlers.ts";
import { leadHandlers } from "./handlers/lead-handlers.ts";
import { offerHandlers } from "./handlers/offer-handlers.ts";
import { onlinePaymentHandlers } from "./handlers/online-payment-handlers.ts";
import { paymentHandlers } from "./handlers/payment-handlers.ts";
import { purchaseHandlers } from "./handlers/purchase-handlers.ts";
import { quoteHandlers } from "./handlers/quote-handlers.ts";
import { reservationHandlers } from "./handlers/reservation-handlers.ts";
import { reviewHandlers } from "./handlers/review-handlers.ts";
import { plainSearchHandlers } from "./handlers/plain-search-handlers.ts";
import { modelHandlers } from "./handlers/model-handlers.ts";
import { searchPathHandlers } from "./handlers/search-path-handlers.ts";
import { serviceBookingHandlers } from "./handlers/service-booking-handlers.ts";
import { spinHandlers } from "./handlers/spin-handlers.ts";
import { stockHandlers } from "./handlers/stock-handlers.ts";
import { suggestHandlers } from "./handlers/suggest-handlers.ts";
import { testDriveHandlers } from "./handlers/test-drive-handlers.ts";
import { tradeInPhotoHandlers } from "./handlers/trade-in-photo-handlers.ts";
import { tradeInHandlers } from "./handlers/trade-in-handlers.ts";
import { typesenseHandlers } from "./handlers/typesense-handlers.ts";
import { vehicleHandlers } from "./handlers/vehicle-handlers.ts";
import { watchlistHandlers } from "./handlers/watchlist-handlers.ts";

/** Answers every endpoint of the contract. */
export const apiHandlers = (dependencies: ApiDependencies): ApiHandlers => ({
  ...vehicleHandlers(dependencies),
  ...testDriveHandlers(dependencies),
  ...serviceBookingHandlers(dependencies),
  ...contentHandlers(dependencies),
  ...modelHandlers(dependencies),
  ...offerHandlers(dependencies),
  ...reviewHandlers(dependencies),
  ...paymentHandlers(dependencies),
  ...reservationHandlers(dependencies),
  ...onlinePaymentHandlers(dependencies),
  ...purchaseHandlers(dependencies),
  ...eventHandlers(dependencies),
  ...stockHandlers(dependencies),
  ...suggestHandlers(dependencies),
  ...typesenseHandlers(dependencies),
  ...plainSearchHandlers(dependencies),
  ...geocodeHandlers(dependencies),
  ...carListHandlers(dependencies),
  ...searchPathHandlers(dependencies),
  ...leadHandlers(dependencies),
  ...identityHandlers(dependencies),
  ...watchlistHandlers(dependencies),
  ...garageHandlers(dependencies),
  ...spinHandlers(dependencies),
  ...alertHandlers(dependencies),
  ...financeHandlers(dependencies),
  ...quoteHandlers(dependencies),
  ...tradeInHandlers(dependencies),
  ...tradeInPhotoHandlers(dependencies),
});
