/** Body types of the demo catalogue; each has pictures of its own. */
export type DemoBody =
  | "hatch"
  | "sedan"
  | "wagon"
  | "suv"
  | "ute"
  | "cab-chassis"
  | "van"
  | "people-mover"
  | "coupe"
  | "convertible";

/** Families of paint: every colour that a maker sells is shown in the family nearest to it. */
export type PaintFamily =
  | "white"
  | "silver"
  | "grey"
  | "black"
  | "blue"
  | "navy"
  | "red"
  | "maroon"
  | "green"
  | "orange"
  | "sand"
  | "yellow";

/** What drives a car, as a brochure says it. */
export interface Powertrain {
  fuel: "petrol" | "premium" | "diesel" | "hybrid" | "plug-in" | "electric";
  /** Engine size in litres; absent for electric cars. */
  litres?: number;
  cylinders?: number;
  /** Peak power in kW (of the whole system for hybrids). */
  kilowatts: number;
  /** Combined use: litres per 100 km, or kWh per 100 km for electric cars. */
  per100Km: number;
  /** Range on electricity in km, electric and plug-in cars only. */
  electricRangeKm?: number;
}

/**
 * Gearbox: number of gears and kind, as in `6A` (automatic), `6M` (manual), `7D` (dual clutch), `CVT`, `1E` (reduction
 * gear).
 */
export type Gearbox = `${4 | 5 | 6 | 7 | 8 | 9 | 10}${"A" | "M" | "D"}` | "CVT" | "eCVT" | "1E";
/** Driven wheels. */
export type DrivenWheels = "FWD" | "RWD" | "AWD" | "4WD";
/** How much is fitted: 1 entry, 2 middle, 3 high, 4 top of the range. */
export type EquipmentLevel = 1 | 2 | 3 | 4;

/** One badge of one series: a version with a price. */
export interface CatalogueBadge {
  name: string;
  /** Drive-away price when new, in Australian dollars, at the end of the series or today. */
  priceNewDollars: number;
  powertrain: Powertrain;
  gearbox: Gearbox;
  drive: DrivenWheels;
  level: EquipmentLevel;
  /** Where this badge differs from its model. */
  body?: DemoBody;
  seats?: number;
  doors?: number;
  towingBrakedKg?: number;
}

/** One generation of a model, sold new over a range of model years. */
export interface CatalogueSeries {
  code: string;
  fromYear: number;
  /** Last model year; absent while it is still sold new. */
  toYear?: number;
  badges: readonly CatalogueBadge[];
}

/** One model. */
export interface CatalogueModel {
  name: string;
  body: DemoBody;
  doors: number;
  seats: number;
  lengthMm: number;
  /** ANCAP stars of the latest test; absent when untested. */
  ancapStars?: number;
  towingBrakedKg: number;
  /** How well it keeps its value beside the average car, 1 being average. */
  retention: number;
  series: readonly CatalogueSeries[];
}

/** A colour as its maker calls it. */
export interface MakerColour {
  name: string;
  paint: PaintFamily;
}

/** One make. */
export interface CatalogueMake {
  name: string;
  /** First three characters of its VINs. */
  vinPrefix: string;
  /** New-car warranty in years, as its current brochure has it. */
  warrantyYears: number;
  colours: readonly MakerColour[];
  models: readonly CatalogueModel[];
  /** Countries the demo sells it in. @default both */
  only?: "AU" | "NZ";
}
