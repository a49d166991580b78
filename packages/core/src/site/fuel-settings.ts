import { z } from "zod";
import { fuelDefaults } from "../fuel/fuel-cost.ts";
import { on, setting } from "./setting.ts";

/** The fuel cost calculator of the vehicle page (S1 §2, §9). */
export const fuelSettingsSchema = z.strictObject({
  enabled: on("S1 §2", "Show the calculator, except for electric cars."),
  dollarsPerLitre: setting(z.number().min(0.1).max(10).default(fuelDefaults.dollarsPerLitre), "S1 §9", "Fuel price that it starts with, in dollars a litre."),
  kmPerWeek: setting(z.number().min(1).max(5000).default(fuelDefaults.kmPerWeek), "S1 §9", "Distance that it starts with, in km a week."),
  litresPer100Km: setting(z.number().min(1).max(100).default(fuelDefaults.litresPer100Km), "S1 §9", "Consumption of a car that does not say its own, in litres per 100 km."),
});
/** Parsed fuel settings. */
export type FuelSettings = z.output<typeof fuelSettingsSchema>;
