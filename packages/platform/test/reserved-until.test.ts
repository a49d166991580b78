import { describe, expect, it } from "vitest";
import { reservedUntil } from "../src/domain/reservations/reserved-until.ts";

const zone = "Australia/Sydney";
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "08:30",
  close: "17:30",
  formated_hours: null,
}));
const place = { contact_detail: { opening_hours: weekdays }, special_hours: [] } as never;
const end = (earliest: string, at = place) => reservedUntil(new Date(earliest), at, zone).toISOString();

describe("the end of a paid reservation", () => {
  it.each([
    [
      "at closing time, of a day on which its hours end while the place is open",
      "2026-11-23T01:12:00Z",
      "2026-11-23T06:30:00.000Z",
    ],
    ["at the next opening, of one that would end at 4:12 am", "2026-11-23T17:12:00Z", "2026-11-23T21:30:00.000Z"],
    ["at the next opening, of one that would end in the evening", "2026-11-23T09:00:00Z", "2026-11-23T21:30:00.000Z"],
    ["on Monday, of one that would end on a Sunday", "2026-11-22T01:00:00Z", "2026-11-22T21:30:00.000Z"],
  ])("is %s", (_, earliest, expected) => {
    expect(end(earliest)).toBe(expected);
  });

  it("is at the closing time of the place's own clocks, where they are not the site's", () => {
    const perth = { ...(place as object), time_zone: "Australia/Perth" } as never;
    expect(end("2026-11-23T01:12:00Z", perth)).toBe("2026-11-23T09:30:00.000Z");
  });

  it("is when its hours are over where nobody knows when the place is open, and never sooner", () => {
    const closed = { contact_detail: { opening_hours: [] }, special_hours: [] } as never;
    expect(end("2026-11-23T17:12:00Z", closed)).toBe("2026-11-23T17:12:00.000Z");
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      const earliest = new Date(Date.UTC(2026, 10, 20, hour, 12));
      expect(reservedUntil(earliest, place, zone).getTime()).toBeGreaterThanOrEqual(earliest.getTime());
    }
    expect(reservedUntil(new Date("2026-11-23T17:12:00Z"), undefined, zone).toISOString()).toBe(
      "2026-11-23T17:12:00.000Z",
    );
  });
});
