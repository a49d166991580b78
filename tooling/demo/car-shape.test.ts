import { describe, expect, it } from "vitest";
import type { CarSpec } from "@forecourt/demo-pictures/measures";
import { bodies } from "@forecourt/demo-pictures/measures";
import { carShape, modelShapes } from "./car-shape.ts";
import { catalogueVersions } from "./catalogue/catalogue.ts";
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
  it("is one of its body's, and that of a sedan for a liftback", () => {
    for (const draft of drafts) {
      const body = bodyOfShape(carShape(draft));
      const isLiftback = ["Mazda 6e", "Ford Mondeo"].includes(`${draft.car.make} ${draft.car.model}`);
      expect(
        body === bodyPicture(draft.car.simple_body) || (isLiftback && body === "sedan"),
        `${draft.car.make} ${draft.car.model} ${draft.car.simple_body}: ${body}`,
      ).toBe(true);
    }
  });

  it("is named for every model that a dealer of cars can have, in each of its bodies, and for no other", () => {
    const sold = new Set(
      catalogueVersions().map(({ make, model, badge }) => `${make.name} ${model.name} ${badge.body ?? model.body}`),
    );
    expect(modelShapes.map(({ model, body }) => `${model} ${body}`).toSorted()).toEqual([...sold].toSorted());
  });

  it("is about as long as the model: a Jimny is no LandCruiser", () => {
    const shapes = new Map(modelShapes.map(({ model, body, shape }) => [`${model} ${body}`, shape]));
    const outlines = new Map<string, CarSpec>(Object.entries(bodies));
    for (const { make, model, badge } of catalogueVersions()) {
      const name = `${make.name} ${model.name} ${badge.body ?? model.body}`;
      const drawn = outlines.get(shapes.get(name) ?? "")?.length ?? 0;
      expect(Math.abs(model.lengthMm / 1000 - drawn) / drawn, name).toBeLessThan(1 / 7);
    }
  });

  it("has a tailgate for a small SUV: the glass of its rear ends over the rear wheels or behind them", () => {
    for (const { model, body, shape } of modelShapes.filter(({ body }) => body === "suv")) {
      const { cabin, rearAxle } = (bodies as Record<string, CarSpec>)[shape] as CarSpec;
      expect(cabin?.back[1][0], `${model} ${body}`).toBeGreaterThan(rearAxle);
    }
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
