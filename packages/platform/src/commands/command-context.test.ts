import { expect, it } from "vitest";
import { table } from "./command-context.ts";

it("a list for a terminal has one line for each record, whatever a shopper sent as a name", () => {
  const lines = table([
    ["NAME", "CATEGORY"],
    ["Kim\r\nBcc: x", "Sales"],
    ["\u001b[2J\u202eKim", "Service"],
  ]);
  expect(lines.split("\n")).toEqual(["NAME        CATEGORY", "Kim Bcc: x  Sales", " [2J Kim    Service"]);
});
