import type { BookedTestDrive } from "@forecourt/api";
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { testDriveCalendar } from "./test-drive-calendar.ts";

const booked: BookedTestDrive = {
  state: "booked",
  label: "Saturday, 28 November, 9:30 am",
  starts_at: "2026-11-27T22:30:00.000Z",
  ends_at: "2026-11-27T23:15:00.000Z",
  time_zone: "Australia/Sydney",
  location_id: "artarmon",
  location_name: "Artarmon",
  address: "1 Pacific Highway, Artarmon NSW 2064",
  car: null,
  held_until: null,
};
const fileOf = (enquiry: NonNullable<Parameters<typeof aSite>[0]>["enquiry"]) =>
  testDriveCalendar(booked, {
    site: aSite({ enquiry }),
    id: "5b0e6f0a-2d6c-4f0e-9d35-0c1b5c1f8a11",
    origin: "http://harbour-mazda.localhost",
    now: new Date("2026-11-27T00:00:00Z"),
  }).replaceAll("\r\n ", "");

describe("the calendar file of a booking", () => {
  it("asks for the driver licence, unless the dealer asks for something else", () => {
    expect(fileOf({})).toContain("DESCRIPTION:Bring your driver licence.\\n");
    expect(fileOf({ testDriveNote: "Bring your rider licence." })).toContain(
      "DESCRIPTION:Bring your rider licence.\\n",
    );
  });

  it("is called as the dealer calls a test drive", () => {
    expect(fileOf({})).toContain("SUMMARY:Test drive at Harbour Mazda\r\n");
    expect(fileOf({ testDriveName: "test ride" })).toContain("SUMMARY:Test ride at Harbour Mazda\r\n");
  });
});
