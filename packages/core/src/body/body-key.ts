/** Keys of body types, each with a picture on facet tiles (S1 §3 "Body-type keys"). */
export const bodyKeys = [
  "4x4",
  "bus",
  "cabChassis",
  "convertible",
  "coupe",
  "ev",
  "hardtop",
  "hatch",
  "hatchback",
  "motorhome",
  "lightTruck",
  "peopleMover",
  "prestige",
  "sedan",
  "softtop",
  "suv",
  "ute",
  "van",
  "wagon",
  "stationWagon",
] as const;

/** Key of a body type. */
export type BodyKey = (typeof bodyKeys)[number];

const otherWords: Readonly<Record<string, BodyKey>> = {
  "4wd": "4x4",
  cabriolet: "convertible",
  roadster: "convertible",
  electric: "ev",
  electricvehicle: "ev",
  truck: "lightTruck",
  utetray: "ute",
  utility: "ute",
  dualcab: "ute",
  doublecab: "ute",
  pickup: "ute",
  traytop: "ute",
  mpv: "peopleMover",
  minibus: "bus",
  campervan: "motorhome",
  saloon: "sedan",
  estate: "stationWagon",
};

/** Made when first asked for: a map made on loading stays in the bundle of every page that asks for any other rule. */
let keysByWord: ReadonlyMap<string, BodyKey> | undefined;

/**
 * Key of a car's simple body, however the feed writes it; undefined when it is none of the known ones.
 *
 * @example
 * bodyKey("Ute / Tray") // "ute"
 * bodyKey("People Mover") // "peopleMover"
 */
export function bodyKey(simpleBody: string | null | undefined): BodyKey | undefined {
  keysByWord ??= new Map([...bodyKeys.map((key) => [word(key), key] as const), ...Object.entries(otherWords)]);
  return keysByWord.get(word(simpleBody ?? ""));
}

function word(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
