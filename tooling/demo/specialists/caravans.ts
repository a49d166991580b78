import type { PictureShape } from "@forecourt/demo-pictures/shapes";
import type { SpecialistRange, SpecialistRow } from "./specialist-rows.ts";

const shapes: Readonly<Record<string, PictureShape>> = {
  "Off-road caravan": "caravan-offroad",
  "Pop top": "caravan-pop-top",
  "Camper trailer": "caravan-camper",
};

const hasOf: Readonly<Record<string, readonly string[]>> = {
  Caravan: [
    "Separate shower and toilet",
    "Reverse-cycle air conditioner",
    "Washing machine",
    "Full oven and cooktop",
    "190-litre fridge",
    "Roll-out awning",
  ],
  "Off-road caravan": [
    "Independent trailing-arm suspension",
    "Lithium battery, 200 Ah",
    "Two solar panels, 400 W",
    "Stone guard and checker plate",
    "Separate shower and toilet",
    "Reverse-cycle air conditioner",
    "Two 95-litre water tanks",
  ],
  "Pop top": ["Fits a garage of 2.4 m", "Roll-out awning", "Café dinette", "110-litre fridge", "Outside shower"],
  "Camper trailer": [
    "Slide-out kitchen",
    "Queen bed",
    "Annexe with floor",
    "Off-road coupling",
    "100-litre water tank",
  ],
};

/** A family's van has beds for the children; a camper trailer folds out into two doubles. */
const leastWithBunks = 4;
const foldsOut: ReadonlySet<string> = new Set(["Camper trailer"]);

/** A van: kind, berths, body length and width in mm, tare and loaded mass in kg, axles, price new, years. */
const van = (
  make: string,
  body: string,
  model: string,
  badge: string,
  [sleeps, body_length, body_width]: readonly [number, number, number],
  [tare_weight, aggregate_trailer_mass, axle_type]: readonly [number, number, "Single" | "Tandem"],
  priceNewDollars: number,
  fromYear: number,
  toYear?: number,
): SpecialistRow => ({
  make,
  model,
  badge,
  body,
  shape: shapes[body] ?? "caravan",
  priceNewDollars,
  fromYear,
  ...(toYear !== undefined && { toYear }),
  figures: { sleeps, body_length, body_width, tare_weight, aggregate_trailer_mass, axle_type },
  has: [...(hasOf[body] ?? []), ...(sleeps >= leastWithBunks && !foldsOut.has(body) ? ["Double bunks"] : [])],
});

/** Caravans and campers as sold in Australia. */
export const caravans: SpecialistRange = {
  kind: "caravan",
  lossPerYear: 0.075,
  vinPrefix: "6T9",
  warrantyYears: 3,
  colours: [
    ["White", "white", 9],
    ["White and Silver", "silver", 2],
    ["White and Charcoal", "grey", 3],
    ["Sandstone", "sand", 2],
    ["Black", "black", 1],
  ],
  rows: [
    van("Jayco", "Caravan", "Journey", "17.55-3", [3, 5_330, 2_450], [1_890, 2_290, "Single"], 66_990, 2016),
    van("Jayco", "Caravan", "Journey", "19.61-3", [4, 5_980, 2_450], [2_090, 2_490, "Tandem"], 72_990, 2015),
    van("Jayco", "Caravan", "Silverline", "21.65-3", [2, 6_620, 2_470], [2_480, 2_980, "Tandem"], 104_990, 2014),
    van("Jayco", "Caravan", "Starcraft", "17.58-2", [5, 5_330, 2_400], [1_780, 2_190, "Single"], 54_990, 2013),
    van(
      "Jayco",
      "Off-road caravan",
      "Journey Outback",
      "19.61-3",
      [4, 5_980, 2_450],
      [2_270, 2_780, "Tandem"],
      83_990,
      2016,
    ),
    van("Jayco", "Off-road caravan", "CrossTrak", "15.48", [2, 4_570, 2_290], [1_620, 2_250, "Single"], 71_990, 2020),
    van("Jayco", "Pop top", "Journey Pop Top", "16.51-1", [2, 4_900, 2_400], [1_640, 2_040, "Single"], 56_990, 2014),
    van("Jayco", "Pop top", "Starcraft Pop Top", "14.44-4", [4, 4_330, 2_300], [1_340, 1_690, "Single"], 45_990, 2012),
    van("Jayco", "Camper trailer", "Swan", "Outback", [6, 4_770, 2_110], [1_330, 1_690, "Single"], 39_990, 2013),
    van("Jayco", "Camper trailer", "Swift", "Touring", [4, 3_650, 2_110], [870, 1_170, "Single"], 24_990, 2014),
    van("New Age", "Off-road caravan", "Manta Ray", "19E", [2, 5_800, 2_480], [2_330, 2_950, "Tandem"], 89_990, 2015),
    van("New Age", "Off-road caravan", "Big Red", "22BE", [6, 6_700, 2_480], [2_790, 3_490, "Tandem"], 99_990, 2016),
    van("New Age", "Caravan", "Road Owl", "18ES", [2, 5_480, 2_450], [2_080, 2_600, "Tandem"], 79_990, 2018),
    van("Avan", "Caravan", "Aspire", "555-1", [2, 5_550, 2_300], [1_720, 2_200, "Tandem"], 69_990, 2016),
    van("Avan", "Pop top", "Aspire", "470 Hip", [2, 4_700, 2_300], [1_480, 1_900, "Single"], 58_990, 2017),
    van("Avan", "Camper trailer", "Cruiseliner", "Adventure", [4, 4_050, 2_130], [980, 1_350, "Single"], 36_990, 2014),
    van("Lotus", "Off-road caravan", "Trooper", "19'6", [3, 5_950, 2_490], [2_690, 3_490, "Tandem"], 108_990, 2018),
    van("Lotus", "Off-road caravan", "Off Grid", "21'6", [4, 6_550, 2_490], [2_960, 3_500, "Tandem"], 124_990, 2020),
    van("Supreme", "Caravan", "Classic", "2150", [2, 6_550, 2_450], [2_450, 3_000, "Tandem"], 82_990, 2015),
    van("Supreme", "Off-road caravan", "Getaway", "1800 ST", [3, 5_480, 2_450], [2_220, 2_900, "Tandem"], 78_990, 2019),
    van("Coromal", "Pop top", "Appeal", "P462", [2, 4_620, 2_320], [1_390, 1_750, "Single"], 47_990, 2012, 2019),
    van("Coromal", "Caravan", "Element", "542", [4, 5_420, 2_420], [1_820, 2_300, "Tandem"], 62_990, 2013, 2020),
    van("Cub", "Camper trailer", "Explorer", "Longreach", [4, 3_900, 2_050], [1_050, 1_650, "Single"], 49_990, 2017),
    van("Opus", "Camper trailer", "OP4", "Air", [4, 3_750, 2_000], [1_280, 1_800, "Single"], 43_990, 2018),
    van("Kokoda", "Off-road caravan", "Cadet", "X-Treme 2", [2, 5_200, 2_450], [2_400, 3_200, "Tandem"], 94_990, 2019),
  ],
};
