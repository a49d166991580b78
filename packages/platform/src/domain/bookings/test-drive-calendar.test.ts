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
  moved_to: null,
};
const firstId = "5b0e6f0a-2d6c-4f0e-9d35-0c1b5c1f8a11";
const fileOf = (
  enquiry: NonNullable<Parameters<typeof aSite>[0]>["enquiry"],
  { id = firstId, moves = 0, state = "booked" }: { id?: string; moves?: number; state?: "booked" | "cancelled" } = {},
) =>
  testDriveCalendar(
    { ...booked, state },
    {
      site: aSite({ enquiry }),
      id,
      firstId,
      moves,
      origin: "http://harbour-mazda.localhost",
      now: new Date("2026-11-27T00:00:00Z"),
    },
  ).replaceAll("\r\n ", "");

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

  it("is one entry of a calendar, however often the drive is moved, until it is cancelled", () => {
    const versions = [
      fileOf({}),
      fileOf({}, { state: "cancelled" }),
      fileOf({}, { id: "9be8d0a5-67a0-4e46-9d3a-0f4f0ad1b0c2", moves: 1 }),
      fileOf({}, { id: "9be8d0a5-67a0-4e46-9d3a-0f4f0ad1b0c2", moves: 1, state: "cancelled" }),
    ];
    expect(new Set(versions.map((file) => /UID:(.*)/.exec(file)?.[1])).size).toBe(1);
    expect(versions.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(["0", "1", "2", "3"]);
  });
});
