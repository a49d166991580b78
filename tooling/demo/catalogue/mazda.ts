import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, plugIn } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Mazda as sold in Australia. */
export const mazda: CatalogueMake = {
  name: "Mazda",
  vinPrefix: "JM0",
  warrantyYears: 5,
  colours: colours({
    white: ["Snowflake White Pearl", "Rhodium White", "Ceramic"],
    silver: "Sonic Silver",
    grey: ["Machine Grey", "Polymetal Grey", "Titanium Flash"],
    black: "Jet Black",
    blue: "Eternal Blue",
    navy: "Deep Crystal Blue",
    red: ["Soul Red Crystal", "Soul Red Crystal"],
    maroon: "Artisan Red",
    sand: ["Platinum Quartz", "Zircon Sand"],
  }),
  models: [
    model("2", "hatch", [5, 5, 4065, 5, 900], 1.04, [
      past("DE", 2010, 2014, [
        badge("Neo", 16990, petrol(1.5, 4, 76, 6.4), "5M", "FWD", 1),
        badge("Maxx Sport", 19990, petrol(1.5, 4, 76, 6.8), "4A", "FWD", 2),
      ]),
      current("DJ", 2015, [
        badge("G15 Pure", 26490, petrol(1.5, 4, 82, 5.3), "6A", "FWD", 1),
        badge("G15 Evolve", 28990, petrol(1.5, 4, 82, 5.3), "6A", "FWD", 2),
        badge("G15 GT", 30490, petrol(1.5, 4, 82, 5.3), "6A", "FWD", 3),
      ]),
    ]),
    model("3", "hatch", [5, 5, 4460, 5, 1200], 1.06, [
      past("BL", 2010, 2013, [
        badge("Neo", 21490, petrol(2.0, 4, 108, 8.2), "5A", "FWD", 1),
        badge("SP25", 28990, petrol(2.5, 4, 122, 8.6), "5A", "FWD", 3),
      ]),
      past("BM", 2014, 2018, [
        badge("Maxx", 25990, petrol(2.0, 4, 114, 5.8), "6A", "FWD", 2),
        badge("SP25 GT", 32490, petrol(2.5, 4, 138, 6.1), "6A", "FWD", 3),
      ]),
      current("BP", 2019, [
        badge("G20 Pure", 33990, petrol(2.0, 4, 114, 6.2), "6A", "FWD", 1),
        badge("G20 Evolve", 36490, petrol(2.0, 4, 114, 6.2), "6A", "FWD", 2),
        badge("G25 Evolve SP", 38990, petrol(2.5, 4, 139, 6.6), "6A", "FWD", 2),
        badge("G25 GT", 41990, petrol(2.5, 4, 139, 6.6), "6A", "FWD", 3),
        badge("G25 Astina", 45490, petrol(2.5, 4, 139, 6.6), "6A", "FWD", 4),
        badge("G20 Touring", 38490, petrol(2.0, 4, 114, 6.1), "6A", "FWD", 3, { body: "sedan", doors: 4 }),
      ]),
    ]),
    model("6", "sedan", [4, 5, 4865, 5, 1500], 1.0, [
      past("GJ", 2013, 2018, [
        badge("Sport", 35990, petrol(2.5, 4, 138, 6.6), "6A", "FWD", 1),
        badge("Touring Wagon", 40490, petrol(2.5, 4, 138, 6.6), "6A", "FWD", 2, { body: "wagon", doors: 5 }),
      ]),
      past("GL", 2019, 2024, [
        badge("G25 Touring", 44990, petrol(2.5, 4, 140, 7.0), "6A", "FWD", 2),
        badge("G35 GT SP Wagon", 54990, petrol(2.5, 4, 170, 7.6), "6A", "FWD", 3, { body: "wagon", doors: 5 }),
        badge("G35 Atenza", 56490, petrol(2.5, 4, 170, 7.6), "6A", "FWD", 4),
      ]),
    ]),
    model("6e", "hatch", [5, 5, 4921, 5, 1500], 0.9, [
      current("EV", 2026, [
        badge("GT", 53990, electric(190, 16.5, 560), "1E", "RWD", 3),
        badge("Atenza", 56990, electric(190, 16.5, 560), "1E", "RWD", 4),
      ]),
    ]),
    model("CX-3", "suv", [5, 5, 4275, 5, 1200], 1.06, [
      current("DK", 2015, [
        badge("G20 Pure", 32490, petrol(2.0, 4, 110, 6.3), "6A", "FWD", 1),
        badge("G20 Evolve", 35490, petrol(2.0, 4, 110, 6.3), "6A", "FWD", 2),
        badge("G20 Akari", 41990, petrol(2.0, 4, 110, 6.3), "6A", "FWD", 4),
      ]),
    ]),
    model("CX-30", "suv", [5, 5, 4395, 5, 1200], 1.06, [
      current("DM", 2020, [
        badge("G20 Pure", 36990, petrol(2.0, 4, 114, 6.5), "6A", "FWD", 1),
        badge("G20 Evolve", 39490, petrol(2.0, 4, 114, 6.5), "6A", "FWD", 2),
        badge("G20 Touring", 42490, petrol(2.0, 4, 114, 6.5), "6A", "FWD", 3),
        badge("G25 GT SP", 45990, petrol(2.5, 4, 139, 6.6), "6A", "FWD", 3),
        badge("G25 Astina", 49490, petrol(2.5, 4, 139, 6.8), "6A", "AWD", 4),
      ]),
    ]),
    model("CX-5", "suv", [5, 5, 4575, 5, 1800], 1.05, [
      past("KE", 2012, 2016, [
        badge("Maxx Sport", 36490, petrol(2.5, 4, 138, 7.4), "6A", "AWD", 2),
        badge("Akera", 47990, diesel(2.2, 4, 129, 5.7), "6A", "AWD", 4),
      ]),
      current("KF", 2017, [
        badge("G25 Maxx", 41990, petrol(2.5, 4, 140, 6.9), "6A", "FWD", 1),
        badge("G25 Maxx Sport", 45490, petrol(2.5, 4, 140, 7.4), "6A", "AWD", 2),
        badge("G25 Touring", 48490, petrol(2.5, 4, 140, 7.4), "6A", "AWD", 3),
        badge("G25 GT SP", 53990, petrol(2.5, 4, 140, 7.4), "6A", "AWD", 3),
        badge("G35 Akera", 59490, petrol(2.5, 4, 170, 8.2), "6A", "AWD", 4),
      ]),
    ]),
    model("CX-60", "suv", [5, 5, 4740, 5, 2500], 0.97, [
      current("KH", 2023, [
        badge("G25 Pure", 51990, petrol(2.5, 4, 138, 7.5), "8A", "AWD", 1),
        badge("G40e Evolve", 64990, hybrid(3.3, 6, 209, 7.4), "8A", "AWD", 2),
        badge("D50e GT", 75990, diesel(3.3, 6, 187, 4.9), "8A", "AWD", 3),
        badge("P50e Azami", 92990, plugIn(2.5, 4, 241, 2.1, 76), "8A", "AWD", 4),
      ]),
    ]),
    model("CX-70", "suv", [5, 5, 5100, 0, 2500], 0.95, [
      current("KJ", 2025, [
        badge("G50e GT", 83490, hybrid(3.3, 6, 254, 8.2), "8A", "AWD", 3),
        badge("D50e Azami", 92990, diesel(3.3, 6, 187, 5.4), "8A", "AWD", 4),
      ]),
    ]),
    model("CX-80", "suv", [5, 7, 4990, 5, 2500], 0.97, [
      current("KL", 2025, [
        badge("G40e Pure", 60990, hybrid(3.3, 6, 209, 8.4), "8A", "AWD", 1),
        badge("D50e Touring", 71990, diesel(3.3, 6, 187, 5.2), "8A", "AWD", 2),
        badge("P50e Azami", 96990, plugIn(2.5, 4, 241, 2.7, 65), "8A", "AWD", 4, { seats: 6 }),
      ]),
    ]),
    model("CX-9", "suv", [5, 7, 5065, 5, 2000], 1.02, [
      past("TB", 2012, 2015, [badge("Luxury", 55990, petrol(3.7, 6, 204, 11.2), "6A", "AWD", 3)]),
      past("TC", 2016, 2023, [
        badge("Sport", 52490, petrol(2.5, 4, 170, 8.4), "6A", "FWD", 1),
        badge("Touring", 60990, petrol(2.5, 4, 170, 9.0), "6A", "AWD", 2),
        badge("Azami LE", 76990, petrol(2.5, 4, 170, 9.0), "6A", "AWD", 4, { seats: 6 }),
      ]),
    ]),
    model("CX-90", "suv", [5, 7, 5120, 5, 2500], 0.95, [
      current("KK", 2023, [
        badge("D50e Touring", 83990, diesel(3.3, 6, 187, 5.4), "8A", "AWD", 2),
        badge("G50e GT", 91990, hybrid(3.3, 6, 254, 8.2), "8A", "AWD", 3),
        badge("G50e Azami", 98490, hybrid(3.3, 6, 254, 8.2), "8A", "AWD", 4),
      ]),
    ]),
    model("BT-50", "ute", [4, 5, 5280, 5, 3500], 1.02, [
      past("UP", 2012, 2020, [
        badge("XT Hi-Rider", 39990, diesel(3.2, 5, 147, 9.4), "6A", "RWD", 1),
        badge("GT", 57490, diesel(3.2, 5, 147, 10.0), "6A", "4WD", 3),
      ]),
      current("TF", 2021, [
        badge("XT Single Cab Chassis", 43990, diesel(3.0, 4, 140, 7.7), "6A", "RWD", 1, {
          body: "cab-chassis",
          doors: 2,
          seats: 2,
        }),
        badge("XTR", 64990, diesel(3.0, 4, 140, 8.0), "6A", "4WD", 2),
        badge("GT", 69990, diesel(3.0, 4, 140, 8.0), "6A", "4WD", 3),
        badge("SP", 75490, diesel(3.0, 4, 140, 8.0), "6A", "4WD", 4),
      ]),
    ]),
    model("MX-5", "convertible", [2, 2, 3915, 5, 0], 1.14, [
      current("ND", 2015, [
        badge("Roadster", 47490, petrol(2.0, 4, 135, 6.8), "6M", "RWD", 2),
        badge("Roadster GT", 51490, petrol(2.0, 4, 135, 7.0), "6A", "RWD", 3),
        badge("RF GT", 55990, petrol(2.0, 4, 135, 7.0), "6A", "RWD", 4, { body: "coupe" }),
      ]),
    ]),
    model("RX-8", "coupe", [4, 4, 4435, 0, 0], 1.0, [
      past("FE", 2010, 2011, [badge("GT", 49990, petrol(1.3, 2, 170, 12.9), "6M", "RWD", 3)]),
    ]),
  ],
};
