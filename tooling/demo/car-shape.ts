import type { DemoCarDraft } from "./demo-car.ts";
import { bodyOfShape, bodyPicture } from "@forecourt/demo-pictures/shapes";
import type { PictureBody, PictureShape } from "@forecourt/demo-pictures/shapes";
import { createRandom } from "./random.ts";

/** Models whose shape is known: what sells most, so that cars that stand side by side differ, and what could be nothing else. */
const known: Partial<Record<PictureShape, readonly string[]>> = {
  "suv-offroad": [
    "Suzuki Jimny",
    "Jeep Wrangler",
    "Land Rover Defender",
    "Toyota LandCruiser",
    "Toyota LandCruiser Prado",
    "Nissan Patrol",
    "Mitsubishi Pajero",
    "GWM Tank 300",
  ],
  "suv-electric": [
    "Hyundai Ioniq 5",
    "Kia EV5",
    "Toyota bZ4X",
    "Subaru Solterra",
    "Ford Mustang Mach-E",
    "Mercedes-Benz EQA",
    "Volvo EX30",
    "Volkswagen ID.4",
    "BYD Atto 3",
    "Tesla Model Y",
  ],
  "suv-city": ["Mazda CX-3", "Hyundai Kona", "Kia Seltos", "Nissan Juke", "Volkswagen T-Cross"],
  "suv-sport": [
    "Mazda CX-30",
    "Mitsubishi Eclipse Cross",
    "Toyota C-HR",
    "Land Rover Range Rover Evoque",
    "Honda HR-V",
  ],
  suv: ["Mazda CX-5", "Volkswagen Tiguan", "Audi Q5", "Lexus NX"],
  "suv-family": ["Mazda CX-60", "Nissan X-Trail", "Honda CR-V", "Skoda Kodiaq", "Mercedes-Benz GLC"],
  "suv-trail": ["Toyota RAV4", "Subaru Forester", "Mitsubishi Outlander", "Jeep Compass", "Subaru Crosstrek"],
  "suv-edge": ["Hyundai Tucson", "Kia Sportage", "GWM Haval H6", "GWM Haval Jolion", "MG HS", "Peugeot 3008"],
  "suv-large": ["Mazda CX-80", "Mazda CX-90", "Toyota Kluger", "Ford Everest", "BMW X5"],
  "suv-touring": ["Mazda CX-9", "Mazda CX-70", "Kia Sorento", "Hyundai Santa Fe", "Land Rover Discovery"],
  "ute-bold": ["Ford Ranger", "Jeep Gladiator", "Volkswagen Amarok", "Isuzu D-Max"],
  "ute-farm": ["Mitsubishi Triton", "Nissan Navara", "Holden Colorado"],
  ute: ["Toyota HiLux", "Mazda BT-50"],
  hatch: ["Mazda 3", "Hyundai i30"],
  "hatch-sport": ["Toyota Corolla", "Volkswagen Golf", "Mazda 6e"],
  "sedan-electric": ["Tesla Model 3", "BYD Seal"],
  wagon: ["Mazda 6", "Volkswagen Golf"],
  "wagon-crossover": ["Subaru Outback"],
  van: ["Hyundai iLoad"],
  "van-forward": ["Toyota HiAce"],
  "van-compact": ["Volkswagen Caddy", "Mercedes-Benz Vito"],
  "people-mover": ["Kia Carnival"],
  "people-mover-lounge": ["Hyundai Staria"],
  "people-mover-family": ["Honda Odyssey"],
  "coupe-muscle": ["Ford Mustang"],
  "coupe-light": ["Subaru BRZ", "Toyota 86", "Mazda MX-5"],
  "cab-chassis-tall": ["Mitsubishi Triton"],
  "convertible-roadster": ["Mazda MX-5"],
  "convertible-open": ["BMW 2 Series"],
};

/** Shapes of the other models of a body: for cars shorter than so many millimetres, smallest first. */
const bySize: Partial<
  Record<PictureBody, readonly (readonly [shorterThan: number, shapes: readonly PictureShape[]])[]>
> = {
  suv: [
    [4350, ["suv-city", "suv-sport"]],
    [4720, ["suv", "suv-family", "suv-sport", "suv-trail", "suv-edge"]],
    [Infinity, ["suv-large", "suv-touring"]],
  ],
  ute: [[Infinity, ["ute", "ute-bold", "ute-farm"]]],
  hatch: [
    [4150, ["hatch-small"]],
    [Infinity, ["hatch", "hatch-sport"]],
  ],
  sedan: [
    [4620, ["sedan-compact"]],
    [4850, ["sedan", "sedan-compact"]],
    [Infinity, ["sedan", "sedan-grand"]],
  ],
  wagon: [[Infinity, ["wagon", "wagon-crossover", "wagon-tourer"]]],
  van: [
    [5200, ["van", "van-compact"]],
    [Infinity, ["van", "van-high", "van-jumbo"]],
  ],
  "people-mover": [[Infinity, ["people-mover", "people-mover-lounge", "people-mover-family"]]],
  coupe: [[Infinity, ["coupe", "coupe-muscle", "coupe-light"]]],
  convertible: [[Infinity, ["convertible", "convertible-roadster", "convertible-open"]]],
  "cab-chassis": [[Infinity, ["cab-chassis", "cab-chassis-alloy", "cab-chassis-tall"]]],
};

/**
 * What a car looks like: the same model always the same, another model usually not.
 *
 * @example
 * carShape({ car, facts }) // "suv-offroad" for a LandCruiser, "cab-chassis" or "cab-chassis-alloy" for a HiLux without a tub
 */
export function carShape({ car, facts }: Pick<DemoCarDraft, "car" | "facts">): PictureShape {
  if (facts.shape) return facts.shape;
  const body = bodyPicture(car.simple_body);
  const name = `${car.make} ${car.model}`;
  const sure = (Object.keys(known) as PictureShape[]).find(
    (shape) => bodyOfShape(shape) === body && known[shape]?.includes(name),
  );
  if (sure) return sure;
  const fitting = bySize[body]?.find(([shorterThan]) => facts.lengthMm < shorterThan)?.[1] ?? [body];
  return createRandom(`${name}/shape`).pick(fitting);
}
