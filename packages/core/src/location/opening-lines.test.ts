import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { openingLines } from "./opening-lines.ts";

const [place] = aSite().locations;
if (!place) throw new Error("the test site has a location");
const on = (weekday: number, hours?: string) => ({
  weekday,
  status: hours === undefined ? ("Closed" as const) : ("Open" as const),
  formated_hours: hours ?? null,
  open: null,
  close: null,
});
const lines = (...opening_hours: ReturnType<typeof on>[]) =>
  openingLines({ contact_detail: { ...place.contact_detail, opening_hours } }).map(
    ({ days, text }) => `${days}: ${text}`,
  );

describe("the opening hours of a week in a few lines", () => {
  it("put days of the same hours on one line, Monday first", () => {
    expect(lines(on(0), on(1, "9 – 5"), on(2, "9 – 5"), on(3, "9 – 5"), on(4, "9 – 8"), on(5, "9 – 5"), on(6))).toEqual(
      ["Mon – Wed: 9 – 5", "Thu: 9 – 8", "Fri: 9 – 5", "Sat – Sun: Closed"],
    );
  });

  it("keep apart the days around one of which nothing is known", () => {
    expect(lines(on(1, "9 – 5"), on(3, "9 – 5"))).toEqual(["Mon: 9 – 5", "Wed: 9 – 5"]);
    expect(lines()).toEqual([]);
  });

  it("name both times of a day that closes at noon", () => {
    expect(lines(on(1, "8 – 12"), on(1, "1 – 5"))).toEqual(["Mon: 8 – 12, 1 – 5"]);
  });

  it("are written from their times where nobody wrote them, and left as they are where they are no times", () => {
    const timed = (open: string | null, close: string | null) =>
      openingLines({
        contact_detail: {
          ...place.contact_detail,
          opening_hours: [{ weekday: 1, status: "Open", formated_hours: null, open, close }],
        },
      }).map(({ text }) => text);
    expect(timed("09:00", "17:30")).toEqual(["9:00 am – 5:30 pm"]);
    expect(timed("by appointment", "17:30")).toEqual(["by appointment – 5:30 pm"]);
    expect(timed(null, "17:30")).toEqual([" – 5:30 pm"]);
  });
});
