import { describe, expect, it } from "vitest";
import { aSite } from "@forecourt/core/testing";
import { compileMapping } from "./compile-mapping.ts";
import { findMapping, parseMapping } from "./find-mapping.ts";
import { unreadColumns } from "./unread-columns.ts";

const forecourt = findMapping("forecourt");

describe("columns of a stock file that nothing reads", () => {
  it("are named with the field that was probably meant", () => {
    expect(unreadColumns(forecourt, ["make", "model", "car_type", "Colur", "sipmle_body", "shoe size"])).toEqual([
      { column: "Colur", meant: "colour" },
      { column: "sipmle_body", meant: "simple_body" },
      { column: "shoe size", meant: undefined },
    ]);
  });

  it("are known by what dealers' systems call the field", () => {
    expect(unreadColumns(forecourt, ["Odometer", "odometr", "Body Type", "FuelTyp", "shoe size"])).toEqual([
      { column: "Odometer", meant: "km" },
      { column: "odometr", meant: "km" },
      { column: "Body Type", meant: "body" },
      { column: "FuelTyp", meant: "fuel" },
      { column: "shoe size", meant: undefined },
    ]);
    expect(unreadColumns(forecourt, ["Hue"])).toEqual([{ column: "Hue", meant: "colour" }]);
    expect(unreadColumns(forecourt, ["km", "Odometer"])).toEqual([{ column: "Odometer", meant: undefined }]);
  });

  it("are not taken for a column that the file has as well", () => {
    expect(unreadColumns(forecourt, ["colour", "colours"])).toEqual([{ column: "colours", meant: undefined }]);
  });

  it("are those of the mapping, not those of our fields", () => {
    const mapping = parseMapping(
      {
        name: "yard-export",
        requiredColumns: ["Make", "Modell"],
        identity: ["Year"],
        fields: {
          make: { from: "Make" },
          model: { from: "Modell" },
          car_type: { otherwise: "used" },
          km: { from: "Odometer" },
        },
      },
      "yard",
    );
    expect(unreadColumns(mapping, ["Make", "Modell", "Year", "Odometr"])).toEqual([
      { column: "Odometr", meant: "Odometer" },
    ]);
  });

  it("stand in the answer when a file is refused for a column that it lacks", () => {
    expect(() => compileMapping(forecourt, ["mkae", "model", "car_type"], aSite())).toThrow('"mkae" comes near make');
  });
});
