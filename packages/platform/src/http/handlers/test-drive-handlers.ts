import type { testDriveEndpoints } from "@forecourt/api";
import { canTestDrive, testDriveForm } from "@forecourt/core";
import { myTestDriveAddress } from "@forecourt/core/pages";
import type { Car, Location, Site } from "@forecourt/core/schemas";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import { bookTestDrive } from "../../domain/bookings/book-test-drive.ts";
import { confirmTestDrive, confirmToken } from "../../domain/bookings/confirm-test-drive.ts";
import { cancelForShopper } from "../../domain/bookings/cancel-for-shopper.ts";
import { firstBooking } from "../../domain/bookings/first-booking.ts";
import { currentBooking } from "../../domain/bookings/current-booking.ts";
import { readSlots } from "../../domain/bookings/read-slots.ts";
import { readTestDrive } from "../../domain/bookings/read-test-drive.ts";
import { testDriveCalendar } from "../../domain/bookings/test-drive-calendar.ts";
import { testDrivePlace } from "../../domain/bookings/test-drive-place.ts";
import { leadProblems } from "../../domain/leads/lead-problems.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { readCar } from "../../domain/stock/read-car.ts";

/** Booking a test drive, and what becomes of the booking. */
export function testDriveHandlers({
  database,
  routeLeadsOf,
  identity,
  keys,
  visitorOf,
  storedSite,
  onLead,
  now,
}: ApiDependencies): HandlersOf<typeof testDriveEndpoints> {
  async function carAndPlace(
    site: Site,
    asked: { carId: string | undefined; locationId: string | undefined },
  ): Promise<{ car: Car | undefined; place: Location }> {
    if (!site.appointments.enabled)
      throw new ApiRefusal(404, "appointments_off", "This site takes no bookings online.");
    const car = asked.carId === undefined ? undefined : await carToDrive(site, asked.carId);
    const place = testDrivePlace(site, { car, locationId: asked.locationId });
    if (!place) throw new ApiRefusal(404, "location_not_found", "There is no such location for test drives.");
    return { car, place };
  }

  async function carToDrive(site: Site, id: string): Promise<Car> {
    const car = await readCar(database.db, { siteSlug: site.slug, id: Number(id) });
    if (!car || !canTestDrive(car, site.stock) || !car.show_on_dealer_website)
      throw new ApiRefusal(404, "car_not_found", "This car is not there to be driven.");
    return car;
  }

  return {
    async testDriveSlots({ site, query }) {
      const { car, place } = await carAndPlace(site, { carId: query.car_id, locationId: query.location_id });
      return readSlots(database, {
        site,
        place,
        carId: car && Number(car.id),
        replaces: query.replaces,
        now: now(),
      });
    },

    async bookTestDrive({ site, body, request }) {
      const { starts_at: startsAt, location_id: locationId, replaces, ...lead } = body;
      const carId = lead.car_id !== undefined && /^\d{1,15}$/.test(lead.car_id) ? lead.car_id : undefined;
      const { car, place } = await carAndPlace(site, { carId, locationId });
      const fields = leadProblems(site, testDriveForm, { ...lead, starts_at: startsAt }, { now: now() });
      if (fields.length > 0) throw new InvalidFieldsError(fields);
      const origin = siteOrigin(site, visitorOf(request));
      const answer = await bookTestDrive(database, {
        site: storedSite(site),
        place,
        car,
        lead,
        startsAt: new Date(startsAt),
        replaces,
        userId: (await identity.signedIn(site, visitorOf(request)))?.userId,
        routeLead: routeLeadsOf(site.slug),
        now: now(),
        origin,
        confirmUrl: (id) => origin + myTestDriveAddress(id, confirmToken(keys, id)),
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
      });
      onLead();
      return answer;
    },

    async testDriveCalendar({ site, params, request }) {
      const at = now();
      const id = await currentBooking(database.db, { siteSlug: site.slug, id: params.id });
      const origin = siteOrigin(site, visitorOf(request));
      const file = testDriveCalendar(await readTestDrive(database, { site, id, now: at }), {
        site,
        id,
        ...(await firstBooking(database.db, { siteSlug: site.slug, id })),
        origin,
        now: at,
      });
      return new Response(file, {
        headers: {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'attachment; filename="test-drive.ics"',
          "cache-control": "no-store",
          "x-robots-tag": "noindex",
          "x-content-type-options": "nosniff",
        },
      });
    },

    async testDrive({ site, params }) {
      return readTestDrive(database, { site, id: params.id, now: now() });
    },

    async confirmTestDrive({ site, params: { id }, body, request }) {
      const at = now();
      const user = await identity.signedIn(site, visitorOf(request));
      if (
        await confirmTestDrive(database, keys, {
          site: storedSite(site),
          origin: siteOrigin(site, visitorOf(request)),
          id,
          userId: user?.userId,
          token: body.token,
          now: at,
        })
      )
        onLead();
      return readTestDrive(database, { site, id, now: at });
    },

    async cancelTestDrive({ site, params: { id }, request }) {
      const at = now();
      const origin = siteOrigin(site, visitorOf(request));
      if (await cancelForShopper(database, { site: storedSite(site), id, origin, now: at })) onLead();
      const drive = await readTestDrive(database, {
        site,
        id: await currentBooking(database.db, { siteSlug: site.slug, id }),
        now: at,
      });
      if (drive.state === "past")
        throw new ApiRefusal(
          409,
          "test_drive_past",
          "This test drive has begun, so it cannot be cancelled here. Please give us a call.",
        );
      return drive;
    },
  };
}
