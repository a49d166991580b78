import type {
  CatalogueBadge,
  CatalogueModel,
  CatalogueSeries,
  DemoBody,
  DrivenWheels,
  EquipmentLevel,
  Gearbox,
  MakerColour,
  PaintFamily,
  Powertrain,
} from "./catalogue-types.ts";

/*
 * Short constructors, so that a row of the catalogue reads like a line of a price list.
 * Engines: litres, cylinders, kilowatts, litres per 100 km.
 */

/** An engine for unleaded petrol. */
export const petrol = (litres: number, cylinders: number, kilowatts: number, per100Km: number): Powertrain => ({
  fuel: "petrol",
  litres,
  cylinders,
  kilowatts,
  per100Km,
});
/** An engine for premium unleaded petrol. */
export const premium = (litres: number, cylinders: number, kilowatts: number, per100Km: number): Powertrain => ({
  fuel: "premium",
  litres,
  cylinders,
  kilowatts,
  per100Km,
});
/** A diesel engine. */
export const diesel = (litres: number, cylinders: number, kilowatts: number, per100Km: number): Powertrain => ({
  fuel: "diesel",
  litres,
  cylinders,
  kilowatts,
  per100Km,
});
/** A petrol-electric hybrid without a plug. */
export const hybrid = (litres: number, cylinders: number, kilowatts: number, per100Km: number): Powertrain => ({
  fuel: "hybrid",
  litres,
  cylinders,
  kilowatts,
  per100Km,
});
/** A plug-in hybrid: litres, cylinders, kilowatts, litres per 100 km, electric range in km. */
export const plugIn = (
  litres: number,
  cylinders: number,
  kilowatts: number,
  per100Km: number,
  electricRangeKm: number,
): Powertrain => ({ fuel: "plug-in", litres, cylinders, kilowatts, per100Km, electricRangeKm });
/** An electric car: kilowatts, kWh per 100 km, range in km. */
export const electric = (kilowatts: number, per100Km: number, electricRangeKm: number): Powertrain => ({
  fuel: "electric",
  kilowatts,
  per100Km,
  electricRangeKm,
});

/** A badge: name, price new, engine, gearbox, driven wheels, equipment level, differences from the model. */
export const badge = (
  name: string,
  priceNewDollars: number,
  powertrain: Powertrain,
  gearbox: Gearbox,
  drive: DrivenWheels,
  level: EquipmentLevel,
  differences: Pick<CatalogueBadge, "body" | "seats" | "doors" | "towingBrakedKg"> = {},
): CatalogueBadge => ({ name, priceNewDollars, powertrain, gearbox, drive, level, ...differences });

/** A series still sold new. */
export const current = (code: string, fromYear: number, badges: readonly CatalogueBadge[]): CatalogueSeries => ({
  code,
  fromYear,
  badges,
});
/** A series no longer sold new. */
export const past = (
  code: string,
  fromYear: number,
  toYear: number,
  badges: readonly CatalogueBadge[],
): CatalogueSeries => ({ code, fromYear, toYear, badges });

/**
 * A model: body, doors, seats, length in mm, ANCAP stars (0 untested), braked towing in kg, value retention, series.
 */
export const model = (
  name: string,
  body: DemoBody,
  [doors, seats, lengthMm, ancapStars, towingBrakedKg]: readonly [number, number, number, number, number],
  retention: number,
  series: readonly CatalogueSeries[],
): CatalogueModel => ({
  name,
  body,
  doors,
  seats,
  lengthMm,
  ...(ancapStars > 0 ? { ancapStars } : {}),
  towingBrakedKg,
  retention,
  series,
});

/** Colours by paint family: `{ white: "Snowflake White", blue: ["Deep Crystal Blue", "Eternal Blue"] }`. */
export const colours = (byFamily: Partial<Record<PaintFamily, string | readonly string[]>>): MakerColour[] =>
  (Object.entries(byFamily) as [PaintFamily, string | readonly string[]][]).flatMap(([paint, names]) =>
    (typeof names === "string" ? [names] : names).map((name) => ({ name, paint })),
  );
