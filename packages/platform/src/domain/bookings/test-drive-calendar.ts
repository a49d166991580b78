import { createHash } from "node:crypto";
import type { BookedTestDrive } from "@forecourt/api";
import { calendarFile, withDriveName } from "@forecourt/core";
import type { FirstBooking } from "./first-booking.ts";
import { myTestDriveAddress } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/**
 * A booked test drive as the file for the shopper's calendar. Its UID is a hash: calendars show it to whoever shares
 * them, and the id itself lets one cancel. It stays the same when the drive is moved, so that a calendar moves its
 * entry. The address of the page to change it stands in the file, which is the shopper's own.
 *
 * @param origin of the site's pages
 */
export function testDriveCalendar(
  drive: BookedTestDrive,
  { site, id, firstId, moves, origin, now }: FirstBooking & { site: Site; id: string; origin: string; now: Date },
): string {
  const url = origin + myTestDriveAddress(id);
  return calendarFile(
    {
      uid: `${createHash("sha256").update(`test-drive ${firstId}`).digest("hex").slice(0, 32)}@${new URL(origin).hostname}`,
      startsAt: new Date(drive.starts_at),
      endsAt: new Date(drive.ends_at),
      summary: withDriveName(
        drive.car ? `Test drive: ${drive.car.name}` : `Test drive at ${site.name}`,
        site.enquiry.testDriveName,
      ),
      location: [drive.location_name, drive.address].filter(Boolean).join(", "),
      description: `${site.enquiry.testDriveNote}\nTo change or cancel: ${url}`,
      url,
      moves,
      isCancelled: drive.state === "cancelled" || drive.state === "released",
    },
    now,
  );
}
