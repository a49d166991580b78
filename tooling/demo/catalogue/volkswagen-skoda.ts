import { badge, colours, current, diesel, electric, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Volkswagen as sold in Australia. */
export const volkswagen: CatalogueMake = {
  name: "Volkswagen",
  vinPrefix: "WVW",
  warrantyYears: 5,
  colours: colours({
    white: ["Pure White", "Oryx White"],
    silver: ["Reflex Silver", "Pyrite Silver"],
    grey: ["Dolphin Grey", "Moonstone Grey"],
    black: "Deep Black Pearl",
    blue: ["Atlantic Blue", "Lapiz Blue"],
    navy: "Ravenna Blue",
    red: ["Kings Red", "Tornado Red"],
    orange: "Energetic Orange",
  }),
  models: [
    model("Polo", "hatch", [5, 5, 4074, 5, 1100], 0.98, [
      past("6R", 2010, 2017, [badge("81TSI Comfortline", 23990, premium(1.2, 4, 81, 4.8), "7D", "FWD", 2)]),
      current("AE1", 2018, [
        badge("85TSI Style", 37490, premium(1.0, 3, 85, 5.4), "7D", "FWD", 2),
        badge("GTI", 43990, premium(2.0, 4, 152, 6.5), "6D", "FWD", 4),
      ]),
    ]),
    model("Golf", "hatch", [5, 5, 4295, 5, 1400], 0.98, [
      past("Mk7", 2013, 2020, [
        badge("110TSI Comfortline", 32490, premium(1.4, 4, 110, 5.4), "7D", "FWD", 2),
        badge("GTI", 51490, premium(2.0, 4, 180, 6.6), "7D", "FWD", 4),
        badge("110TSI Wagon", 36490, premium(1.4, 4, 110, 5.6), "7D", "FWD", 3, { body: "wagon" }),
      ]),
      current("Mk8", 2021, [
        badge("110TSI Style", 47490, premium(1.4, 4, 110, 5.8), "8A", "FWD", 3),
        badge("GTI", 63490, premium(2.0, 4, 180, 7.0), "7D", "FWD", 4),
        badge("R", 76990, premium(2.0, 4, 245, 7.8), "7D", "AWD", 4),
      ]),
    ]),
    model("Passat", "wagon", [5, 5, 4889, 5, 2000], 0.9, [
      past("B8", 2015, 2023, [badge("140TSI Business", 54990, premium(2.0, 4, 140, 6.8), "7D", "FWD", 3)]),
    ]),
    model("Arteon", "sedan", [5, 5, 4862, 5, 2200], 0.9, [
      past("3H", 2018, 2024, [badge("206TSI R-Line", 77490, premium(2.0, 4, 206, 7.7), "7D", "AWD", 4)]),
    ]),
    model("T-Cross", "suv", [5, 5, 4127, 5, 1200], 1.0, [
      current("C1", 2020, [
        badge("85TSI Life", 36990, premium(1.0, 3, 85, 5.4), "7D", "FWD", 2),
        badge("85TSI R-Line", 41990, premium(1.0, 3, 85, 5.4), "7D", "FWD", 4),
      ]),
    ]),
    model("T-Roc", "suv", [5, 5, 4251, 5, 1400], 1.0, [
      current("D11", 2020, [
        badge("110TSI Style", 45490, premium(1.4, 4, 110, 6.3), "8A", "FWD", 3),
        badge("R", 67990, premium(2.0, 4, 221, 8.3), "7D", "AWD", 4),
      ]),
    ]),
    model("Tiguan", "suv", [5, 5, 4539, 5, 2000], 0.98, [
      past("5N", 2016, 2024, [
        badge("110TSI Life", 46490, premium(1.4, 4, 110, 7.7), "6D", "FWD", 2),
        badge("162TSI R-Line", 61490, premium(2.0, 4, 162, 8.5), "7D", "AWD", 4),
        badge("Allspace 132TSI Life", 54490, premium(2.0, 4, 132, 8.3), "7D", "AWD", 2, { seats: 7 }),
      ]),
      current("CT1", 2025, [badge("150TSI Elegance", 60490, premium(2.0, 4, 150, 7.8), "7D", "AWD", 3)]),
    ]),
    model("Touareg", "suv", [5, 5, 4902, 5, 3500], 0.94, [
      past("CR", 2019, 2026, [
        badge("170TDI", 92990, diesel(3.0, 6, 170, 7.4), "8A", "AWD", 2),
        badge("210TDI R-Line", 118990, diesel(3.0, 6, 210, 7.4), "8A", "AWD", 4),
      ]),
    ]),
    model("Amarok", "ute", [4, 5, 5350, 5, 3500], 1.04, [
      past("2H", 2011, 2022, [
        badge("TDI420 Core", 51990, diesel(2.0, 4, 132, 8.3), "8A", "4WD", 1, { towingBrakedKg: 3000 }),
        badge("TDI580 Highline", 76490, diesel(3.0, 6, 190, 9.5), "8A", "4WD", 4),
      ]),
      current("NF", 2023, [
        badge("TDI600 Style", 80990, diesel(3.0, 6, 184, 8.4), "10A", "4WD", 3),
        badge("TDI600 Aventura", 88490, diesel(3.0, 6, 184, 8.4), "10A", "4WD", 4),
      ]),
    ]),
    model("Caddy", "van", [5, 2, 4500, 5, 1500], 0.98, [
      current("SK", 2021, [badge("Cargo TDI320", 46490, diesel(2.0, 4, 90, 4.9), "7D", "FWD", 1)]),
    ]),
    model("Multivan", "people-mover", [5, 7, 4973, 5, 2000], 0.98, [
      past("T6.1", 2016, 2023, [badge("TDI340 Comfortline", 71990, diesel(2.0, 4, 110, 7.5), "7D", "FWD", 3)]),
    ]),
    model("ID.4", "suv", [5, 5, 4584, 5, 1200], 0.8, [
      current("E21", 2025, [badge("Pro", 64990, electric(210, 17.1, 544), "1E", "RWD", 3)]),
    ]),
  ],
};

/** Skoda as sold in Australia. */
export const skoda: CatalogueMake = {
  name: "Skoda",
  vinPrefix: "TMB",
  warrantyYears: 7,
  colours: colours({
    white: ["Moon White", "Candy White"],
    silver: "Brilliant Silver",
    grey: ["Graphite Grey", "Steel Grey"],
    black: "Magic Black",
    blue: ["Race Blue", "Energy Blue"],
    red: ["Velvet Red", "Corrida Red"],
    orange: "Phoenix Orange",
  }),
  models: [
    model("Fabia", "hatch", [5, 5, 4108, 5, 1100], 0.96, [
      current("PJ", 2022, [badge("110TSI Monte Carlo", 43490, premium(1.5, 4, 110, 5.9), "7D", "FWD", 4)]),
    ]),
    model("Scala", "hatch", [5, 5, 4362, 5, 1200], 0.94, [
      current("NW", 2021, [badge("110TSI Ambition", 36990, premium(1.5, 4, 110, 5.5), "7D", "FWD", 2)]),
    ]),
    model("Octavia", "wagon", [5, 5, 4689, 5, 1600], 0.98, [
      past("NE", 2014, 2020, [
        badge("110TSI Ambition", 31490, premium(1.4, 4, 110, 5.2), "7D", "FWD", 2),
        badge("RS 245", 52490, premium(2.0, 4, 180, 6.6), "7D", "FWD", 4),
      ]),
      current("NX", 2021, [badge("RS", 66490, premium(2.0, 4, 180, 6.8), "7D", "FWD", 4)]),
    ]),
    model("Superb", "wagon", [5, 5, 4862, 5, 2200], 0.96, [
      past("3V", 2016, 2024, [badge("206TSI SportLine", 72490, premium(2.0, 4, 206, 8.0), "6D", "AWD", 4)]),
    ]),
    model("Kamiq", "suv", [5, 5, 4241, 5, 1200], 0.98, [
      current("NW4", 2020, [badge("85TSI Style", 38490, premium(1.0, 3, 85, 5.6), "7D", "FWD", 2)]),
    ]),
    model("Karoq", "suv", [5, 5, 4384, 5, 1500], 0.98, [
      current("NU", 2018, [
        badge("110TSI Style", 43490, petrol(1.4, 4, 110, 6.6), "8A", "FWD", 2),
        badge("140TSI SportLine", 53490, premium(2.0, 4, 140, 7.5), "7D", "AWD", 4),
      ]),
    ]),
    model("Kodiaq", "suv", [5, 7, 4699, 5, 2500], 0.98, [
      past("NS", 2017, 2024, [badge("132TSI Style", 58990, premium(2.0, 4, 132, 8.2), "7D", "AWD", 3)]),
    ]),
  ],
};
