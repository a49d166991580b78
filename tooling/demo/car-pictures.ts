import type { DemoCarDraft } from "./demo-car.ts";
import type { PaintFamily } from "./catalogue/catalogue-types.ts";
import { pictureKey } from "./picture-key.ts";
import type { Random } from "./random.ts";

const paintHexes: Readonly<Record<PaintFamily, string>> = { white: "#f2f2ef", silver: "#b9bdc1", grey: "#5d6268", black: "#15171a", blue: "#1f5fa8", navy: "#1c2c4c", red: "#b01f24", maroon: "#6a1420", green: "#2f4a3a", orange: "#d2691e", sand: "#b8a68a", yellow: "#e0b81c" };

/** Keys of the pictures of a car, first the one for its card. */
export function carPictures({ facts, car }: DemoCarDraft, _random: Random): string[] {
  const angles = car.preorder ? ["front"] : ["front", "side", "rear", "interior"];
  return angles.map((angle) => pictureKey(facts.bodyKey, angle, paintHexes[facts.paint]));
}
