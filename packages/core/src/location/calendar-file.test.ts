import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CalendarEntry } from "./calendar-file.ts";

const entry: CalendarEntry = {
  uid: "drive-1@harbour.example",
  startsAt: new Date("2026-11-22T22:00:00Z"),
  endsAt: new Date("2026-11-22T23:00:00Z"),
  summary: "Test drive: 2021 Mazda CX-5",
  location: "Artarmon, 1 High St, Artarmon NSW 2064",
  description: "Bring your licence.\nChange it online.",
  url: "https://harbour.example/my-test-drive?booking=1",
};
const at = new Date("2026-11-21T00:00:00.123Z");
/** The file as a calendar reads it: long lines put together again. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of a test drive", () => {
  it("says when it is by no clock but the world's, so that a change of the clocks moves nothing", () => {
    expect(linesOf(calendarFile(entry, at))).toEqual(
      expect.arrayContaining([
        "DTSTART:20261122T220000Z",
        "DTEND:20261122T230000Z",
        "DTSTAMP:20261121T000000Z",
        "STATUS:CONFIRMED",
        "METHOD:PUBLISH",
      ]),
    );
  });
  it("keeps commas and line breaks of the words from being read as its own", () => {
    expect(linesOf(calendarFile(entry, at))).toEqual(
      expect.arrayContaining([
        "LOCATION:Artarmon\\, 1 High St\\, Artarmon NSW 2064",
        "DESCRIPTION:Bring your licence.\\nChange it online.",
      ]),
    );
  });
  it("takes a cancelled one out of the calendar that has it", () => {
    expect(linesOf(calendarFile({ ...entry, isCancelled: true }, at))).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1", "UID:drive-1@harbour.example"]),
    );
  });
  it("has no line of more than 75 bytes, and no line of its own from anybody's words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (words) => {
        const lines = calendarFile({ ...entry, summary: words }, at).split("\r\n");
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(linesOf(lines.join("\r\n")).filter((line) => /^(?:BEGIN|END):/.test(line))).toHaveLength(4);
      }),
    );
  });
});
