import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Hyundai as sold in Australia. */
export const hyundai: CatalogueMake = {
  name: "Hyundai",
  vinPrefix: "KMH",
  warrantyYears: 5,
  colours: colours({
    white: ["Atlas White", "Polar White", "Serenity White"],
    silver: ["Shimmering Silver", "Platinum Silver"],
    grey: ["Titan Gray", "Amazon Gray", "Ecotronic Gray"],
    black: ["Abyss Black", "Phantom Black"],
    blue: ["Performance Blue", "Intense Blue"],
    navy: "Denim Blue",
    red: "Ultimate Red",
    green: "Mirage Green",
    orange: "Jupiter Orange",
  }),
  models: [
    model("Accent", "hatch", [5, 5, 4155, 5, 900], 0.94, [
      past("RB", 2011, 2019, [
        badge("Active", 17990, petrol(1.6, 4, 91, 6.4), "4A", "FWD", 1),
        badge("Sport", 19990, petrol(1.6, 4, 103, 6.6), "6A", "FWD", 2),
      ]),
    ]),
    model("Venue", "suv", [5, 5, 4040, 4, 1100], 0.98, [
      current("QX", 2019, [
        badge("Active", 28990, petrol(1.6, 4, 90, 7.2), "6A", "FWD", 1),
        badge("Elite", 32490, petrol(1.6, 4, 90, 7.2), "6A", "FWD", 3),
      ]),
    ]),
    model("i30", "hatch", [5, 5, 4340, 5, 1300], 1.0, [
      past("GD", 2012, 2016, [
        badge("Active", 23990, petrol(1.8, 4, 107, 7.3), "6A", "FWD", 1),
        badge("SR Premium", 34990, petrol(2.0, 4, 124, 7.6), "6A", "FWD", 4),
      ]),
      past("PD", 2017, 2023, [
        badge("Active", 29490, petrol(2.0, 4, 120, 7.4), "6A", "FWD", 1),
        badge("N Line", 34990, premium(1.6, 4, 150, 7.1), "7D", "FWD", 3),
        badge("N Premium", 55490, premium(2.0, 4, 206, 8.5), "8D", "FWD", 4),
      ]),
      current("CN7", 2024, [
        badge("Sedan Hybrid", 36490, hybrid(1.6, 4, 104, 3.9), "6D", "FWD", 2, { body: "sedan", doors: 4 }),
        badge("Sedan N Line", 41990, premium(1.6, 4, 150, 6.8), "7D", "FWD", 3, { body: "sedan", doors: 4 }),
      ]),
    ]),
    model("Kona", "suv", [5, 5, 4350, 4, 1300], 1.0, [
      past("OS", 2018, 2022, [
        badge("Active", 30490, petrol(2.0, 4, 110, 7.2), "6A", "FWD", 1),
        badge("Highlander", 42990, petrol(1.6, 4, 146, 6.9), "7D", "AWD", 4),
        badge("Electric Elite", 60990, electric(150, 14.7, 484), "1E", "FWD", 3),
      ]),
      current("SX2", 2023, [
        badge("Hybrid", 41490, hybrid(1.6, 4, 104, 3.9), "6D", "FWD", 2),
        badge("Premium", 45490, petrol(2.0, 4, 110, 6.6), "CVT", "FWD", 4),
      ]),
    ]),
    model("Tucson", "suv", [5, 5, 4630, 5, 1900], 1.0, [
      past("TL", 2015, 2020, [
        badge("Active", 34990, petrol(2.0, 4, 121, 7.9), "6A", "FWD", 1),
        badge("Highlander", 50490, diesel(2.0, 4, 136, 6.4), "8A", "AWD", 4),
      ]),
      current("NX4", 2021, [
        badge("Active", 43990, petrol(2.0, 4, 115, 8.1), "6A", "FWD", 1),
        badge("Elite Hybrid", 53490, hybrid(1.6, 4, 172, 5.3), "6A", "FWD", 3),
        badge("Highlander Diesel", 65490, diesel(2.0, 4, 137, 6.3), "8A", "AWD", 4),
      ]),
    ]),
    model("Santa Fe", "suv", [5, 7, 4830, 5, 2000], 0.98, [
      past("DM", 2012, 2017, [
        badge("Active", 44990, diesel(2.2, 4, 147, 6.3), "6A", "AWD", 1),
        badge("Highlander", 57990, diesel(2.2, 4, 147, 6.3), "6A", "AWD", 4),
      ]),
      past("TM", 2018, 2023, [badge("Elite", 63490, diesel(2.2, 4, 148, 6.1), "8D", "AWD", 3)]),
      current("MX5", 2024, [
        badge("Hybrid", 59990, hybrid(1.6, 4, 172, 5.6), "6A", "FWD", 2),
        badge("Calligraphy Hybrid", 81990, hybrid(1.6, 4, 172, 6.3), "6A", "AWD", 4),
      ]),
    ]),
    model("Palisade", "suv", [5, 8, 4995, 4, 2200], 0.98, [
      past("LX2", 2020, 2025, [badge("Highlander", 84990, diesel(2.2, 4, 147, 7.3), "8A", "AWD", 4, { seats: 7 })]),
    ]),
    model("Ioniq 5", "suv", [5, 5, 4655, 5, 1600], 0.8, [
      current("NE", 2021, [
        badge("RWD", 74990, electric(168, 17.9, 507), "1E", "RWD", 2),
        badge("Epiq AWD", 91490, electric(239, 19.1, 454), "1E", "AWD", 4),
      ]),
    ]),
    model("iLoad", "van", [5, 3, 5150, 4, 1500], 1.02, [
      past("TQ", 2010, 2020, [
        badge("Diesel", 42990, diesel(2.5, 4, 125, 8.8), "5A", "RWD", 1),
        badge("Crew Van", 45490, diesel(2.5, 4, 125, 8.8), "5A", "RWD", 2, { seats: 6 }),
      ]),
    ]),
    model("Staria", "people-mover", [5, 8, 5253, 5, 2500], 1.0, [
      current("US4", 2021, [badge("Elite", 63990, diesel(2.2, 4, 130, 8.2), "8A", "AWD", 3)]),
    ]),
    model("Veloster", "coupe", [4, 4, 4240, 5, 0], 0.96, [
      past("FS", 2012, 2017, [badge("SR Turbo", 32490, petrol(1.6, 4, 150, 7.4), "7D", "FWD", 3)]),
    ]),
  ],
};
