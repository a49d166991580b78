import { bodyKeyLabel, bodyKeys } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { bodyOutline } from "./body-outline.ts";

/** Two words for one body. */
const sameBody: Readonly<Record<string, string>> = { hatchback: "hatch", stationWagon: "wagon" };

describe("The picture of a body on a tile", () => {
  it("is its own for each body of the specification: a motorhome is not drawn as a sedan", () => {
    const drawn = new Map(bodyKeys.map((key) => [key as string, bodyOutline(bodyKeyLabel(key))]));
    for (const [key, picture] of drawn) {
      const others = [...drawn].filter(
        ([other]) => other !== key && other !== sameBody[key] && sameBody[other] !== key,
      );
      expect(others.filter(([, each]) => each === picture).map(([other]) => `${key} is drawn as ${other}`)).toEqual([]);
    }
  });

  it("is one of its trade for caravans, motorbikes and trucks", () => {
    expect(bodyOutline("Off-road caravan")).not.toBe(bodyOutline("Caravan"));
    expect(bodyOutline("Naked")).toBe(bodyOutline("Motorbike"));
    for (const body of ["Caravan", "Motorbike", "Tipper", "Prime mover", "High-roof van"])
      expect(bodyOutline(body), body).not.toBe(bodyOutline("Sedan"));
  });

  it("is that of a sedan for a body that nobody has heard of", () => {
    expect(bodyOutline("Amphibian")).toBe(bodyOutline("Sedan"));
  });
});
