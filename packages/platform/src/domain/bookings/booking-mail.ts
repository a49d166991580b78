import { withDriveName } from "@forecourt/core";
import { myTestDriveAddress } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { and, count, eq, gt, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments, mails } from "../../records/schema.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { bookedWords, cancelledWords, heldWords, movedWords } from "./booking-mail-words.ts";
import { firstBooking } from "./first-booking.ts";
import { readTestDrive } from "./read-test-drive.ts";
import { testDriveCalendar } from "./test-drive-calendar.ts";

/** Mails of held drives to one address in a day: whoever books may give a stranger's. */
const maxHeldADay = 5;

/**
 * Queues the mail to a shopper about a test drive as it stands now: held, with the link that confirms it, booked or
 * moved, with an entry for the calendar, or cancelled, with what takes that entry out; once for each. A shopper without
 * an address gets none. An address, in capitals or not, gets five mails of held drives a day at most.
 *
 * @param options.site as it is stored, phone numbers whole
 * @param options.lead fields of its lead: who drives
 * @param options.origin of the site's pages
 */
export async function mailTestDrive(
  tx: DatabaseWriter,
  {
    site,
    id,
    leadId,
    lead,
    origin,
    now,
  }: {
    site: Site;
    id: string;
    leadId: string;
    lead: { name?: unknown; email?: unknown };
    origin: string;
    now: Date;
  },
): Promise<void> {
  const { name, email } = lead;
  if (typeof email !== "string" || email === "") return;
  const drive = await readTestDrive({ db: tx }, { site, id, now });
  const isHeld = drive.state === "held";
  if (isHeld && (await isTold(tx, { siteSlug: site.slug, email, now }))) return;
  const say = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  const first = await firstBooking(tx, { siteSlug: site.slug, id });
  const { kind, subject, paragraphs, label } = isHeld
    ? heldWords
    : drive.state === "cancelled"
      ? cancelledWords
      : first.moves > 0 && (await hasNewTime(tx, { siteSlug: site.slug, id, startsAt: drive.starts_at }))
        ? movedWords
        : bookedWords;
  await queueMail(tx, {
    siteSlug: site.slug,
    leadId,
    kind,
    about: id,
    to: email,
    mail: composeMail(site, {
      subject: say(`${subject}: ${drive.label}`),
      greeting: typeof name === "string" && name !== "" ? `Hello ${name},` : "Hello,",
      paragraphs: [...paragraphs.map(say), ...(kind === bookedWords.kind ? [site.enquiry.testDriveNote] : [])],
      facts: [
        ["When", drive.label],
        ["Where", [drive.location_name, drive.address].filter(Boolean).join(", ")],
        ...(drive.car ? ([["Vehicle", drive.car.name]] as const) : []),
      ],
      link: {
        label: say(label),
        url: origin + myTestDriveAddress(id),
      },
      ...(isHeld
        ? {}
        : {
            calendar: {
              filename: "test-drive.ics",
              content: testDriveCalendar(drive, { site, id, ...first, origin, now }),
            },
          }),
    }),
    now,
  });
}

/** Whether a booking that was moved has another time than before: a shopper may have chosen another car alone. */
async function hasNewTime(
  tx: DatabaseWriter,
  { siteSlug, id, startsAt }: { siteSlug: string; id: string; startsAt: string },
): Promise<boolean> {
  const [before] = await tx
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(eq(appointments.movedTo, id), eq(appointments.siteSlug, siteSlug)));
  return before?.startsAt.toISOString() !== startsAt;
}

async function isTold(
  tx: DatabaseWriter,
  { siteSlug, email, now }: { siteSlug: string; email: string; now: Date },
): Promise<boolean> {
  const [{ told } = { told: 0 }] = await tx
    .select({ told: count() })
    .from(mails)
    .where(
      and(
        eq(mails.siteSlug, siteSlug),
        eq(mails.kind, heldWords.kind),
        eq(sql`lower(${mails.recipient})`, email.toLowerCase()),
        gt(mails.createdAt, new Date(now.getTime() - 24 * 3_600_000)),
      ),
    );
  return told >= maxHeldADay;
}
