import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, plugIn } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** MG as sold in Australia. */
export const mg: CatalogueMake = {
  name: "MG",
  vinPrefix: "LSJ",
  warrantyYears: 7,
  colours: colours({
    white: ["Dover White", "York White"],
    silver: "Cosmic Silver",
    grey: ["Granite Grey", "Hampstead Grey"],
    black: "Pebble Black",
    blue: ["Brighton Blue", "Como Blue"],
    red: "Diamond Red",
    orange: "Fizzy Orange",
  }),
  models: [
    model("MG3", "hatch", [5, 5, 4113, 4, 500], 0.94, [
      past("SZP1", 2018, 2023, [
        badge("Core", 18990, petrol(1.5, 4, 82, 6.7), "4A", "FWD", 1),
        badge("Excite", 19990, petrol(1.5, 4, 82, 6.7), "4A", "FWD", 2),
      ]),
      current("ZP22", 2024, [badge("Hybrid+ Essence", 32990, hybrid(1.5, 4, 155, 4.3), "eCVT", "FWD", 4)]),
    ]),
    model("ZS", "suv", [5, 5, 4323, 4, 500], 0.92, [
      past("AZS1", 2018, 2024, [badge("Excite", 24490, petrol(1.5, 4, 84, 7.1), "4A", "FWD", 2)]),
      current("ZS2", 2025, [badge("Hybrid+ Excite", 33990, hybrid(1.5, 4, 158, 4.7), "eCVT", "FWD", 2)]),
    ]),
    model("ZST", "suv", [5, 5, 4323, 4, 500], 0.92, [
      past("S13", 2020, 2024, [
        badge("Core", 26990, petrol(1.5, 4, 84, 6.9), "CVT", "FWD", 1),
        badge("Essence", 31990, petrol(1.3, 3, 115, 7.1), "6A", "FWD", 4),
      ]),
    ]),
    model("HS", "suv", [5, 5, 4655, 5, 1500], 0.92, [
      past("SAS23", 2020, 2024, [
        badge("Vibe", 31990, petrol(1.5, 4, 119, 7.3), "7D", "FWD", 1),
        badge("Essence", 36990, petrol(1.5, 4, 119, 7.3), "7D", "FWD", 4),
      ]),
      current("AS33", 2025, [badge("Excite", 37990, petrol(1.5, 4, 125, 6.9), "7D", "FWD", 2)]),
    ]),
    model("MG4", "hatch", [5, 5, 4287, 5, 500], 0.72, [
      current("EH32", 2023, [
        badge("Excite 51", 39990, electric(125, 16.6, 350), "1E", "RWD", 2),
        badge("Essence 64", 49990, electric(150, 16.6, 435), "1E", "RWD", 3),
      ]),
    ]),
  ],
};

/** GWM, with its Haval and Tank models, as sold in Australia. */
export const gwm: CatalogueMake = {
  name: "GWM",
  vinPrefix: "LGW",
  warrantyYears: 7,
  colours: colours({
    white: "Hamilton White",
    silver: "Pittsburgh Silver",
    grey: "Ayers Grey",
    black: ["Golden Black", "Crystal Black"],
    blue: ["Sapphire Blue", "Energy Blue"],
    red: ["Burgundy Red", "Scarlet Red"],
    green: "Moss Green",
  }),
  models: [
    model("Haval Jolion", "suv", [5, 5, 4472, 5, 750], 0.94, [
      current("A01", 2021, [
        badge("Premium", 27990, petrol(1.5, 4, 110, 8.1), "7D", "FWD", 1),
        badge("Lux", 30990, petrol(1.5, 4, 110, 8.1), "7D", "FWD", 2),
        badge("Ultra Hybrid", 39990, hybrid(1.5, 4, 139, 5.1), "eCVT", "FWD", 4),
      ]),
    ]),
    model("Haval H6", "suv", [5, 5, 4703, 5, 1500], 0.94, [
      current("B01", 2021, [
        badge("Lux", 36990, petrol(2.0, 4, 150, 7.4), "7D", "FWD", 2),
        badge("Ultra Hybrid", 45990, hybrid(1.5, 4, 179, 5.2), "eCVT", "FWD", 4),
      ]),
    ]),
    model("Tank 300", "suv", [5, 5, 4760, 5, 2500], 1.0, [
      current("P03", 2023, [
        badge("Lux", 46990, petrol(2.0, 4, 162, 9.5), "8A", "4WD", 2),
        badge("Ultra Diesel", 54990, diesel(2.4, 4, 135, 7.8), "9A", "4WD", 4, { towingBrakedKg: 3000 }),
      ]),
    ]),
    model("Ute Cannon", "ute", [4, 5, 5410, 5, 3000], 0.96, [
      current("NPW", 2020, [
        badge("L", 43990, diesel(2.0, 4, 120, 9.4), "8A", "4WD", 2),
        badge("XSR", 52990, diesel(2.4, 4, 135, 8.4), "9A", "4WD", 4),
      ]),
    ]),
  ],
};

