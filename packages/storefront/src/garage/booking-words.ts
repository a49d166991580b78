import type { GarageEntry } from "@forecourt/api";
import { appointmentLabel, dayLabel, stockWord, withDriveName } from "@forecourt/core";
import { bookTestDrivePath } from "@forecourt/core/pages";
import { bookingLinks } from "../enquiry/test-drive-times.ts";
import { callAction } from "./entry-words.ts";
import type { EntryWords, GarageSite } from "./entry-words.ts";

/** A test drive: confirmed, moved or cancelled on its own page. */
export function driveWords(
  { id, car, test_drive: drive }: Extract<GarageEntry, { kind: "test_drive" }>,
  site: GarageSite,
): EntryWords {
  const { manage, calendar } = bookingLinks(id);
  const place = [drive.location_name, drive.address].filter(Boolean).join(", ");
  const kind = withDriveName("Test drive", site.enquiry.testDriveName);
  const again = {
    label: "Book again",
    href: `${bookTestDrivePath}?${new URLSearchParams(car ? { car_id: car.id } : { location: drive.location_id })}`,
  };
  if (drive.car?.sold === true && (drive.state === "held" || drive.state === "booked"))
    return {
      kind,
      state: `This ${stockWord(site.search.vehicleType)} has been sold`,
      tone: "wait",
      lines: [drive.label, place],
      actions: [{ label: "Choose another or cancel", href: manage, isMain: true }],
    };
  switch (drive.state) {
    case "held":
      return {
        kind,
        state: `Confirm it${drive.held_until === null ? "" : ` by ${appointmentLabel(new Date(drive.held_until), drive.time_zone)}`}`,
        tone: "wait",
        lines: [drive.label, place],
        actions: [
          { label: "Confirm", href: manage, isMain: true },
          { label: "Move or cancel", href: manage },
        ],
      };
    case "booked":
      return {
        kind,
        state: drive.label,
        tone: "good",
        lines: [place],
        actions: [
          { label: "Move or cancel", href: manage, isMain: true },
          { label: "Add to calendar", href: calendar },
        ],
      };
    case "cancelled":
      if (drive.moved_to !== null)
        return { kind, state: "Moved to another time", tone: "over", lines: [drive.label], actions: [] };
      return { kind, state: "Cancelled", tone: "over", lines: [drive.label], actions: [again] };
    case "released":
      return { kind, state: "Not confirmed in time", tone: "over", lines: [drive.label], actions: [again] };
    case "past":
      return { kind, state: drive.label, tone: "over", lines: [place], actions: [again, callAction(site)] };
  }
}

/** A service: the workshop moves and cancels it by phone. */
export function bookingWords(
  { state, day, vehicle }: Extract<GarageEntry, { kind: "service_booking" }>,
  site: GarageSite,
  { today }: { today: string },
): EntryWords {
  const facts = { kind: "Service", title: vehicle ?? "Service booking" };
  const asked = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayLabel(day) : day;
  const again = site.servicePath === undefined ? [] : [{ label: "Book a service", href: site.servicePath }];
  if (day !== null && day < today)
    return { ...facts, state: asked ?? "", tone: "over", lines: [], actions: [...again, callAction(site)] };
  if (state === "unfinished")
    return {
      ...facts,
      state: "Not finished",
      tone: "wait",
      lines: ["We have it as far as you got, and will call you. You can also book again."],
      actions: [...again.map((action) => ({ ...action, isMain: true })), callAction(site)],
    };
  return {
    ...facts,
    state: asked === null ? "We have it and will call you" : `Asked for ${asked}`,
    tone: "wait",
    lines: ["We confirm the time with you. To move or cancel it, call us."],
    actions: [callAction(site)],
  };
}
