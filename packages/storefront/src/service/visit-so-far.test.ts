import { describe, expect, it } from "vitest";
import { visitSoFar } from "./visit-so-far.ts";

const found = { found_for: "abc 12d", "Vehicle Make": "Mazda", "Vehicle Model": "CX-5", "Vehicle Year": "2022" };

describe("what is said of a visit so far", () => {
  it("has the vehicle that was found for the plate, and none when the plate is another by now", () => {
    expect(visitSoFar({ ...found, "Vehicle Rego": "ABC12D" }, undefined)).toMatchObject({ "Vehicle Model": "CX-5" });
    expect(visitSoFar({ ...found, "Vehicle Rego": "XYZ99Z" }, undefined)).toEqual({
      found_for: "abc 12d",
      "Vehicle Rego": "XYZ99Z",
    });
  });

  it("has what was typed of the vehicle, on its own page, over what was found", () => {
    const typed = { "Vehicle Make": "Mazda", "Vehicle Model": "CX-60", "Vehicle Year": " ", message: "Rattles" };
    expect(visitSoFar({ due: "Brakes" }, typed)).toEqual({
      due: "Brakes",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-60",
    });
    expect(visitSoFar({ ...found, "Vehicle Rego": "ABC12D" }, typed)).toMatchObject({
      "Vehicle Model": "CX-60",
      "Vehicle Year": "2022",
    });
  });
});