/** BYD as sold in Australia. */
export const byd: CatalogueMake = {
  name: "BYD",
  vinPrefix: "LGX",
  warrantyYears: 6,
  colours: colours({
    white: ["Ski White", "Arctic White"],
    grey: ["Boulder Grey", "Shadow Grey"],
    black: "Cosmos Black",
    blue: ["Surfing Blue", "Sea Blue"],
    silver: "Aurora Silver",
    green: "Rainforest Green",
  }),
  models: [
    model("Dolphin", "hatch", [5, 5, 4290, 5, 0], 0.76, [
      current("EM2", 2023, [
        badge("Essential", 31990, electric(70, 14.2, 340), "1E", "FWD", 2),
        badge("Premium", 39990, electric(150, 15.8, 427), "1E", "FWD", 4),
      ]),
    ]),
    model("Atto 3", "suv", [5, 5, 4455, 5, 750], 0.76, [
      current("SC2", 2022, [
        badge("Essential", 42990, electric(150, 16.0, 345), "1E", "FWD", 2),
        badge("Premium", 47990, electric(150, 16.0, 420), "1E", "FWD", 3),
      ]),
    ]),
    model("Seal", "sedan", [4, 5, 4800, 5, 1500], 0.78, [
      current("EK", 2024, [
        badge("Premium", 61990, electric(230, 16.6, 570), "1E", "RWD", 3),
        badge("Performance", 71990, electric(390, 18.2, 520), "1E", "AWD", 4),
      ]),
    ]),
    model("Sealion 6", "suv", [5, 5, 4775, 5, 1000], 0.88, [
      current("SA3", 2024, [
        badge("Essential", 46490, plugIn(1.5, 4, 160, 1.1, 92), "1E", "FWD", 2),
        badge("Premium", 56490, plugIn(1.5, 4, 238, 1.4, 81), "1E", "AWD", 4),
      ]),
    ]),
    model("Shark 6", "ute", [4, 5, 5457, 0, 2500], 0.9, [
      current("DM", 2025, [badge("Premium", 62990, plugIn(1.5, 4, 321, 2.0, 100), "1E", "4WD", 4)]),
    ]),
  ],
};

/** Tesla as sold in Australia. */
export const tesla: CatalogueMake = {
  name: "Tesla",
  vinPrefix: "LRW",
  warrantyYears: 5,
  colours: colours({
    white: "Pearl White Multi-Coat",
    grey: ["Stealth Grey", "Midnight Silver"],
    black: "Solid Black",
    blue: "Deep Blue Metallic",
    red: ["Ultra Red", "Red Multi-Coat"],
  }),
  models: [
    model("Model 3", "sedan", [4, 5, 4720, 5, 1000], 0.8, [
      past("TM3", 2019, 2023, [badge("Rear-Wheel Drive", 65990, electric(194, 13.2, 491), "1E", "RWD", 3)]),
      current("Highland", 2024, [
        badge("Rear-Wheel Drive", 61990, electric(194, 13.2, 513), "1E", "RWD", 3),
        badge("Long Range", 70990, electric(366, 14.0, 629), "1E", "AWD", 4),
      ]),
    ]),
    model("Model Y", "suv", [5, 5, 4751, 5, 1600], 0.8, [
      past("TMY", 2022, 2024, [
        badge("Rear-Wheel Drive", 62990, electric(220, 15.7, 455), "1E", "RWD", 3),
        badge("Long Range", 75990, electric(378, 16.9, 533), "1E", "AWD", 4),
      ]),
    ]),
  ],
};

