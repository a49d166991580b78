import { describe, expect, it } from "vitest";
import { parseRangeEnd } from "./parse-range-end.ts";

describe("An end of a range as it was typed", () => {
  it("is a day for since when a car is listed, the last one included, and an amount elsewhere", () => {
    expect(parseRangeEnd("created_at_timestamp", "min", "2026-11-21")).toBe(1_795_219_200);
    expect(parseRangeEnd("created_at_timestamp", "max", " 2026-11-21 ")).toBe(1_795_305_599);
    expect(parseRangeEnd("price", "max", "30k")).toBe(30_000);
  });
  it.each(["last week", "2026-13-40", "1999-12-31", "2100-01-01", "1795219200", "30k", ""])(
    "is none where %j was typed for a day",
    (text) => {
      expect(parseRangeEnd("created_at_timestamp", "min", text)).toBeUndefined();
    },
  );
});
