import { z } from "zod";
import { fuelDefaults } from "../fuel/fuel-cost.ts";
import { electricityDefaults } from "../fuel/running-costs.ts";
import { on, setting } from "./setting.ts";

/** The fuel cost calculator of the vehicle page and the running costs beside it (S1 §2, §9). */
export const fuelSettingsSchema = z.strictObject({
  enabled: on("S1 §2", "Show what driving costs: the fuel calculator or, for electric cars, electricity."),
  dollarsPerLitre: setting(
    z.number().min(0.1).max(10).default(fuelDefaults.dollarsPerLitre),
    "S1 §9",
    "Fuel price that it starts with, in dollars a litre.",
  ),
  kmPerWeek: setting(
    z.number().min(1).max(5000).default(fuelDefaults.kmPerWeek),
    "S1 §9",
    "Distance that it starts with, in km a week.",
  ),
  litresPer100Km: setting(
    z.number().min(1).max(100).default(fuelDefaults.litresPer100Km),
    "S1 §9",
    "Consumption of a car that does not say its own, in litres per 100 km.",
  ),
  dollarsPerKwh: setting(
    z.number().min(0.01).max(5).default(electricityDefaults.dollarsPerKwh),
    "S1 §9",
    "Electricity tariff that an electric car's running costs start with, in dollars a kWh.",
  ),
  kwhPer100Km: setting(
    z.number().min(1).max(100).default(electricityDefaults.kwhPer100Km),
    "S1 §9",
    "Consumption of an electric car that does not say its own, in kWh per 100 km.",
  ),
  roadUserCharges: z
    .strictObject({
      light: setting(
        z.number().min(0).max(1000).optional(),
        "S1 §9",
        "Road user charge of diesel and electric cars, in dollars per 1,000 km, in a country that has one, such as New Zealand.",
        "that of the country",
      ),
      plugIn: setting(
        z.number().min(0).max(1000).optional(),
        "S1 §9",
        "The same for plug-in hybrids.",
        "that of the country",
      ),
    })
    .prefault({}),
  fiveYears: on("S1 §2, §9", "Show what driving costs in five years, with the repayments where finance shows."),
});
