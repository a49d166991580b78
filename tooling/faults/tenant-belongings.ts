import type { TestDriveAnswer, TestDriveSlots } from "@forecourt/api";
import type { Answer } from "./ask.ts";
import type { Stage } from "./open-stage.ts";
import { markedAddress, markedPhone } from "./sent-marks.ts";
import type { StageSite } from "./stage-sites.ts";
import { untilTaken } from "./until-taken.ts";

/** What a site and a shopper of it have, and nobody else may see or touch. */
export interface Belongings {
  site: StageSite;
  slugs: readonly string[];
  carIds: readonly string[];
  feedPath: string;
  /** Cookies of a shopper who is signed in and has begun a service booking. */
  cookie: string;
  leadId: string;
  bookingToken: string;
  appointmentId: string;
}

/**
 * Does what a shopper does on a site, so that there is something to take: signs in, saves a car, enquires, books a
 * service and a test drive.
 *
 * @param index chooses the shopper's number and address
 * @throws Error that says which of it the site refused
 */
export async function gatherBelongings(stage: Stage, site: StageSite, index: number): Promise<Belongings> {
  const cars = await readCars(stage, site);
  const phone = markedPhone(index, site.country);
  const from = [["x-forwarded-for", markedAddress(index)]] as const;
  const call = async (target: string, body: unknown, headers: readonly (readonly [string, string])[] = []) => {
    const answer = await untilTaken(() => stage.post(site, target, body, [...from, ...headers]));
    if (answer.status !== 200)
      throw new Error(
        `[faults] ${target} of ${site.slug} answered ${answer.status} to a shopper who did nothing wrong: ${answer.text.slice(0, 300)}`,
      );
    return answer;
  };
  const person = {
    name: site.word,
    last_name: site.word,
    email: `shopper@${site.word}.example`,
    terms_conditions: true,
    message: site.word,
  };
  const before = stage.services.texts.length;
  const asked = await call("/api/auth/otp", { phone });
  const code = /\b\d{6}\b/.exec(stage.services.texts.slice(before).at(-1)?.text ?? "")?.[0];
  const verified = await call("/api/auth/verify", { phone, token: code }, [["cookie", cookiesOf(asked)]]);
  const session = cookiesOf(verified);
  await call("/api/watchlist/save-car", { car_id: cars.carIds[0] }, [["cookie", session]]);
  await call("/api/leads", { ...person, phone });
  const { name, last_name, email, terms_conditions } = person;
  const service = await call("/api/service-bookings", { name, last_name, email, phone, terms_conditions });
  const slots = JSON.parse(
    (
      await untilTaken(() =>
        stage.send(site, { target: `/api/test-drive-slots?car_id=${cars.carIds[0]}`, headers: from }),
      )
    ).text,
  ) as TestDriveSlots;
  const booked = await call("/api/test-drives", {
    ...person,
    phone,
    car_id: cars.carIds[0],
    starts_at: slots.days[index % slots.days.length]?.slots[0]?.starts_at,
  });
  const { lead_id: leadId, token } = JSON.parse(service.text) as { lead_id: string; token: string };
  const { appointment_id: appointmentId } = JSON.parse(booked.text) as TestDriveAnswer;
  return {
    ...cars,
    cookie: `${session}; forecourt_service=${bookingValue({ leadId, token })}`,
    leadId,
    bookingToken: token,
    appointmentId,
  };
}

/** A booking as its cookie has it (`bookingCookie` of the storefront). */
const bookingValue = (booking: { leadId: string; token: string }): string =>
  encodeURIComponent(btoa(JSON.stringify(booking)));

/** What a site has that no shopper has touched: of a site that is not served, all that there is. */
export async function readCars({ database }: Pick<Stage, "database">, site: StageSite): Promise<Belongings> {
  const rows = await database.sql<
    { id: string; slug: string }[]
  >`select id::text, slug from cars where site_slug = ${site.slug} order by id limit 6`;
  return {
    site,
    slugs: rows.map(({ slug }) => slug),
    carIds: rows.map(({ id }) => id),
    feedPath: `/feeds/token-of-${site.word}-0000000000/google-vehicle-ads.xml`,
    cookie: "",
    leadId: "",
    bookingToken: "",
    appointmentId: "",
  };
}

/** The cookies of an answer, as a browser sends them back; those that it ends are left out. */
const cookiesOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? "")
    .split("\n")
    .filter((line) => !/=;|Max-Age=0/.test(line))
    .map((line) => line.split(";")[0])
    .join("; ");