/** Isuzu UTE as sold in Australia. */
export const isuzu: CatalogueMake = {
  name: "Isuzu",
  vinPrefix: "MPA",
  warrantyYears: 6,
  colours: colours({
    white: ["Mineral White", "Moonstone White Pearl"],
    silver: "Mercury Silver",
    grey: "Obsidian Grey",
    black: "Basalt Black",
    blue: ["Cobalt Blue", "Biarritz Blue"],
    red: ["Magnetic Red", "Red Spinel"],
    orange: "Volcanic Amber",
  }),
  models: [
    model("D-MAX", "ute", [4, 5, 5280, 5, 3500], 1.08, [
      past("TF", 2012, 2019, [
        badge("SX", 43990, diesel(3.0, 4, 130, 7.9), "6A", "4WD", 1),
        badge("LS-T", 54990, diesel(3.0, 4, 130, 7.9), "6A", "4WD", 4),
      ]),
      current("RG", 2020, [
        badge("SX Cab Chassis", 44990, diesel(1.9, 4, 110, 7.0), "6A", "RWD", 1, {
          body: "cab-chassis",
          doors: 2,
          seats: 2,
          towingBrakedKg: 3000,
        }),
        badge("LS-U", 65990, diesel(3.0, 4, 140, 8.0), "6A", "4WD", 3),
        badge("X-Terrain", 70990, diesel(3.0, 4, 140, 8.0), "6A", "4WD", 4),
      ]),
    ]),
    model("MU-X", "suv", [5, 7, 4850, 5, 3500], 1.06, [
      past("RF", 2014, 2020, [
        badge("LS-U", 52990, diesel(3.0, 4, 130, 7.9), "6A", "4WD", 3, { towingBrakedKg: 3000 }),
      ]),
      current("RJ", 2021, [
        badge("LS-M", 61490, diesel(3.0, 4, 140, 8.3), "6A", "4WD", 1),
        badge("LS-T", 72490, diesel(3.0, 4, 140, 8.3), "6A", "4WD", 4),
      ]),
    ]),
  ],
};

/** LDV as sold in Australia. */
export const ldv: CatalogueMake = {
  name: "LDV",
  vinPrefix: "LSK",
  warrantyYears: 7,
  colours: colours({
    white: "Blanc White",
    silver: "Concrete Silver",
    grey: "Concrete Grey",
    black: "Obsidian Black",
    red: "Agate Red",
  }),
  models: [
    model("T60", "ute", [4, 5, 5365, 5, 3000], 0.9, [
      past("SK8C", 2018, 2024, [badge("Max Luxe", 46990, diesel(2.0, 4, 160, 9.2), "8A", "4WD", 4)]),
    ]),
    model("D90", "suv", [5, 7, 5046, 5, 3100], 0.84, [
      past("SV9A", 2018, 2024, [badge("Executive", 53990, diesel(2.0, 4, 160, 9.1), "8A", "4WD", 4)]),
    ]),
    model("Deliver 9", "van", [5, 3, 5546, 0, 2800], 0.92, [
      current("SV63", 2020, [badge("LWB High Roof", 52990, diesel(2.0, 4, 110, 9.4), "6A", "RWD", 2)]),
    ]),
    model("G10", "van", [5, 3, 5168, 0, 1500], 0.88, [
      past("SV7C", 2015, 2023, [badge("Diesel", 38490, diesel(1.9, 4, 106, 8.3), "6A", "RWD", 1)]),
    ]),
  ],
};

/** Chery as sold in Australia. */
export const chery: CatalogueMake = {
  name: "Chery",
  vinPrefix: "LVV",
  warrantyYears: 7,
  colours: colours({
    white: "Lunar White",
    grey: "Mercurial Grey",
    black: "Carbon Crystal Black",
    blue: "Phantom Blue",
    red: "Mars Red",
  }),
  models: [
    model("Omoda 5", "suv", [5, 5, 4400, 5, 1300], 0.88, [
      current("FX", 2023, [
        badge("BX", 29990, petrol(1.5, 4, 108, 6.9), "CVT", "FWD", 1),
        badge("GT", 37990, petrol(1.6, 4, 137, 7.4), "7D", "AWD", 4),
      ]),
    ]),
    model("Tiggo 7 Pro", "suv", [5, 5, 4513, 5, 1300], 0.88, [
      current("T32", 2023, [badge("Ultimate", 39990, petrol(1.6, 4, 137, 7.7), "7D", "AWD", 4)]),
    ]),
    model("Tiggo 8 Pro Max", "suv", [5, 7, 4724, 5, 1300], 0.88, [
      current("T1E", 2024, [badge("Elite", 45990, petrol(2.0, 4, 180, 8.2), "7D", "FWD", 2)]),
    ]),
  ],
};
