import type { financeEndpoints } from "@forecourt/api";
import { withoutEndedQuotes } from "@forecourt/core";
import { mobileNumber } from "@forecourt/core/phone";
import type { Car, Site } from "@forecourt/core/schemas";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import { carDisclaimer } from "../../domain/finance/car-disclaimer.ts";
import { createFinanceEnquiryService } from "../../domain/finance/finance-enquiry-service.ts";
import { enquiryMessages } from "../../domain/finance/enquiry-steps.ts";
import { sessionCookie } from "../requests/session-cookie.ts";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import { addressLimit } from "../../base/load/address-limit.ts";
import { ApiRefusal, outsideRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { findCars } from "../../domain/stock/find-cars.ts";
import { readCar } from "../../domain/stock/read-car.ts";

const quoteFailed = "Failed to get YouX quick quote";
const customersAtOnce = 5;

/** Quotes, customers and the finance enquiry. */
export function financeHandlers(dependencies: ApiDependencies): HandlersOf<typeof financeEndpoints> {
  const { database, identity, keys, lenderClientOf, visitorOf, log, now } = dependencies;
  const customerWait = addressLimit({ burst: customersAtOnce, refillMs: 60_000 });
  const enquiries = createFinanceEnquiryService(dependencies.enquiries, identity);

  /** As it is stored: the lender needs the VIN of a car whose site hides it. */
  async function carOf(site: Site, carId: string): Promise<Car> {
    const car = await readCar(database.db, { siteSlug: site.slug, id: Number(carId) });
    if (!car) throw new InvalidFieldsError([{ path: "car_id", message: "This car is not in our stock." }]);
    return withoutEndedQuotes(car, now());
  }

  function limit(waitSeconds: number): void {
    if (waitSeconds > 0)
      throw new ApiRefusal(
        429,
        "too_many_requests",
        "Too many requests were sent from this address. Please try again in a moment.",
        { headers: { "retry-after": String(waitSeconds) } },
      );
  }

  return {
    async quote({ site, body }) {
      const outcome = await lenderClientOf(site.slug).quote(body);
      if (outcome.kind === "quoted") return outcome.quote;
      if (outcome.kind === "refused") throw new ApiRefusal(422, "quote_refused", outcome.error ?? quoteFailed);
      log({ level: "warn", event: "quote_failed", site: site.slug, reason: outcome.reason });
      throw outsideRefusal("quote_failed", quoteFailed);
    },

    async createCustomer({ site, body, request }) {
      const user = await identity.requireSignedIn(site, visitorOf(request));
      if (mobileNumber(body.data.phoneNumber, site.country) !== user.phone)
        throw new ApiRefusal(422, "fields_invalid", "Some fields are not valid.", {
          fields: [{ path: "data.phoneNumber", message: "Use the number that you signed in with." }],
        });
      limit(customerWait(site.slug, user.userId, now().getTime()));
      const key = checkedIdempotencyKey(request.headers.get("idempotency-key")) ?? crypto.randomUUID();
      const customer = {
        data: { ...body.data, phoneNumber: user.phone },
        additionalData: body.additionalData,
        idempotencyKey: `${site.slug}:${user.userId}:${key}`,
      };
      const outcome = await lenderClientOf(site.slug).createCustomer(customer);
      if (outcome.kind === "refused")
        throw new ApiRefusal(422, "customer_refused", outcome.error ?? enquiryMessages.failed);
      if (outcome.kind === "failed") {
        log({ level: "warn", event: "customer_failed", site: site.slug, reason: outcome.reason });
        throw outsideRefusal("customer_failed", enquiryMessages.failed);
      }
      if (outcome.redirectUrl === undefined) throw outsideRefusal("no_redirect", enquiryMessages.noRedirect);
      return { redirectUrl: outcome.redirectUrl };
    },

    async financeEnquiry({ site, body, request }) {
      if (!site.financeEnquiry.enabled)
        throw new ApiRefusal(404, "finance_enquiry_off", "This site takes no finance enquiries.");
      const visitor = visitorOf(request);
      const { answer, sessionToken } = await enquiries.take({
        site,
        visitor,
        form: body,
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
        findCar: (carId) => carOf(site, carId),
      });
      const headers = new Headers({ "cache-control": "private, no-store" });
      if (sessionToken !== undefined)
        headers.set("set-cookie", await sessionCookie(sessionToken, keys.cookieKey(site.slug), visitor.secure));
      return Response.json(answer, { headers });
    },

    async financeDisclaimer({ site, query }) {
      const [car] = await findCars(database, site, [Number(query.car_id)], now());
      if (!car) throw new ApiRefusal(404, "car_not_found", "There is no such car on this site.");
      return Response.json(carDisclaimer(car, site, now()), {
        headers: { "cache-control": "public, max-age=10, stale-while-revalidate=60" },
      });
    },
  };
}
