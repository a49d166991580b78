import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { electrification, fuelType } from "../car/fuel-type.ts";
import { vehicleKind } from "../car/vehicle-kind.ts";
import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { repaymentCount } from "../finance/frequency.ts";
import type { ShownLoan } from "../finance/shown-loan.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { fuelConsumption, fuelCost, fuelDefaults } from "./fuel-cost.ts";

/** Years that the total looks ahead. */
export const runningCostYears = 5;
/** Weeks of a year, as in repayments (S1 §9, decisions.md row 9). */
const weeksPerYear = 52;
/**
 * What the electricity calculator starts with: dollars a kWh at home, and kWh per 100 km of a car that does not say its
 * own.
 */
export const electricityDefaults = { dollarsPerKwh: 0.3, kwhPer100Km: 17 } as const;
/** Above this mass, in kg, the charge depends on axles and load: nothing is calculated (NZTA). */
export const lightVehicleKg = 3500;

/** What a car drives on, and how much of it. */
export interface EnergyUse {
  kind: "fuel" | "electricity";
  /** Litres, or kWh, per 100 km. */
  per100Km: number;
  /** Whether the figure is the car's own; otherwise it is the site's usual one. */
  isOwn: boolean;
}

/**
 * Energy and consumption of a car: its own figure, else the site's. Undefined for a caravan.
 *
 * @example
 * energyUse({ simple_fuel: "Electric", energyconsumption: 16.5 }) // { kind: "electricity", per100Km: 16.5, isOwn: true }
 */
export function energyUse(
  car: CarPart<
    "item_type" | "simple_body" | "body" | "simple_fuel" | "fuel" | "fuelconsumptioncombined" | "energyconsumption"
  >,
  usual: { litresPer100Km: number; kwhPer100Km: number } = { ...fuelDefaults, ...electricityDefaults },
): EnergyUse | undefined {
  if (vehicleKind(car) === "caravan") return undefined;
  const isElectric = electrification(car) === "electric";
  const own = isElectric ? car.energyconsumption : car.fuelconsumptioncombined;
  const isOwn = isAmount(own) && own > 0;
  if (isElectric) return { kind: "electricity", per100Km: isOwn ? own : usual.kwhPer100Km, isOwn };
  return { kind: "fuel", per100Km: fuelConsumption(car, usual.litresPer100Km) ?? usual.litresPer100Km, isOwn };
}

/** The charges that a site sets; those of its country where it sets none. */
interface RoadUserCharges {
  light?: number | undefined;
  plugIn?: number | undefined;
}

/**
 * A country's charge for using the road, in dollars per 1,000 km: diesel and electric cars, plug-in hybrids less
 * (NZTA). Undefined where nothing is charged that way (petrol pays at the pump, motorbikes and caravans do not) and for
 * heavy vehicles.
 *
 * @example
 * roadUserCharge({ simple_fuel: "Diesel" }, { country: "NZ" }) // 76
 */
export function roadUserCharge(
  car: CarPart<"item_type" | "simple_body" | "body" | "simple_fuel" | "fuel" | "grossvehiclemass">,
  { country, charges: own = {} }: { country: CountryCode; charges?: RoadUserCharges },
): number | undefined {
  const kind = vehicleKind(car);
  const usual = countries[country].roadUserCharges;
  if (
    usual === undefined ||
    kind === "motorbike" ||
    kind === "caravan" ||
    (isAmount(car.grossvehiclemass) && car.grossvehiclemass > lightVehicleKg)
  )
    return undefined;
  const { light = usual.light, plugIn = usual.plugIn } = own;
  const fuel = fuelType(car)?.toLowerCase() ?? "";
  if (/plug.?in|phev/.test(fuel)) return plugIn;
  return electrification(car) === "electric" || fuel.includes("diesel") ? light : undefined;
}

/** Inputs of {@link runningCosts}. */
export interface RunningCostsInput {
  kmPerWeek: number;
  /** Litres, or kWh, per 100 km. */
  per100Km: number;
  /** Dollars a litre, or a kWh. */
  dollarsPerUnit: number;
  /** Dollars per 1,000 km. */
  chargePer1000Km?: number | undefined;
  /** The loan that the page shows, with a payment. */
  finance?: (Pick<ShownLoan, "frequency" | "termYears" | "balloonDollars"> & { paymentDollars: number }) | undefined;
}

/** Running costs in dollars. */
export interface RunningCosts {
  energyPerWeek: number;
  energyPerYear: number;
  chargesPerYear: number;
  /**
   * Repayments of the first five years, with what falls due at the end of a loan within them; undefined without
   * finance.
   */
  financeOverYears: number | undefined;
  /** All of it over {@link runningCostYears} years. */
  total: number;
}

/**
 * Running costs of a car: fuel or electricity a week and a year, road user charges, and the total of five years with
 * the repayments of a loan (issue "running costs", S1 §9 for the fuel). Undefined when a figure is below zero or no
 * number.
 *
 * @example
 * runningCosts({ kmPerWeek: 250, per100Km: 10, dollarsPerUnit: 1.7 })
 * // { energyPerWeek: 42.5, energyPerYear: 2210, chargesPerYear: 0, financeOverYears: undefined, total: 11050 }
 */
export function runningCosts({
  kmPerWeek,
  per100Km,
  dollarsPerUnit,
  chargePer1000Km = 0,
  finance,
}: RunningCostsInput): RunningCosts | undefined {
  const cost = (km: number) => fuelCost({ km, litresPer100Km: per100Km, dollarsPerLitre: dollarsPerUnit });
  const energyPerWeek = cost(kmPerWeek);
  const energyPerYear = cost(kmPerWeek * weeksPerYear);
  const charges = fuelCost({ km: kmPerWeek * weeksPerYear, litresPer100Km: 0.1, dollarsPerLitre: chargePer1000Km });
  if (energyPerWeek === undefined || energyPerYear === undefined || charges === undefined) return undefined;
  const financeOverYears =
    finance &&
    roundHalfUp(
      finance.paymentDollars * repaymentCount(Math.min(runningCostYears, finance.termYears), finance.frequency) +
        (finance.termYears <= runningCostYears ? finance.balloonDollars : 0),
      2,
    );
  return {
    energyPerWeek,
    energyPerYear,
    chargesPerYear: charges,
    financeOverYears,
    total: roundHalfUp((energyPerYear + charges) * runningCostYears + (financeOverYears ?? 0), 2),
  };
}
