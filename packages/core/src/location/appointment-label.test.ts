import { describe, expect, it } from "vitest";
import { appointmentLabel, dayLabel, wallDate } from "./appointment-label.ts";

describe("An appointment in words", () => {
  it("is said by the clock on the dealer's wall", () => {
    const instant = new Date("2026-11-22T22:00:00Z");
    expect(appointmentLabel(instant, "Australia/Sydney")).toBe("Monday, 23 November at 9:00 am");
    expect(appointmentLabel(instant, "Pacific/Auckland")).toBe("Monday, 23 November at 11:00 am");
    expect(appointmentLabel(instant, "UTC")).toBe("Sunday, 22 November at 10:00 pm");
  });
  it("belongs to the day of the dealer's calendar", () => {
    expect(wallDate(new Date("2026-12-31T20:00:00Z"), "Australia/Sydney")).toBe("2027-01-01");
    expect(dayLabel("2027-01-01")).toBe("Friday, 1 January");
  });
});
