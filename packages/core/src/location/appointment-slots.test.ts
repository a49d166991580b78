import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointmentSlots, hasTestDrives } from "./appointment-slots.ts";

const sydney = "Australia/Sydney";
const rules = { slotMinutes: 60, leadHours: 4, daysAhead: 7 };
const week = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "12:00",
  formated_hours: null,
}));
type Special = {
  date: string;
  status: "Open" | "Closed";
  location_id: null;
  start_hour: string | null;
  end_hour: string | null;
};
const yard = (special: Special[] = [], hours = week) => ({
  contact_detail: { phone: null, landline_phone: null, opening_hours: hours },
  special_hours: special,
});
/** Friday, 20 November 2026, 9 am in Sydney. */
const now = new Date("2026-11-19T22:00:00Z");
const texts = (slots: ReturnType<typeof appointmentSlots>) =>
  slots.map(({ date, minutes }) => `${date} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`);

describe("appointmentSlots", () => {
  it("fills the opening hours with whole slots, and leaves the notice that the dealer needs", () => {
    const slots = texts(appointmentSlots(yard(), { now, timeZone: sydney, rules: { ...rules, daysAhead: 3 } }));
    expect(slots).toEqual(["2026-11-23 9:00", "2026-11-23 10:00", "2026-11-23 11:00"]);
    expect(
      texts(appointmentSlots(yard(), { now, timeZone: sydney, rules: { ...rules, leadHours: 1, daysAhead: 0 } })),
    ).toEqual(["2026-11-20 10:00", "2026-11-20 11:00"]);
    expect(
      texts(appointmentSlots(yard(), { now, timeZone: sydney, rules: { ...rules, slotMinutes: 120, daysAhead: 3 } })),
    ).toEqual(["2026-11-23 9:00"]);
  });
  it("keeps holidays closed and opens on special Saturdays", () => {
    const special: Special[] = [
      { date: "2026-11-23", status: "Closed", location_id: null, start_hour: null, end_hour: null },
      { date: "2026-11-21", status: "Open", location_id: null, start_hour: "10:00", end_hour: "11:30" },
    ];
    expect(
      texts(appointmentSlots(yard(special), { now, timeZone: sydney, rules: { ...rules, daysAhead: 4 } })),
    ).toEqual(["2026-11-21 10:00", "2026-11-24 9:00", "2026-11-24 10:00", "2026-11-24 11:00"]);
  });
  it("means the same time on the wall before and after the clocks change", () => {
    // Clocks go forward on Sunday, 4 October 2026.
    const [friday, , , monday] = appointmentSlots(yard(), {
      now: new Date("2026-10-01T14:00:00Z"),
      timeZone: sydney,
      rules: { ...rules, daysAhead: 4 },
    });
    expect(friday?.startsAt).toEqual(new Date("2026-10-01T23:00:00Z"));
    expect(monday?.startsAt).toEqual(new Date("2026-10-04T22:00:00Z"));
  });
  it("has no appointment in the hour that spring skips, and none twice in autumn", () => {
    const night = [{ weekday: 0, status: "Open" as const, open: "01:00", close: "05:00", formated_hours: null }];
    const spring = appointmentSlots(yard([], night), {
      now: new Date("2026-10-02T00:00:00Z"),
      timeZone: sydney,
      rules: { ...rules, daysAhead: 3 },
    });
    expect(texts(spring)).toEqual(["2026-10-04 1:00", "2026-10-04 3:00", "2026-10-04 4:00"]);
    const autumn = appointmentSlots(yard([], night), {
      now: new Date("2026-04-03T00:00:00Z"),
      timeZone: sydney,
      rules: { ...rules, daysAhead: 3 },
    });
    expect(texts(autumn)).toEqual(["2026-04-05 1:00", "2026-04-05 2:00", "2026-04-05 3:00", "2026-04-05 4:00"]);
    expect(new Set(autumn.map(({ startsAt }) => startsAt.getTime())).size).toBe(4);
  });
  it("has none where the hours are not known", () => {
    expect(appointmentSlots(yard([], []), { now, timeZone: sydney, rules })).toEqual([]);
  });
  it("never overlaps another, comes too soon or lasts another time than it says", () => {
    const instants = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2027-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(15, 30, 45, 60, 90),
        fc.constantFrom(sydney, "Pacific/Auckland", "Australia/Lord_Howe"),
        (at, slotMinutes, timeZone) => {
          const slots = appointmentSlots(yard(), { now: at, timeZone, rules: { ...rules, slotMinutes } });
          for (const [index, { startsAt, endsAt }] of slots.entries()) {
            expect(startsAt.getTime() - at.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000);
            expect(endsAt.getTime() - startsAt.getTime()).toBe(slotMinutes * 60_000);
            expect(slots[index - 1]?.endsAt.getTime() ?? 0).toBeLessThanOrEqual(startsAt.getTime());
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("hasTestDrives", () => {
  it("is where cars are sold", () => {
    expect(
      ["sales", "", "service", "parts"].map((type) => hasTestDrives({ location_type: type as "sales", visible: true })),
    ).toEqual([true, true, false, false]);
    expect(hasTestDrives({ location_type: "sales", visible: false })).toBe(false);
  });
});
