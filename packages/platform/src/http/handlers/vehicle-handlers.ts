import type { PriceComparisonAnswerBody, vehicleEndpoints } from "@forecourt/api";
import {
  contactPhone,
  comparisonText,
  hasPriceReport,
  priceComparison,
  siteMoney,
  telHref,
  wallDate,
} from "@forecourt/core";
import { carNotice, locationOfCar } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { logReveal } from "../../domain/shoppers/log-reveal.ts";
import { revealSession } from "../requests/view-session.ts";
import { ApiRefusal, outsideRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import { createCarPaper } from "./car-paper.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { findCar } from "../../domain/stock/find-car.ts";
import type { FoundCar } from "../../domain/stock/find-car.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { readCar } from "../../domain/stock/read-car.ts";

const comparisonCaching = "public, max-age=300, stale-while-revalidate=3600";
const deliveryCaching = "public, max-age=300";

/** What the page of a car asks for once it is there. */
export function vehicleHandlers({
  database,
  vehicle,
  versionsOf,
  visitorOf,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof vehicleEndpoints> {
  async function compare(site: Site, { stored, version }: FoundCar): Promise<PriceComparisonAnswerBody> {
    try {
      return await vehicle.comparePrice(site, stored, version);
    } catch (error) {
      log({ level: "warn", event: "price_comparison_failed", site: site.slug, ...failureDetails(error) });
      throw outsideRefusal("comparison_unavailable", "The price comparison does not answer right now.");
    }
  }

  const paper = createCarPaper({ carPdf: vehicle.carPdf, versionsOf, now });

  return {
    async comparePrice({ site, params }) {
      if (!site.priceComparison.enabled) throw new ApiRefusal(404, "comparison_off", "This site compares no prices.");
      const found = await findCar(database, site, params.slug, now());
      return Response.json(await compare(site, found), { headers: { "cache-control": comparisonCaching } });
    },

    async getPriceReport({ site, params, request }) {
      if (!hasPriceReport(site))
        throw new ApiRefusal(404, "price_report_off", "This site offers no report on how a price compares.");
      const found = await findCar(database, site, params.slug, now());
      const answer = await compare(site, found);
      const comparison = priceComparison(answer, site.priceComparison.lowBandWord);
      if (!comparison)
        throw new ApiRefusal(404, "price_report_missing", "The price of this car cannot be compared right now.");
      const money = siteMoney(site);
      const text = comparisonText(comparison, { money, sampleSize: answer.sample_size });
      return paper(site, found, {
        request,
        file: `${found.car.slug}-autogauge.pdf`,
        comparison: { wording: comparison.wording, ...text },
      });
    },

    async getCarNotice({ site, params, request }) {
      const found = await findCar(database, site, params.slug, now());
      const { car } = found;
      const notice = carNotice(car, { site, place: locationOfCar(car, site.locations) });
      if (!notice) throw new ApiRefusal(404, "notice_not_due", "This car carries no official notice.");
      return paper(site, found, { request, file: `${car.slug}-consumer-information-notice.pdf`, notice });
    },

    async getCarPdf({ site, params, request }) {
      const found = await findCar(database, site, params.slug, now());
      return paper(site, found, { request, file: `${found.car.slug}.pdf` });
    },

    async estimateDelivery({ site, query }) {
      if (!site.delivery.enabled) throw new ApiRefusal(404, "delivery_off", "This site has no delivery calculator.");
      return Response.json(await vehicle.estimateDelivery(site, query.postcode), {
        headers: { "cache-control": deliveryCaching },
      });
    },

    async revealPhone({ site, body, request }) {
      const visitor = revealSession(visitorOf(request).headers);
      const stored = vehicle.storedSiteOf(site.slug) ?? site;
      const car = body.car_id === undefined ? undefined : await carOf(site, body.car_id);
      if (!car && body.location_id !== undefined && !stored.locations.some(({ id }) => id === body.location_id))
        throw new ApiRefusal(404, "location_not_found", "There is no such location on this site.");
      const { of, phone } = contactPhone(stored, {
        car,
        locationId: body.location_id,
        dealershipSlug: body.dealership_slug,
        number: body.number,
      });
      const at = now();
      await logReveal(database, {
        siteSlug: site.slug,
        of,
        session: visitor.session,
        day: wallDate(at, site.timeZone),
        now: at,
        carId: car && Number(car.id),
        dealershipId: body.dealership_id,
        websiteId: body.website_id,
      });
      return Response.json(
        { phone, href: telHref(phone), of },
        { headers: { "cache-control": "no-store", ...(visitor.setCookie ? { "set-cookie": visitor.setCookie } : {}) } },
      );
    },
  };

  /** Also a car that was just sold: its page still shows the number. */
  async function carOf(site: Site, id: string) {
    const car = await readCar(database.db, { siteSlug: site.slug, id: Number(id) });
    if (!car) throw new ApiRefusal(404, "car_not_found", "There is no such car on this site.");
    return car;
  }
}
