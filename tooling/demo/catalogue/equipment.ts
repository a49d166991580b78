import type { CatalogueVersion } from "./catalogue.ts";
import type { DemoBody, EquipmentLevel, Powertrain } from "./catalogue-types.ts";

interface EquipmentRow {
  text: string;
  /** From this level up. */
  level: EquipmentLevel;
  /** From this model year on. @default always */
  from?: number;
  /** Up to this model year. @default always */
  to?: number;
  /** Only for these bodies. @default all */
  bodies?: readonly DemoBody[];
  /** Only with this fuel. @default all */
  fuels?: readonly Powertrain["fuel"][];
  /** Only where this holds. */
  when?: (version: CatalogueVersion) => boolean;
}

const work: readonly DemoBody[] = ["ute", "cab-chassis"];
const family: readonly DemoBody[] = ["hatch", "sedan", "wagon", "suv", "people-mover", "coupe", "convertible"];
const plugged: readonly Powertrain["fuel"][] = ["electric", "plug-in"];
const has =
  (drive: string) =>
  ({ badge }: CatalogueVersion) =>
    badge.drive === drive;

/** What cars have by level, age and kind: the order in which a brochure lists it, most wanted first. */
const rows: readonly EquipmentRow[] = [
  { text: "Apple CarPlay and Android Auto", level: 2, from: 2017, to: 2019 },
  { text: "Apple CarPlay and Android Auto", level: 1, from: 2020, to: 2022 },
  { text: "Wireless Apple CarPlay and Android Auto", level: 1, from: 2023 },
  { text: "Reversing camera", level: 2, from: 2013, to: 2016 },
  { text: "Reversing camera", level: 1, from: 2017 },
  { text: "360° view monitor", level: 3, from: 2019 },
  { text: "Adaptive cruise control", level: 2, from: 2019 },
  { text: "Cruise control", level: 1, to: 2018 },
  { text: "Autonomous emergency braking", level: 2, from: 2016, to: 2018 },
  { text: "Autonomous emergency braking", level: 1, from: 2019 },
  { text: "Blind spot monitoring", level: 2, from: 2017, bodies: family },
  { text: "Rear cross traffic alert", level: 2, from: 2018 },
  { text: "Lane keep assist", level: 1, from: 2020 },
  { text: "Leather-appointed seats", level: 3, bodies: family },
  { text: "Leather-accented seats", level: 4, bodies: work },
  { text: "Heated front seats", level: 3 },
  { text: "Ventilated front seats", level: 4, from: 2018 },
  { text: "Power driver's seat with memory", level: 4 },
  { text: "Power driver's seat", level: 3 },
  { text: "Panoramic glass roof", level: 4, from: 2016, bodies: ["suv", "wagon", "sedan", "people-mover"] },
  { text: "Sunroof", level: 4, to: 2015, bodies: family },
  { text: "Electric tailgate", level: 3, bodies: ["suv", "wagon", "people-mover"], from: 2014 },
  { text: "Third row of seats", level: 1, when: ({ model, badge }) => (badge.seats ?? model.seats) >= 6 },
  { text: "Tub liner and tow bar preparation", level: 2, bodies: ["ute"] },
  { text: "Alloy tray with drop sides", level: 1, bodies: ["cab-chassis"] },
  { text: "Rear differential lock", level: 2, bodies: work, when: has("4WD") },
  { text: "Low-range gearing", level: 1, when: has("4WD") },
  { text: "Hill descent control", level: 2, when: has("4WD") },
  { text: "Sports bar", level: 3, bodies: ["ute"] },
  { text: "Side steps", level: 3, bodies: ["ute"] },
  { text: "Dual sliding doors", level: 1, bodies: ["van", "people-mover"] },
  { text: "Cargo barrier and tie-down points", level: 1, bodies: ["van"] },
  { text: "Folding soft top", level: 1, bodies: ["convertible"] },
  { text: "Limited-slip differential", level: 3, bodies: ["coupe", "convertible"], when: has("RWD") },
  { text: "Type 2 charging cable", level: 1, fuels: plugged },
  { text: "DC fast charging", level: 1, fuels: ["electric"] },
  { text: "Vehicle-to-load power outlet", level: 3, fuels: plugged, from: 2021 },
  { text: "Satellite navigation", level: 2, from: 2015, to: 2021 },
  { text: "Satellite navigation", level: 3, to: 2014 },
  { text: "Built-in navigation with live traffic", level: 3, from: 2022 },
  { text: "Head-up display", level: 3, from: 2017, bodies: family },
  { text: "Premium audio", level: 3 },
  { text: "Digital instrument display", level: 3, from: 2020 },
  { text: "Wireless phone charging", level: 3, from: 2019 },
  { text: "LED headlights", level: 3, from: 2015, to: 2019 },
  { text: "LED headlights", level: 1, from: 2020 },
  { text: "Adaptive LED headlights", level: 4, from: 2018 },
  { text: "Xenon headlights", level: 4, to: 2014 },
  { text: "Dual-zone climate control", level: 2 },
  { text: "Manual air conditioning", level: 1, when: ({ badge }) => badge.level === 1 },
  { text: "Keyless entry and push-button start", level: 2, from: 2013 },
  { text: "Front and rear parking sensors", level: 3 },
  { text: "Rear parking sensors", level: 2, when: ({ badge }) => badge.level === 2 },
  { text: "Rain-sensing wipers", level: 2, from: 2014 },
  { text: "Auto-dimming rear-view mirror", level: 3 },
  { text: "Alloy wheels", level: 2 },
  { text: "19-inch alloy wheels", level: 4, from: 2016 },
  { text: "Privacy glass", level: 2, bodies: ["suv", "wagon", "ute", "people-mover"] },
  { text: "Roof rails", level: 2, bodies: ["suv", "wagon"] },
  { text: "Leather steering wheel", level: 2 },
  { text: "60/40 split-fold rear seats", level: 1, bodies: ["hatch", "sedan", "wagon", "suv"] },
  {
    text: "ISOFIX child seat points",
    level: 1,
    from: 2014,
    bodies: ["hatch", "sedan", "wagon", "suv", "people-mover"],
  },
  { text: "Bluetooth phone and audio", level: 1 },
  { text: "Digital radio (DAB+)", level: 2, from: 2018 },
  { text: "Tyre pressure monitoring", level: 1, from: 2018 },
  { text: "Driver attention alert", level: 2, from: 2019 },
  { text: "Traffic sign recognition", level: 3, from: 2018 },
  { text: "Six airbags", level: 1, to: 2019 },
  { text: "Seven airbags", level: 1, from: 2020 },
  { text: "Stability control and ABS", level: 1 },
];

/**
 * Standard equipment of a version in a model year.
 *
 * @example
 * standardEquipment(cx5Touring, 2023).includes("Wireless Apple CarPlay and Android Auto") // true
 */
export function standardEquipment(version: CatalogueVersion, year: number): string[] {
  const { badge, model } = version;
  const body = badge.body ?? model.body;
  return rows
    .filter(
      (row) =>
        badge.level >= row.level &&
        year >= (row.from ?? 0) &&
        year <= (row.to ?? 9999) &&
        (row.bodies?.includes(body) ?? true) &&
        (row.fuels?.includes(badge.powertrain.fuel) ?? true) &&
        (row.when?.(version) ?? true),
    )
    .map((row) => row.text);
}
