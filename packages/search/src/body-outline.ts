import { bodySegment } from "@forecourt/core";

/**
 * Outlines above the wheels, from tail to nose on a ground of 48 × 20; the wheels stand at 12 and 36. What is seen
 * inside comes first.
 */
const outlines: Readonly<Record<string, string>> = {
  hatch: "M4 15.5V9.5l3-5.5h16l8 6 10 1.5q3 .7 3 4",
  sedan: "M3 15.5v-3.5q0-1.5 2-1.8l6-.7 5-4.5h11l7 5 8 1q3 .6 3 4.5",
  suv: "M3.5 15.5V6q0-2.5 2.5-2.5h19l7 6 9 1.2q3 .5 3 4.8",
  "4x4":
    "M9 .8h14M13 2.5v5.5h17.5M5 5.5H3.5q-1.5 0-1.5 1.5v3.5q0 1.5 1.5 1.5H5M5 15.5V4q0-1.5 1.5-1.5H26.5l4.5 5.5H42q3 0 3 2.5v5",
  wagon: "M3 15.5V9l4-4.5h20l7 5.5 8 1q3 .6 3 4.5",
  ute: "M20 9.5v6M3 15.5V9.5h17V4.5h9l5 5.2 8 1.1q3 .5 3 4.7",
  "cab-chassis": "M21 13v2.5M3 13h6.3M14.7 13H21V4h8l5 5.7 8 1.1q3 .5 3 4.7",
  van: "M3 15.5V4q0-2 2-2h24q3 0 4.5 2.5l4 6 5 1q2.5.6 2.5 4",
  "people-mover": "M3 15.5V5.5q0-2.5 2.5-2.5H26q3 0 5 2l5 5 6 1.2q3 .6 3 4.3M12 3v6h21",
  motorhome: "M8 5h7v4H8zM20 15.5V5h6v10.5M3 15.5V3q0-2 2-2h29q3.5 0 3.5 3.5V6H33.5l4.5 5 5 1q2 .5 2 3.5",
  coupe: "M3 15.5v-3q0-2 2.5-2.5l9-4.5q6-2 12 .5l8 4.5 8 1q3 .6 3 4",
  convertible: "M3 15.5v-3q0-2 2.5-2.3l15-.2 8 0-4-4.5m4 4.5 14 1.5q3 .6 3 4",
  hardtop:
    "M11.5 10l2-5.2q.5-1.3 2-1.3H25q1.5 0 2.5 1l5.5 5.5M14 6.5h15M20.5 6.5V10M3 15.5v-3q0-2 2.5-2.3L10 10h23l9.5 1.3q2.5.5 2.5 4.2",
  softtop:
    "M10 10q1-4.5 5-5.8 4.5-1.4 9 .1l9 5.7M17.5 3.6Q15 6.5 14.5 10M23.5 4.2Q21 6.5 21 10M3 15.5v-3q0-2 2.5-2.3L10 10h23l9.5 1.3q2.5.5 2.5 4.2",
  prestige:
    "M21 4v5M10 9h22.5M42.5 8.8v-2.3M2.5 15.5v-4q0-1.6 2-1.8l5.5-.7 4.5-4.3q.8-.7 2-.7H26q1.2 0 2 .7l4.5 4.3 10 .3q2.5.2 2.5 2.7v3.5",
  ev: "M25.5 5.5l-4 4.5h5l-4 4.5M3 15.5v-3q0-2 2-3.3l7-4.7q4-2 10-1.5 8 1 12 6l8 1.8q3 .6 3 4.7",
  bus: "M3 15.5V3q0-2 2-2h36q3 0 3.5 3l.5 11.5M3 9h41",
  "light-truck": "M3 15.5V2h26v13.5M29 5h7l5 5.5 3 1v4",
  tipper: "M3 13 1.5 5H27l1 8M28.5 15.5V4h7l5 6 3 1v4.5",
  "prime-mover": "M3 12.5h24M27 15.5V2h14q2 0 2.5 6l.5 7.5",
  "high-roof-van": "M3 8.5h22M3 15.5V2.5q0-1.8 2-1.8h24q3.5 0 4.5 3.3l4 6 5 1q2.5.6 2.5 4.5",
  tray: "M3 15.5v-4h23.5M4.5 11.5v-4M28.5 15.5V4h7l5 6 3 1v4.5",
  adventure: "M33 5.5l2.5-4.5M9 8H5v4.5h7.5M15.5 15.5 10 8h9l3 2 5-4h5l5 9.5M32 6l-2-3.5h-3.5",
  cruiser: "M24 13.5H14M15 15.5 8.5 9.5h9l5 1.5 5.5-4h5l7.5 8.5M33 7l-4.5-5H24",
  sports: "M26 3.5h3.5l5.5 3 1.5 4M14.5 15.5 7.5 6.5l9.5 1.5 4 2 6-4.5h5.5l4.5 10",
  touring: "M34 6q2-2.5.5-5M4.5 3.5h6V8h-6zM15.5 15.5 10 8h9l3 2 5-4h5l5 9.5M32 6l-2-3.5h-3.5",
  motorbike: "M15.5 15.5 10 8h9l3 2 5-4h5l5 9.5M32 6l-2-3.5h-3.5",
};

/** Outline of a towed vehicle on the same ground line, with its wheels side by side under its middle. */
const towed: Readonly<Record<string, string>> = {
  caravan: "M8 6h7v4H8zM30 14V6h5v8M3 15.5V5q0-3 3-3h26q4 0 5.5 4.5L40 15.5h7M40 15.5H30.5M14.5 15.5H3",
  "off-road-caravan":
    "M.8 5v6.5M8 5h7v3.5H8zM29 12V5h5v7M3 13.5V3.5Q3 1 6 1h24.5q3 0 4.5 2.5l6 8v4h6M41 10H35M41 15.5H30.5M14.5 13.5H3",
  "pop-top":
    "M7 5V2h25v3M8 7.5h7V11H8zM30 14V7.5h5V14M3 15.5V7.5Q3 5 6 5h26.5q4 0 5 3l2.5 7.5h7M40 15.5H30.5M14.5 15.5H3",
  "camper-trailer": "M6 10l8-8.5h11L33 10M19.5 1.5V10M3 15.5V10h33.5v5.5H47M36.5 15.5h-6M14.5 15.5H3",
};
const towedWheels = "M15 15.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M23 15.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0";

const wheels = "M8.5 15.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M32.5 15.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0";

/** The bodies whose name is not that of an outline. */
const likeness: Readonly<Record<string, string>> = {
  hatchback: "hatch",
  "station-wagon": "wagon",
  truck: "light-truck",
  roadster: "convertible",
  "light-commercial": "van",
  liftback: "hatch",
  cabriolet: "convertible",
  pantech: "light-truck",
  rigid: "cab-chassis",
  naked: "motorbike",
};

/**
 * The drawing of a body as the path of an SVG of 48 × 20, for the tiles of a search; one that is not drawn is a sedan.
 * Pages take it from their loader: browsers are not sent the table.
 *
 * @example
 * bodyOutline("Naked") === bodyOutline("Motorbike") // true
 */
export function bodyOutline(body: string): string {
  const segment = bodySegment(body);
  if (towed[segment]) return towed[segment] + towedWheels;
  return `${outlines[segment] ?? outlines[likeness[segment] ?? "sedan"]}h-5M32 15.5H16M8 15.5H3${wheels}`;
}
