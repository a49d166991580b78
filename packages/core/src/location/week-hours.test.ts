import { describe, expect, it } from "vitest";
import { weekHours } from "./week-hours.ts";

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
  it("are the week's as the dealer wrote them", () => {
    expect(hours([])).toEqual([{ weekday: 1, text: "08:30 to 17:30" }]);
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
        { weekday: 1, text: "08:30 to 17:30" },
      ]);
  });
});
