import { describe, expect, it } from "vitest";
import { appointmentSlots } from "./appointment-slots.ts";
import { locationOpenState } from "./location-open-state.ts";
import { locationTimeZone } from "./location-time-zone.ts";
import { nextOpenDays } from "./next-open-days.ts";
import { hoursFromToday } from "./week-hours.ts";

const everyDay = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "17:00",
  formated_hours: null,
}));
const place = (time_zone?: string) => ({
  ...(time_zone === undefined ? {} : { time_zone }),
  contact_detail: { phone: null, landline_phone: null, opening_hours: everyDay },
  special_hours: [],
});
const [perth, sydney] = [place("Australia/Perth"), place()];
const timeZone = "Australia/Sydney";
/** 8:00 am of 25 December in Sydney, and 5:00 am in Perth. */
const morning = new Date("2026-12-24T21:00:00Z");
/** 6:00 pm of 25 December in Sydney, and 3:00 pm in Perth. */
const evening = new Date("2026-12-25T07:00:00Z");
/** 1:00 am of 26 December in Sydney, and 10:00 pm of the 25th in Perth. */
const night = new Date("2026-12-25T14:00:00Z");

describe("a place in Perth of a group that goes by Sydney's clocks", () => {
  it("is told by its own clocks, a place without any by the group's", () => {
    expect([perth, sydney, undefined].map((each) => locationTimeZone(each, { timeZone }))).toEqual([
      "Australia/Perth",
      timeZone,
      timeZone,
    ]);
  });

  it("is still open when Sydney has closed", () => {
    expect(locationOpenState(perth, { now: evening, timeZone })?.text).toBe("Open until 5:00 pm");
    expect(locationOpenState(sydney, { now: evening, timeZone })?.text).toBe("Opens Saturday 9:00 am");
  });

  it("begins its test drives at nine in Perth", () => {
    const first = (each: typeof perth) =>
      appointmentSlots(each, {
        now: morning,
        timeZone,
        rules: { slotMinutes: 60, leadHours: 0, daysAhead: 1 },
      })[0]?.startsAt.toISOString();
    expect([first(perth), first(sydney)]).toEqual(["2026-12-25T01:00:00.000Z", "2026-12-24T22:00:00.000Z"]);
  });

  it("has another today and another tomorrow late in the evening", () => {
    expect(hoursFromToday(perth, { now: night, timeZone })[0]?.weekday).toBe(5);
    expect(hoursFromToday(sydney, { now: night, timeZone })[0]?.weekday).toBe(6);
    expect(nextOpenDays(perth, { now: night, timeZone, count: 1 })).toEqual(["2026-12-26"]);
    expect(nextOpenDays(sydney, { now: night, timeZone, count: 1 })).toEqual(["2026-12-27"]);
  });
});
