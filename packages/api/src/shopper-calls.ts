import type {
  CustomerData,
  DisclaimerAnswer,
  FinanceEnquiryAnswer,
  FinanceEnquiryInput,
  QuoteAnswer,
  QuoteRequestInput,
} from "./endpoints/finance-endpoints.ts";
import type { CodeSent, ContactAnswer, SessionAnswer, WatchlistAnswer } from "./endpoints/identity-endpoints.ts";
import type { Caller, CallOptions } from "./caller.ts";

/** What a code is sent with (S2 §7). */
interface CodeMetadata {
  first_name?: string;
  last_name?: string;
  email?: string;
  dealership_slug?: string;
}

/** Signing in, the watchlist and finance; what each refuses is said at `identityEndpoints` and `financeEndpoints`. */
export interface ShopperCalls {
  /** Ask before {@link sendCode}; a refusal blocks sending. */
  checkRateLimit(phone: string, options?: CallOptions): Promise<{ allowed: true }>;
  sendCode(phone: string, data?: CodeMetadata, options?: CallOptions): Promise<CodeSent>;
  verifyCode(phone: string, token: string, options?: CallOptions & { dealershipSlug?: string }): Promise<SessionAnswer>;
  signOut(options?: CallOptions): Promise<SessionAnswer>;
  getSession(options?: CallOptions): Promise<SessionAnswer>;
  checkIfContactExists(phone: string, options?: CallOptions): Promise<ContactAnswer>;
  getWatchlist(options?: CallOptions): Promise<WatchlistAnswer>;
  saveWatchedCar(carId: string, options?: CallOptions): Promise<WatchlistAnswer>;
  removeWatchedCar(carId: string, options?: CallOptions): Promise<WatchlistAnswer>;
  quote(request: QuoteRequestInput, options?: CallOptions): Promise<QuoteAnswer>;
  createCustomer(
    customer: { data: CustomerData; additionalData?: Record<string, unknown> },
    options?: CallOptions & { idempotencyKey?: string },
  ): Promise<{ redirectUrl: string }>;
  /** Repeat with the same key when the answer was lost. */
  financeEnquiry(
    enquiry: FinanceEnquiryInput,
    options: CallOptions & { idempotencyKey: string },
  ): Promise<FinanceEnquiryAnswer>;
  financeDisclaimer(carId: string, options?: CallOptions): Promise<DisclaimerAnswer>;
}

/** The calls of a shopper, made by the given caller. */
export function shopperCalls({ get, post }: Caller): ShopperCalls {
  return {
    checkRateLimit: (phone, options) => post("api/rate-limit", { phone }, options),
    sendCode: (phone, data, options) => post("api/auth/otp", { phone, ...(data ? { data } : {}) }, options),
    verifyCode: (phone, token, { dealershipSlug, ...options } = {}) =>
      post(
        "api/auth/verify",
        { phone, token, type: "sms", ...(dealershipSlug === undefined ? {} : { dealership_slug: dealershipSlug }) },
        options,
      ),
    signOut: (options) => post("api/auth/logout", {}, options),
    getSession: (options) => get("api/session", undefined, options),
    checkIfContactExists: (phone, options) => get("api/check-if-contact-exists", { phone_number: phone }, options),
    getWatchlist: (options) => get("api/watchlist", undefined, options),
    saveWatchedCar: (carId, options) => post("api/watchlist/save-car", { car_id: carId }, options),
    removeWatchedCar: (carId, options) => post("api/watchlist/remove-car", { car_id: carId }, options),
    quote: (request, options) => post("api/youx/quote", request, options),
    createCustomer: (customer, options) => post("api/youx/create-customer", customer, options),
    financeEnquiry: (enquiry, options) => post("api/finance/enquiry", enquiry, options),
    financeDisclaimer: (carId, options) => get("api/finance/disclaimer", { car_id: carId }, options),
  };
}
