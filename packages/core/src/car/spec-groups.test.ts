import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { caravan } from "../testing/car-presets.ts";
import { specGroups } from "./spec-groups.ts";
import { vehicleKind } from "./vehicle-kind.ts";

const lines = (car: Parameters<typeof specGroups>[0]) =>
  specGroups(car, "en-AU").map(({ heading, specs }) => [
    heading,
    ...specs.map(({ label, value }) => `${label}: ${value}`),
  ]);

describe("specification groups", () => {
  it.each([
    [{ item_type: "caravan" }, "caravan"],
    [{ item_type: "motorcycle" }, "motorbike"],
    [{ item_type: "Motorbike" }, "motorbike"],
    [{ item_type: "truck" }, "truck"],
    [{ simple_body: "Light Truck" }, "truck"],
    [{ item_type: "car", simple_body: "SUV" }, "car"],
    [{}, "car"],
  ])("of %j are those of a %s", (car, kind) => {
    expect(vehicleKind(car)).toBe(kind);
  });

  it("of a car tell engine, dimensions, weights and dates", () => {
    expect(
      lines(aCar({ induction: "Turbo", torque: "420 Nm @ 2000 rpm", vehiclelength: 4575, grossvehiclemass: 2165 })),
    ).toEqual([
      [
        "Engine and drivetrain",
        "Engine: 2.5 L",
        "Cylinders: 4",
        "Induction: Turbo",
        "Torque: 420 Nm @ 2000 rpm",
        "Gearbox: 6 speed automatic",
        "Fuel consumption (combined): 7.4 L/100 km",
      ],
      ["Dimensions", "Length: 4,575 mm"],
      ["Weights and towing", "Gross vehicle mass: 2,165 kg", "Towing capacity (braked): 2,000 kg"],
      ["Dates", "Build date: February 2021", "Compliance date: April 2021"],
    ]);
  });

  it("of a caravan tell layout, weights and axles, and nothing of an engine", () => {
    expect(
      lines(
        caravan({
          sleeps: 4,
          body_length: 5300,
          body_width: 2470,
          tare_weight: 2350,
          aggregate_trailer_mass: 2800,
          axle_type: "Tandem",
          build_date: null,
          compliance_date: null,
        }),
      ),
    ).toEqual([
      ["Layout", "Sleeps: 4", "Body length: 5,300 mm", "Body width: 2,470 mm"],
      ["Weights and axles", "Tare weight: 2,350 kg", "Aggregate trailer mass: 2,800 kg", "Axles: Tandem"],
    ]);
  });

  it("of a truck begin with load and body", () => {
    expect(
      lines({ item_type: "truck", bodyconfiguration: "Tray", grossvehiclemass: 4500, axle_type: "4x2" })[0],
    ).toEqual(["Load and body", "Body configuration: Tray", "Gross vehicle mass: 4,500 kg", "Axles: 4x2"]);
  });

  it("of a motorbike give the engine in cc", () => {
    expect(lines({ item_type: "motorbike", engine_size_litres: 0.689 })).toEqual([
      ["Engine and gearbox", "Engine capacity: 689 cc"],
    ]);
  });

  it("of an electric car tell kWh and range", () => {
    expect(lines({ energyconsumption: 16.5, electricrange: 480 })).toEqual([
      ["Engine and drivetrain", "Energy consumption: 16.5 kWh/100 km", "Driving range: 480 km"],
    ]);
  });

  it("say engine size and dates as the record writes them, where it holds no figure", () => {
    expect(lines({ engine_size: " 2.0L turbo ", build_date: "early 2021" })).toEqual([
      ["Engine and drivetrain", "Engine: 2.0L turbo"],
      ["Dates", "Build date: early 2021"],
    ]);
    expect(lines({ item_type: "motorbike", engine_size: "689cc" })).toEqual([
      ["Engine and gearbox", "Engine capacity: 689 cc"],
    ]);
    expect(lines({ item_type: "motorbike", engine_size: "655cc", engine_size_litres: 0.66 })).toEqual([
      ["Engine and gearbox", "Engine capacity: 655 cc"],
    ]);
    expect(lines({ item_type: "motorbike", build_date: " " })).toEqual([]);
  });

  it("leave out what is empty, zero or not known, and groups without a line", () => {
    expect(lines({ cylinders: 0, vehiclelength: null, torque: " " })).toEqual([]);
  });
});
