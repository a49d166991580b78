import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Toyota as sold in Australia. */
export const toyota: CatalogueMake = {
  name: "Toyota",
  vinPrefix: "JTN",
  warrantyYears: 5,
  colours: colours({
    white: ["Glacier White", "Crystal Pearl", "Frosted White"],
    silver: ["Silver Pearl", "Stunning Silver"],
    grey: ["Graphite", "Celestite Grey"],
    black: ["Eclipse Black", "Ink"],
    blue: ["Blue Gem", "Tidal Blue"],
    navy: "Saturn Blue",
    red: ["Atomic Rush", "Feverish Red"],
    green: "Eclectic Blue Green",
    sand: "Oxide Bronze",
  }),
  models: [
    model("Yaris", "hatch", [5, 5, 3940, 5, 0], 1.12, [
      past("NCP130R", 2012, 2019, [
        badge("Ascent", 18990, petrol(1.3, 4, 63, 6.4), "4A", "FWD", 1),
        badge("SX", 21990, petrol(1.5, 4, 80, 6.4), "4A", "FWD", 2),
      ]),
      current("MXPH10R", 2020, [
        badge("Ascent Sport Hybrid", 32990, hybrid(1.5, 3, 85, 3.3), "eCVT", "FWD", 1),
        badge("ZR Hybrid", 38490, hybrid(1.5, 3, 85, 3.3), "eCVT", "FWD", 3),
      ]),
    ]),
    model("Yaris Cross", "suv", [5, 5, 4180, 5, 400], 1.14, [
      current("MXPJ10R", 2020, [
        badge("GX Hybrid", 35990, hybrid(1.5, 3, 85, 3.8), "eCVT", "FWD", 1),
        badge("GXL Hybrid", 39490, hybrid(1.5, 3, 85, 3.8), "eCVT", "FWD", 2),
        badge("Urban Hybrid", 45490, hybrid(1.5, 3, 85, 4.0), "eCVT", "AWD", 4),
      ]),
    ]),
    model("Corolla", "hatch", [5, 5, 4375, 5, 1300], 1.1, [
      past("ZRE152R", 2010, 2012, [badge("Ascent", 20990, petrol(1.8, 4, 100, 7.4), "4A", "FWD", 1)]),
      past("ZRE182R", 2013, 2018, [
        badge("Ascent Sport", 24990, petrol(1.8, 4, 103, 6.1), "CVT", "FWD", 2),
        badge("Levin ZR", 31990, petrol(1.8, 4, 103, 6.1), "CVT", "FWD", 4),
      ]),
      current("ZWE219R", 2019, [
        badge("Ascent Sport Hybrid", 36490, hybrid(1.8, 4, 103, 4.0), "eCVT", "FWD", 1),
        badge("SX Hybrid", 38990, hybrid(1.8, 4, 103, 4.0), "eCVT", "FWD", 2, { body: "sedan", doors: 4 }),
        badge("ZR Hybrid", 42490, hybrid(1.8, 4, 103, 4.0), "eCVT", "FWD", 3),
      ]),
    ]),
    model("Corolla Cross", "suv", [5, 5, 4460, 5, 750], 1.1, [
      current("ZVG16R", 2022, [
        badge("GXL Hybrid", 43490, hybrid(2.0, 4, 146, 4.3), "eCVT", "FWD", 2),
        badge("Atmos Hybrid", 54490, hybrid(2.0, 4, 146, 4.4), "eCVT", "AWD", 4),
      ]),
    ]),
    model("C-HR", "suv", [5, 5, 4362, 5, 725], 1.06, [
      past("NGX50R", 2017, 2023, [
        badge("GXL", 37490, petrol(1.2, 4, 85, 6.4), "CVT", "FWD", 2),
        badge("Koba Hybrid", 43490, hybrid(1.8, 4, 90, 4.3), "eCVT", "FWD", 4),
      ]),
      current("MAXH10R", 2024, [badge("GXL Hybrid", 48490, hybrid(1.8, 4, 103, 4.0), "eCVT", "FWD", 2)]),
    ]),
    model("Camry", "sedan", [4, 5, 4920, 5, 1200], 1.08, [
      past("ASV50R", 2012, 2017, [
        badge("Altise", 33490, petrol(2.5, 4, 133, 7.8), "6A", "FWD", 1),
        badge("Atara SX", 37490, petrol(2.5, 4, 135, 7.8), "6A", "FWD", 3),
      ]),
      past("AXVH71R", 2018, 2023, [
        badge("Ascent Sport Hybrid", 42990, hybrid(2.5, 4, 160, 4.7), "eCVT", "FWD", 2),
        badge("SL Hybrid", 51990, hybrid(2.5, 4, 160, 4.7), "eCVT", "FWD", 4),
      ]),
      current("AXVH80R", 2024, [
        badge("Ascent Hybrid", 44490, hybrid(2.5, 4, 170, 4.0), "eCVT", "FWD", 1),
        badge("SL Hybrid", 58990, hybrid(2.5, 4, 170, 4.0), "eCVT", "FWD", 4),
      ]),
    ]),
    model("86", "coupe", [2, 4, 4265, 5, 0], 1.14, [
      past("ZN6", 2012, 2021, [
        badge("GT", 37990, premium(2.0, 4, 147, 7.8), "6M", "RWD", 2),
        badge("GTS", 44490, premium(2.0, 4, 147, 7.1), "6A", "RWD", 3),
      ]),
    ]),
    model("GR86", "coupe", [2, 4, 4265, 0, 0], 1.12, [
      current("ZN8", 2022, [badge("GTS", 52990, premium(2.4, 4, 174, 9.4), "6M", "RWD", 3)]),
    ]),
    model("RAV4", "suv", [5, 5, 4615, 5, 1500], 1.15, [
      past("ZSA42R", 2013, 2018, [
        badge("GX", 34990, petrol(2.0, 4, 107, 7.0), "CVT", "FWD", 1),
        badge("Cruiser", 47490, petrol(2.5, 4, 132, 8.5), "6A", "AWD", 4),
      ]),
      past("AXAH54R", 2019, 2025, [
        badge("GX Hybrid", 47490, hybrid(2.5, 4, 160, 4.7), "eCVT", "FWD", 1),
        badge("GXL Hybrid", 51990, hybrid(2.5, 4, 163, 4.8), "eCVT", "AWD", 2),
        badge("Cruiser Hybrid", 57490, hybrid(2.5, 4, 163, 4.8), "eCVT", "AWD", 3),
        badge("Edge Hybrid", 62990, hybrid(2.5, 4, 163, 4.8), "eCVT", "AWD", 4),
      ]),
    ]),
    model("Kluger", "suv", [5, 7, 4966, 5, 2000], 1.08, [
      past("GSU55R", 2014, 2020, [
        badge("GX", 49990, petrol(3.5, 6, 218, 9.1), "8A", "FWD", 1),
        badge("Grande", 72490, petrol(3.5, 6, 218, 9.5), "8A", "AWD", 4),
      ]),
      current("AXUH78R", 2021, [
        badge("GX Hybrid", 66990, hybrid(2.5, 4, 184, 5.6), "eCVT", "AWD", 1),
        badge("Grande Hybrid", 88990, hybrid(2.5, 4, 184, 5.6), "eCVT", "AWD", 4),
      ]),
    ]),
    model("Fortuner", "suv", [5, 7, 4795, 5, 3100], 1.06, [
      past("GUN156R", 2015, 2025, [
        badge("GX", 59490, diesel(2.8, 4, 150, 7.6), "6A", "4WD", 1),
        badge("Crusade", 74990, diesel(2.8, 4, 150, 7.6), "6A", "4WD", 4),
      ]),
    ]),
    model("LandCruiser Prado", "suv", [5, 7, 4995, 5, 3000], 1.2, [
      past("GDJ150R", 2013, 2023, [
        badge("GXL", 78990, diesel(2.8, 4, 150, 7.9), "6A", "4WD", 2),
        badge("Kakadu", 98990, diesel(2.8, 4, 150, 7.9), "6A", "4WD", 4),
      ]),
      current("GDJ250R", 2025, [
        badge("GXL", 88990, diesel(2.8, 4, 150, 7.6), "8A", "4WD", 2, { towingBrakedKg: 3500 }),
      ]),
    ]),
    model("LandCruiser", "suv", [5, 7, 4980, 5, 3500], 1.24, [
      past("VDJ200R", 2012, 2020, [
        badge("GXL", 102990, diesel(4.5, 8, 200, 9.5), "6A", "4WD", 2, { seats: 8 }),
        badge("Sahara", 134990, diesel(4.5, 8, 200, 9.5), "6A", "4WD", 4),
      ]),
      current("FJA300R", 2021, [
        badge("GXL", 122990, diesel(3.3, 6, 227, 8.9), "10A", "4WD", 2),
        badge("VX", 134990, diesel(3.3, 6, 227, 8.9), "10A", "4WD", 3),
        badge("Sahara", 155990, diesel(3.3, 6, 227, 8.9), "10A", "4WD", 4),
      ]),
    ]),
    model("HiLux", "ute", [4, 5, 5325, 5, 3500], 1.15, [
      past("KUN26R", 2010, 2015, [
        badge("SR5", 56990, diesel(3.0, 4, 126, 8.3), "5A", "4WD", 3, { towingBrakedKg: 2500 }),
      ]),
      current("GUN126R", 2016, [
        badge("WorkMate Cab Chassis", 41990, diesel(2.4, 4, 110, 7.2), "6M", "RWD", 1, {
          body: "cab-chassis",
          doors: 2,
          seats: 2,
          towingBrakedKg: 2800,
        }),
        badge("SR", 59990, diesel(2.8, 4, 150, 7.9), "6A", "4WD", 2),
        badge("SR5", 70490, diesel(2.8, 4, 150, 8.1), "6A", "4WD", 3),
        badge("Rogue", 79990, diesel(2.8, 4, 150, 8.1), "6A", "4WD", 4),
      ]),
    ]),
    model("HiAce", "van", [5, 3, 5265, 5, 1900], 1.14, [
      past("KDH201R", 2010, 2018, [
        badge("LWB", 41490, diesel(3.0, 4, 100, 8.7), "4A", "RWD", 1, { towingBrakedKg: 1400 }),
      ]),
      current("GDH300R", 2019, [
        badge("LWB", 58990, diesel(2.8, 4, 130, 8.2), "6A", "RWD", 1),
        badge("SLWB Crew", 66490, diesel(2.8, 4, 130, 8.4), "6A", "RWD", 2, { seats: 5 }),
      ]),
    ]),
    model("bZ4X", "suv", [5, 5, 4690, 5, 1500], 0.78, [
      current("XEAM10R", 2024, [badge("AWD", 71490, electric(160, 18.1, 411), "1E", "AWD", 3)]),
    ]),
  ],
};
