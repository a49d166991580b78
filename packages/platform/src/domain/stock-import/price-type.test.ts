import { describe, expect, it } from "vitest";
import { readPriceType } from "./price-type.ts";

describe("readPriceType", () => {
  it.each([
    ["Drive Away", "drive_away"],
    ["driveaway", "drive_away"],
    ["Drive-away price", "drive_away"],
    ["Estimated Drive Away", "estimated_drive_away"],
    ["DAP", "drive_away"],
    ["EGC", "egc"],
    ["EGC price", "egc"],
    ["Excl. Govt. Charges", "egc"],
    ["Excluding Government Charges", "egc"],
    ["EGC*", "egc"],
    ["Ex. govt charges", "egc"],
    ["Before government charges", "egc"],
    ["+ORC", "plus_orc"],
    ["Excl ORC", "plus_orc"],
    ["Ex. on-road costs", "plus_orc"],
    ["Before on-roads", "plus_orc"],
    ["Plus On-Road Costs", "plus_orc"],
    ["Before on-road costs", "plus_orc"],
    ["plus_orc", "plus_orc"],
    ["POA", "poa"],
    ["Price on application", "poa"],
  ])("reads %j as %s", (label, type) => expect(readPriceType(label)).toBe(type));

  it.each([
    "",
    "Special",
    "Incl. GST",
    "force",
    "Not drive away",
    "Non-driveaway",
    "Excl. drive away costs",
    "Incl. ORC",
  ])("does not guess what %j means", (label) => expect(readPriceType(label)).toBeUndefined());
});
