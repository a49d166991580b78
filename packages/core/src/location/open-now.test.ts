import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpeningHourPart, SpecialHours } from "./opening-day.ts";
import { aSite } from "../testing/a-site.ts";
import { locationOpenState } from "./location-open-state.ts";
import { openState } from "./open-now.ts";

const timeZone = "Australia/Sydney";
const week: OpeningHourPart[] = [
  { weekday: 0, status: "Closed" },
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open" as const, open: "08:30", close: "17:30" })),
  { weekday: 6, status: "Open", open: "08:30", close: "16:00" },
];
/** A time in Sydney, with the offset of its season. */
const sydney = (text: string) => new Date(text);
const state = (at: string, special?: SpecialHours[]) => openState(week, { now: sydney(at), timeZone, special });

describe("opening hours", () => {
  it.each([
    ["on Friday at noon", "2026-11-20T12:00:00+11:00", true, "Open until 5:30 pm", "2026-11-20T17:30:00+11:00"],
    [
      "at the very minute of opening",
      "2026-11-20T08:30:00+11:00",
      true,
      "Open until 5:30 pm",
      "2026-11-20T17:30:00+11:00",
    ],
    [
      "at the very minute of closing",
      "2026-11-20T17:30:00+11:00",
      false,
      "Opens Saturday 8:30 am",
      "2026-11-21T08:30:00+11:00",
    ],
    ["before opening", "2026-11-20T07:00:00+11:00", false, "Opens 8:30 am", "2026-11-20T08:30:00+11:00"],
    ["on Saturday evening", "2026-11-21T18:00:00+11:00", false, "Opens Monday 8:30 am", "2026-11-23T08:30:00+11:00"],
    ["on Sunday", "2026-11-22T12:00:00+11:00", false, "Opens Monday 8:30 am", "2026-11-23T08:30:00+11:00"],
  ])("%s", (_, at, open, text, changesAt) => {
    expect(state(at)).toEqual({ open, text, changesAt: new Date(changesAt) });
  });

  it("go by the clock of the location: it is noon in Sydney and early morning in Perth", () => {
    const now = new Date("2026-11-20T11:00:00+11:00");
    expect(openState(week, { now, timeZone }).open).toBe(true);
    expect(openState(week, { now, timeZone: "Australia/Perth" }).text).toBe("Opens 8:30 am");
  });

  it("keep their wall time when the clocks change between closing and opening", () => {
    // Daylight saving starts on Sunday 4 October 2026 and ends on Sunday 5 April 2026.
    expect(state("2026-10-03T18:00:00+10:00").changesAt).toEqual(new Date("2026-10-05T08:30:00+11:00"));
    expect(state("2026-04-04T18:00:00+11:00").changesAt).toEqual(new Date("2026-04-06T08:30:00+10:00"));
  });

  it("keep their wall time on the day of the change", () => {
    const sunday: OpeningHourPart[] = [{ weekday: 0, status: "Open", open: "01:00", close: "10:00" }];
    expect(openState(sunday, { now: sydney("2026-10-04T00:00:00+10:00"), timeZone })).toEqual({
      open: false,
      text: "Opens 1:00 am",
      changesAt: new Date("2026-10-04T01:00:00+10:00"),
    });
    expect(openState(sunday, { now: sydney("2026-10-04T03:30:00+11:00"), timeZone }).changesAt).toEqual(
      new Date("2026-10-04T10:00:00+11:00"),
    );
  });

  it("give way to the special hours of a date", () => {
    const holidays: SpecialHours[] = [
      { date: "2026-12-25", status: "Closed" },
      { date: "2026-12-24", status: "Open", start_hour: "09:00", end_hour: "12:00" },
    ];
    expect(state("2026-12-24T13:00:00+11:00", holidays).text).toBe("Opens Saturday 8:30 am");
    expect(state("2026-12-24T10:00:00+11:00", holidays).text).toBe("Open until 12:00 pm");
    expect(state("2026-12-25T10:00:00+11:00", holidays).open).toBe(false);
  });

  it("of a location take in its own special dates; without any hours nothing is said", () => {
    const [location] = aSite().locations;
    if (!location) throw new Error("the test site has a location");
    const at = { now: sydney("2026-11-20T12:00:00+11:00"), timeZone };
    expect(locationOpenState(location, at)?.text).toBe("Open until 5:30 pm");
    const special_hours = [
      { date: "2026-11-20", status: "Closed" as const, location_id: null, start_hour: null, end_hour: null },
    ];
    expect(locationOpenState({ ...location, special_hours }, at)?.text).toBe("Opens Saturday 8:30 am");
    const contact_detail = { ...location.contact_detail, opening_hours: [] };
    expect(locationOpenState({ contact_detail, special_hours: [] }, at)).toBeUndefined();
    // A place that tells its holidays alone is not closed on every other day.
    expect(locationOpenState({ contact_detail, special_hours }, at)).toBeUndefined();
  });

  it("name the date when they open a week ahead or later, as after the Christmas break", () => {
    const closed: SpecialHours[] = Array.from({ length: 10 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 11, 25 + index)).toISOString().slice(0, 10),
      status: "Closed",
    }));
    expect(state("2026-12-24T18:00:00+11:00", closed)).toEqual({
      open: false,
      text: "Opens 4 January 8:30 am",
      changesAt: new Date("2027-01-04T08:30:00+11:00"),
    });
    expect(
      openState([{ weekday: 6, status: "Open", open: "08:30", close: "12:00" }], {
        now: sydney("2026-11-21T13:00:00+11:00"),
        timeZone,
      }).text,
    ).toBe("Opens 28 November 8:30 am");
  });

  it("may have a lunch break", () => {
    const split: OpeningHourPart[] = [
      { weekday: 5, status: "Open", open: "13:00", close: "17:00" },
      { weekday: 5, status: "Open", open: "08:30", close: "12:00" },
    ];
    expect(openState(split, { now: sydney("2026-11-20T12:15:00+11:00"), timeZone }).text).toBe("Opens 1:00 pm");
    expect(openState(split, { now: sydney("2026-11-20T11:00:00+11:00"), timeZone }).text).toBe("Open until 12:00 pm");
  });

  it("last until the later end where two entries of a day overlap", () => {
    const twice: OpeningHourPart[] = [
      { weekday: 5, status: "Open", open: "08:30", close: "17:00" },
      { weekday: 5, status: "Open", open: "09:00", close: "12:00" },
    ];
    expect(openState(twice, { now: sydney("2026-11-20T10:00:00+11:00"), timeZone }).text).toBe("Open until 5:00 pm");
  });

  it("may end after midnight", () => {
    const late: OpeningHourPart[] = [{ weekday: 5, status: "Open", open: "18:00", close: "02:00" }];
    expect(openState(late, { now: sydney("2026-11-21T01:00:00+11:00"), timeZone })).toMatchObject({
      open: true,
      text: "Open until 2:00 am",
    });
  });

  it("may be round the clock", () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      status: "Open" as const,
      open: "00:00",
      close: "24:00",
    }));
    expect(openState(always, { now: sydney("2026-11-21T01:00:00+11:00"), timeZone })).toEqual({
      open: true,
      text: "Open 24 hours",
    });
  });

  it("that never close in two weeks but started a moment ago read as what they are", () => {
    const nights: OpeningHourPart[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      status: "Open",
      open: "20:00",
      close: "06:00",
    }));
    expect(openState(nights, { now: sydney("2026-11-21T05:00:00+11:00"), timeZone }).text).toBe("Open until 6:00 am");
    expect(openState(nights, { now: sydney("2026-11-21T07:00:00+11:00"), timeZone }).text).toBe("Opens 8:00 pm");
  });

  it.each([
    ["there are none", []],
    ["none can be read", [{ weekday: 5, status: "Open" as const, open: "early", close: null }]],
    ["every day is closed", [{ weekday: 5, status: "Closed" as const, open: "08:30", close: "17:30" }]],
  ])("read Closed when %s", (_, hours) => {
    expect(openState(hours, { now: sydney("2026-11-20T12:00:00+11:00"), timeZone })).toEqual({
      open: false,
      text: "Closed",
    });
  });

  it("change at the instant they say, and not before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 29_000_000, max: 30_500_000 }), (minutes) => {
        const now = new Date(minutes * 60_000);
        const { open, changesAt } = openState(week, { now, timeZone });
        if (changesAt === undefined) throw new Error("this week always changes");
        expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
        expect(openState(week, { now: changesAt, timeZone }).open).toBe(!open);
        expect(openState(week, { now: new Date(changesAt.getTime() - 1000), timeZone }).open).toBe(open);
      }),
      { numRuns: 200 },
    );
  });
});
