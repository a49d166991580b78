import { describe, expect, it } from "vitest";
import { carShape } from "./car-shape.ts";
import { carSites } from "./demo-site.ts";
import { chooseVersions } from "./choose-versions.ts";
import { describeCar } from "./describe-car.ts";
import { caravans } from "./specialists/caravans.ts";
import { motorbikes } from "./specialists/motorbikes.ts";
import { trucks } from "./specialists/trucks.ts";
import { bodyOfShape, bodyPicture, pictureShapes } from "@forecourt/demo-pictures/shapes";

const drafts = carSites.flatMap((site) =>
  chooseVersions(site).map((chosen, index) => describeCar(site, chosen, index, "2026-11-21")),
);
const shapeOf = (model: string) => drafts.filter(({ car }) => `${car.make} ${car.model}` === model).map(carShape)[0];

describe("the shape of a demo car", () => {
  it("is one of its body's", () => {
    for (const draft of drafts)
      expect(bodyOfShape(carShape(draft)), `${draft.car.make} ${draft.car.model}`).toBe(
        bodyPicture(draft.car.simple_body),
      );
  });

  it("tells the SUVs of a make apart", () => {
    expect(new Set(["Mazda CX-3", "Mazda CX-30", "Mazda CX-5", "Mazda CX-60", "Mazda CX-80"].map(shapeOf)).size).toBe(
      5,
    );
  });

  it("is that of a cab chassis for a ute that is sold without a tub", () => {
    const tray =
      drafts.find(({ car, facts }) => facts.bodyKey === "cab-chassis" && car.model === "HiLux") ??
      drafts.find(({ facts }) => facts.bodyKey === "cab-chassis");
    expect(tray && carShape(tray)).toMatch(/^cab-chassis/);
  });

  it("is seen on some car of the stock, whichever it is", () => {
    const seen = new Set([
      ...drafts.map(carShape),
      ...[caravans, motorbikes, trucks].flatMap(({ rows }) => rows.map(({ shape }) => shape)),
    ]);
    expect(pictureShapes.filter((shape) => !seen.has(shape))).toEqual([]);
  });
});
