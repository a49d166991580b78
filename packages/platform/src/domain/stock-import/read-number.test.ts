import { describe, expect, it } from "vitest";
import { readWithThousands, readNumber } from "./read-number.ts";

describe("readWithThousands", () => {
  it.each([
    ["59.990", 59990],
    ["$1.500", 1500],
    ["59.990,00", 59990],
    ["1.259.990", 1_259_990],
    ["$1.259.990,00", 1_259_990],
    ["24990.500", 24990.5],
    ["24,990.00", 24990],
    ["99.95", 99.95],
    ["41.200 km", 41200],
    ["123.456", 123_456],
    ["41200.5", 41200.5],
  ])("reads %j as %d", (text, value) => expect(readWithThousands(text)).toBe(value));
});

describe("readNumber", () => {
  it.each([
    ["51990", 51990],
    ["$51,990", 51990],
    ["A$ 51 990.50", 51990.5],
    ["8.7 L / 100 km", 8.7],
    ["41,200 km", 41200],
    [" 5 Seats", 5],
    ["4 Doors", 4],
    ["4 cyl", 4],
    ["2.2 L", 2.2],
    ["2,2", 2.2],
    ["1998cc", 1998],
    ["3500 kg", 3500],
    ["$19,990.-", 19990],
    ["-5", -5],
    ["0", 0],
    ["1'234", 1234],
    ["12.", 12],
    ["59.990,00", 59990],
    ["1.259.990", 1_259_990],
    ["1.998", 1.998],
  ])("reads %j as %d", (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    "",
    "about 5",
    "POA",
    "5 to 6",
    "1,23,456",
    "12.3.4",
    "0x10",
    "1e5",
    "NaN",
    "Infinity",
    "$",
    "5 years / Unlimited km",
  ])("does not take %j for a number", (text) => expect(readNumber(text)).toBeUndefined());
});
