import { describe, expect, it } from "vitest";
import { hoursFromToday, specialDays, weekHours } from "./week-hours.ts";

const options = { now: new Date("2026-11-21T00:00:00Z"), timeZone: "Australia/Sydney" };
const monday = { weekday: 1, status: "Open" as const, open: "08:30", close: "17:30", formated_hours: null };
const hours = (
  special: { date: string; status: "Open" | "Closed"; start_hour: string | null; end_hour: string | null }[],
) =>
  weekHours(
    {
      contact_detail: { phone: null, landline_phone: null, opening_hours: [monday] },
      special_hours: special.map((entry) => ({ ...entry, location_id: null })),
    },
    options,
  );

describe("a location's hours of the week", () => {
  it("are written as on signs where the dealer gives the times alone", () => {
    expect(hours([])).toEqual([{ weekday: 1, text: "8:30 am – 5:30 pm" }]);
  });
  it("are one line a day, however often the dealer opens on it, on a holiday too", () => {
    const twice = [
      { ...monday, close: "12:00" },
      { ...monday, open: "13:00" },
    ];
    const lines = (...dates: string[]) =>
      weekHours(
        {
          contact_detail: { phone: null, landline_phone: null, opening_hours: twice },
          special_hours: dates.map((date) => ({
            date,
            status: "Closed",
            start_hour: null,
            end_hour: null,
            location_id: null,
          })),
        },
        options,
      );
    expect(lines()).toEqual([{ weekday: 1, text: "8:30 am – 12:00 pm, 1:00 pm – 5:30 pm" }]);
    expect(lines("2026-11-23")).toEqual([{ weekday: 1, text: "Closed", special: "2026-11-23" }]);
  });
  it("are a holiday's on a day of the coming week, closed or other hours", () => {
    expect(hours([{ date: "2026-11-23", status: "Closed", start_hour: null, end_hour: null }])).toEqual([
      { weekday: 1, text: "Closed", special: "2026-11-23" },
    ]);
    expect(hours([{ date: "2026-11-23", status: "Open", start_hour: "10:00", end_hour: "16:00" }])).toEqual([
      { weekday: 1, text: "10:00 am – 4:00 pm", special: "2026-11-23" },
    ]);
  });
  it("are the week's again before and after that week", () => {
    for (const date of ["2026-11-16", "2026-11-30"])
      expect(hours([{ date, status: "Closed", start_hour: null, end_hour: null }])).toEqual([
        { weekday: 1, text: "8:30 am – 5:30 pm" },
      ]);
  });
});

describe("a location's hours from today on", () => {
  const split = [
    { ...monday, open: "08:30", close: "12:00", formated_hours: "8:30 am – 12 pm" },
    { ...monday, open: "13:00", close: "17:30", formated_hours: "1 pm – 5:30 pm" },
    { ...monday, weekday: 6, formated_hours: "9 am – 4 pm" },
  ];
  const place = (special: { date: string; status: "Open" | "Closed"; start_hour?: string; end_hour?: string }[]) => ({
    contact_detail: { phone: null, landline_phone: null, opening_hours: split },
    special_hours: special.map((entry) => ({ start_hour: null, end_hour: null, location_id: null, ...entry })),
  });
  const tuesday = { date: "2026-11-24", status: "Open" as const, start_hour: "09:00", end_hour: "12:00" };

  it("begin with today and have one line a day, however often the dealer opens on it", () => {
    expect(hoursFromToday(place([]), options)).toEqual([
      { weekday: 6, text: "9 am – 4 pm" },
      { weekday: 1, text: "8:30 am – 12 pm, 1 pm – 5:30 pm" },
    ]);
  });
  it("hold special hours of a day that the week does not name", () => {
    expect(hoursFromToday(place([tuesday]), options)[2]).toEqual({
      weekday: 2,
      text: "9:00 am – 12:00 pm",
      special: "2026-11-24",
    });
  });
  it("list holidays from today on, the next first, and none that is over", () => {
    const days = specialDays(
      place([
        { date: "2026-12-25", status: "Closed" },
        tuesday,
        { date: "2026-11-21", status: "Closed" },
        { date: "2026-11-20", status: "Closed" },
      ]),
      options,
    );
    expect(days).toEqual([
      { date: "2026-11-21", text: "Closed" },
      { date: "2026-11-24", text: "9:00 am – 12:00 pm" },
      { date: "2026-12-25", text: "Closed" },
    ]);
  });
});
