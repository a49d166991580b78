import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureShape } from "@forecourt/demo-pictures/shapes";
import { bodyPicture, pictureShapes } from "@forecourt/demo-pictures/shapes";
import type { DemoCarDraft } from "./demo-car.ts";

/** The shape of a model in a body, as a table says it that somebody who sells the make would sign. */
export interface ModelShape {
  /** Make and model. */
  model: string;
  /** Body as the catalogue names it: a Golf is a hatch and a wagon. */
  body: string;
  shape: PictureShape;
}

/**
 * Shapes of all models of the catalogue. Models that sell side by side have different ones where that is true to them;
 * a liftback has the outline of a sedan.
 */
export const modelShapes: readonly ModelShape[] = readFileSync(
  join(import.meta.dirname, "catalogue", "shapes.tsv"),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [model = "", body = "", named = ""] = line.split("\t");
    const shape = pictureShapes.find((name) => name === named);
    if (shape === undefined)
      throw new Error(
        `[demo] catalogue/shapes.tsv gives ${model} the shape "${named}", which has no pictures. Name one of ${pictureShapes.join(", ")}.`,
      );
    return { model, body, shape };
  });

const shapeByModel = new Map(modelShapes.map(({ model, body, shape }) => [`${model}/${body}`, shape]));

/**
 * What a car looks like: its model's outline in its body, always the same.
 *
 * @example
 * carShape({ car, facts }) // "suv-offroad" for a LandCruiser, "cab-chassis-alloy" for a HiLux without a tub
 */
export function carShape({ car, facts }: Pick<DemoCarDraft, "car" | "facts">): PictureShape {
  return facts.shape ?? shapeByModel.get(`${car.make} ${car.model}/${facts.bodyKey}`) ?? bodyPicture(car.simple_body);
}
