import { stockWord, withDriveName } from "@forecourt/core";
import { myTestDriveAddress } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, gt, isNotNull, isNull, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments, cars, leads } from "../../records/schema.ts";
import { said } from "../leads/lead-facts.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import { composeMail } from "../mail/compose-mail.ts";
import type { MailParts } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isForSaleNowhereElse } from "../stock/for-sale-elsewhere.ts";
import { readTestDrive } from "./read-test-drive.ts";

/**
 * Tells shoppers, once for each booking, of test drives still to come whose car the stock file marks as sold. The
 * booking stays: the shopper chooses another car for it, cancels it or calls. Only a confirmed booking is mailed: the
 * address of another may be a stranger's (decisions/0019). Whoever has reserved the car themselves is not told either:
 * they are the one who is buying it.
 *
 * @param options.site the site as it is stored
 */
export async function tellOfSoldTestDrives(
  tx: DatabaseWriter,
  { site, now }: { site: Site; now: Date },
): Promise<void> {
  const found = await tx
    .select({ id: appointments.id, leadId: leads.id, lead: leadFieldsInSql })
    .from(appointments)
    .innerJoin(cars, and(eq(cars.id, appointments.carId), eq(cars.siteSlug, appointments.siteSlug)))
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(
      and(
        eq(appointments.siteSlug, site.slug),
        gt(appointments.startsAt, now),
        isNotNull(appointments.confirmedAt),
        isNull(appointments.cancelledAt),
        isNull(appointments.releasedAt),
        eq(cars.status, "sold"),
        isForSaleNowhereElse,
        sql`not exists (select 1 from reservations join leads as buyer on buyer.id = reservations.lead_id
          where reservations.car_id = ${cars.id} and reservations.state in ('reserved', 'sold')
          and lower(buyer.payload ->> 'email') = lower(${leads.payload} ->> 'email'))`,
      ),
    );
  for (const { id, leadId, lead } of found) {
    const to = said(lead["email"]);
    if (to === undefined) continue;
    const mail = composeMail(site, await mailParts(tx, { site, id, name: said(lead["name"]), now }));
    await queueMail(tx, { siteSlug: site.slug, leadId, kind: "test_drive_car_sold", about: id, to, mail, now });
  }
}

async function mailParts(
  tx: DatabaseWriter,
  { site, id, name, now }: { site: Site; id: string; name: string | undefined; now: Date },
): Promise<MailParts> {
  const drive = await readTestDrive({ db: tx }, { site, id, now });
  const say = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  const vehicle = stockWord(site.search.vehicleType);
  const [host] = site.hosts;
  return {
    subject: say(`The ${vehicle} of your test drive has been sold`),
    greeting: name === undefined ? "Hello," : `Hello ${name},`,
    paragraphs: [
      say(`The ${vehicle} below has been sold, so your test drive of it cannot take place. We are sorry.`),
      host === undefined
        ? `Call us on ${site.dealer.phone} to choose another ${vehicle} for the same time, or to cancel.`
        : `By the link below you can choose another ${vehicle} and a time for it, or cancel. If you would rather talk to us, call ${site.dealer.phone}.`,
    ],
    facts: [
      ["When", drive.label],
      ["Where", [drive.location_name, drive.address].filter(Boolean).join(", ")],
      ...(drive.car ? ([["Vehicle", drive.car.name]] as const) : []),
    ],
    ...(host === undefined
      ? {}
      : {
          link: { label: `Choose another ${vehicle} or cancel`, url: `https://${host}${myTestDriveAddress(id)}` },
          ...(drive.car
            ? { alsoLink: { label: `See similar ${site.search.vehicleType}`, url: `https://${host}${drive.car.path}` } }
            : {}),
        }),
  };
}
