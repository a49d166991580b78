import type { DemoBody, Gearbox, Powertrain } from "./catalogue/catalogue-types.ts";

/** Body as shoppers choose it. */
export const bodyNames: Readonly<Record<DemoBody, string>> = {
  hatch: "Hatch",
  sedan: "Sedan",
  wagon: "Wagon",
  suv: "SUV",
  ute: "Ute",
  "cab-chassis": "Cab Chassis",
  van: "Van",
  "people-mover": "People Mover",
  coupe: "Coupe",
  convertible: "Convertible",
};

/** Fuel as a listing has it in full, and as shoppers choose it. */
export const fuelNames: Readonly<Record<Powertrain["fuel"], readonly [full: string, simple: string]>> = {
  petrol: ["Petrol - Unleaded ULP", "Petrol"],
  premium: ["Petrol - Premium ULP", "Petrol"],
  diesel: ["Diesel", "Diesel"],
  hybrid: ["Hybrid - Petrol and Electric", "Hybrid"],
  "plug-in": ["Plug-in Hybrid - Petrol and Electric", "Plug-in Hybrid"],
  electric: ["Electric", "Electric"],
};

/**
 * Gearbox in words, full and simple.
 *
 * @example
 * gearboxNames("7D") // ["7 Speed Dual Clutch Automatic", "Automatic"]
 */
export function gearboxNames(gearbox: Gearbox): readonly [full: string, simple: "Automatic" | "Manual"] {
  if (gearbox === "CVT") return ["CVT Automatic", "Automatic"];
  if (gearbox === "eCVT") return ["Hybrid CVT Automatic", "Automatic"];
  if (gearbox === "1E") return ["Single Speed Automatic", "Automatic"];
  const gears = gearbox.slice(0, -1);
  if (gearbox.endsWith("M")) return [`${gears} Speed Manual`, "Manual"];
  return [
    gearbox.endsWith("D") ? `${gears} Speed Dual Clutch Automatic` : `${gears} Speed Sports Automatic`,
    "Automatic",
  ];
}

/**
 * Engine in words.
 *
 * @example
 * engineName({ fuel: "diesel", litres: 3, cylinders: 6, kilowatts: 184, per100Km: 8.4 }) // "3.0L 6 cyl Diesel"
 */
export function engineName({ fuel, litres, cylinders, kilowatts }: Powertrain): string {
  if (litres === undefined || cylinders === undefined) return `${kilowatts} kW Electric Motor`;
  return `${litres.toFixed(1)}L ${cylinders} cyl ${fuelNames[fuel][1]}`;
}
