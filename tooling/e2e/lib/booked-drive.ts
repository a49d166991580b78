import { ask } from "./ask.ts";
import type { SiteName } from "./sites.ts";
import { findCar } from "./stock.ts";

/** A test drive that was booked just now: its page, and the car. */
export interface BookedDrive {
  path: string;
  car: { id: string; name: string };
}

/**
 * Books a test drive of a car in stock, at the last time that is free. @param who whose details it has; an address of
 * its own where none is given
 */
export async function bookedDrive(
  site: SiteName,
  who: { name: string; phone?: string } = { name: "Every Page" },
): Promise<BookedDrive> {
  const car = await findCar(site, ({ status }) => status === "in_stock");
  const { text: times } = await ask(`${site}.localhost`, `/api/test-drive-slots?car_id=${car.id}`);
  const { days } = JSON.parse(times) as { days: { slots: { starts_at: string }[] }[] };
  const free = days
    .flatMap(({ slots }) => slots)
    .map(({ starts_at }) => starts_at)
    .toReversed();
  for (const starts_at of free) {
    const email = `every-page-${starts_at.replaceAll(/\W/g, "")}@example.com`;
    const body = JSON.stringify({ ...(who.phone === undefined ? { email } : {}), ...who, car_id: car.id, starts_at });
    const { status, text } = await ask(`${site}.localhost`, "/api/test-drives", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (status === 200)
      return { path: `/my-test-drive?booking=${(JSON.parse(text) as { appointment_id: string }).appointment_id}`, car };
    // Another walk was quicker.
    if (status !== 409) throw new Error(`A test drive was answered with ${status}: ${text}`);
  }
  throw new Error(`${site} has no time for a test drive.`);
}
