import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Nissan as sold in Australia and New Zealand. */
export const nissan: CatalogueMake = {
  name: "Nissan",
  vinPrefix: "JN1",
  warrantyYears: 5,
  colours: colours({
    white: ["Ivory Pearl", "Polar White"],
    silver: ["Brilliant Silver", "Diamond Silver"],
    grey: ["Gun Metallic", "Ceramic Grey"],
    black: ["Diamond Black", "Cosmic Black"],
    blue: ["Caspian Blue", "Magnetic Blue"],
    navy: "Deep Ocean Blue",
    red: ["Scarlet Ember", "Burning Red"],
    sand: "Champagne Silver",
    orange: "Forged Copper",
  }),
  models: [
    model("Pulsar", "hatch", [5, 5, 4295, 5, 1200], 0.94, [
      past("C12", 2013, 2017, [badge("ST-L", 24490, petrol(1.8, 4, 96, 7.5), "CVT", "FWD", 2)]),
    ]),
    model("Juke", "suv", [5, 5, 4210, 5, 1250], 0.96, [
      current("F16", 2020, [
        badge("ST-L", 36990, premium(1.0, 3, 84, 5.8), "7D", "FWD", 2),
        badge("Ti", 39990, premium(1.0, 3, 84, 5.8), "7D", "FWD", 4),
      ]),
    ]),
    model("Qashqai", "suv", [5, 5, 4425, 5, 1300], 1.0, [
      past("J11", 2014, 2021, [
        badge("ST", 31990, petrol(2.0, 4, 106, 6.9), "CVT", "FWD", 1),
        badge("Ti", 41990, petrol(2.0, 4, 106, 6.9), "CVT", "FWD", 4),
      ]),
      current("J12", 2022, [
        badge("ST-L", 43990, premium(1.3, 4, 110, 6.1), "CVT", "FWD", 2),
        badge("Ti e-Power", 57490, hybrid(1.5, 3, 140, 5.2), "1E", "FWD", 4),
      ]),
    ]),
    model("X-Trail", "suv", [5, 5, 4680, 5, 2000], 1.0, [
      past("T32", 2014, 2021, [
        badge("ST", 36990, petrol(2.5, 4, 126, 7.9), "CVT", "FWD", 1, { seats: 7 }),
        badge("Ti", 48990, petrol(2.5, 4, 126, 8.3), "CVT", "AWD", 4),
      ]),
      current("T33", 2022, [
        badge("ST-L", 48490, petrol(2.5, 4, 135, 7.8), "CVT", "AWD", 2, { seats: 7 }),
        badge("Ti e-Power", 60490, hybrid(1.5, 3, 157, 6.1), "1E", "AWD", 3),
        badge("Ti-L e-Power", 63990, hybrid(1.5, 3, 157, 6.1), "1E", "AWD", 4),
      ]),
    ]),
    model("Pathfinder", "suv", [5, 7, 5004, 5, 2700], 0.96, [
      past("R52", 2013, 2021, [badge("ST-L", 58990, petrol(3.5, 6, 202, 10.1), "CVT", "AWD", 3)]),
      past("R53", 2022, 2025, [badge("Ti", 78490, petrol(3.5, 6, 202, 10.5), "9A", "AWD", 4)]),
    ]),
    model("Patrol", "suv", [5, 8, 5175, 0, 3500], 1.12, [
      past("Y62", 2013, 2025, [
        badge("Ti", 98990, premium(5.6, 8, 298, 14.4), "7A", "4WD", 3),
        badge("Ti-L", 111990, premium(5.6, 8, 298, 14.4), "7A", "4WD", 4, { seats: 7 }),
      ]),
    ]),
    model("Navara", "ute", [4, 5, 5260, 5, 3500], 1.0, [
      past("D40", 2010, 2014, [
        badge("ST-X", 49990, diesel(2.5, 4, 140, 9.0), "5A", "4WD", 3, { towingBrakedKg: 3000 }),
      ]),
      past("D23", 2015, 2025, [
        badge("SL", 51990, diesel(2.3, 4, 140, 7.9), "7A", "4WD", 2),
        badge("ST-X", 63490, diesel(2.3, 4, 140, 8.1), "7A", "4WD", 3),
        badge("PRO-4X Warrior", 75490, diesel(2.3, 4, 140, 8.1), "7A", "4WD", 4),
      ]),
    ]),
    model("Leaf", "hatch", [5, 5, 4490, 5, 0], 0.68, [
      past("ZE1", 2019, 2024, [
        badge("Base", 55990, electric(110, 17.1, 270), "1E", "FWD", 2),
        badge("e+", 66490, electric(160, 18.0, 385), "1E", "FWD", 3),
      ]),
    ]),
    model("370Z", "coupe", [2, 2, 4265, 0, 0], 1.14, [
      past("Z34", 2010, 2020, [badge("Coupe", 56990, premium(3.7, 6, 245, 10.6), "6M", "RWD", 3)]),
    ]),
  ],
};
