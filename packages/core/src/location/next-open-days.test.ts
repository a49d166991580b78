import { describe, expect, it } from "vitest";
import { nextOpenDays } from "./next-open-days.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "08:00",
  close: "17:00",
  formated_hours: null,
}));
const at = { now: new Date("2026-11-20T02:00:00Z"), timeZone: "Australia/Sydney" };
const special = (date: string, hours?: [string, string]) => ({
  date,
  status: hours ? ("Open" as const) : ("Closed" as const),
  location_id: null,
  start_hour: hours?.[0] ?? null,
  end_hour: hours?.[1] ?? null,
});
const workshop = (special_hours: ReturnType<typeof special>[] = [], opening_hours = weekdays) => ({
  contact_detail: { phone: null, landline_phone: null, opening_hours },
  special_hours,
});

describe("the next days of a workshop", () => {
  it("begin after today and leave out those on which it is closed", () => {
    expect(nextOpenDays(workshop(), { ...at, count: 3 })).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  });

  it("follow its special days", () => {
    const days = [special("2026-11-21", ["09:00", "12:00"]), special("2026-11-23")];
    expect(nextOpenDays(workshop(days), { ...at, count: 2 })).toEqual(["2026-11-21", "2026-11-24"]);
  });

  it("are none where no hours are known", () => {
    expect(nextOpenDays(workshop([], []), { ...at, count: 3 })).toEqual([]);
  });
});
