import { expect, it } from "vitest";
import { hoursText } from "./hours-text.ts";

it("A car is reserved for one hour or for several", () => {
  expect([1, 2, 72].map(hoursText)).toEqual(["1 hour", "2 hours", "72 hours"]);
});
