import { badge, colours, current, diesel, electric, hybrid, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Lexus as sold in Australia. */
export const lexus: CatalogueMake = {
  name: "Lexus",
  vinPrefix: "JTH",
  warrantyYears: 5,
  colours: colours({
    white: ["Sonic Quartz", "White Nova"],
    silver: "Titanium",
    grey: ["Sonic Titanium", "Mercury Grey"],
    black: ["Onyx", "Graphite Black"],
    blue: "Celestial Blue",
    navy: "Deep Blue",
    red: "Infrared",
    green: "Terrane Khaki",
  }),
  models: [
    model("UX", "suv", [5, 5, 4495, 5, 750], 1.02, [
      current("MZAH10R", 2019, [
        badge("UX250h Luxury", 55990, hybrid(2.0, 4, 135, 4.5), "eCVT", "FWD", 2),
        badge("UX300h F Sport", 67990, hybrid(2.0, 4, 146, 4.2), "eCVT", "AWD", 4),
      ]),
    ]),
    model("NX", "suv", [5, 5, 4660, 5, 1500], 1.04, [
      past("AYZ10R", 2014, 2021, [badge("NX300h Luxury", 66990, hybrid(2.5, 4, 147, 5.7), "eCVT", "FWD", 2)]),
      current("AAZH20R", 2022, [
        badge("NX350h Luxury", 78990, hybrid(2.5, 4, 179, 5.0), "eCVT", "FWD", 2),
        badge("NX350h F Sport", 90990, hybrid(2.5, 4, 179, 5.0), "eCVT", "AWD", 4),
      ]),
    ]),
    model("RX", "suv", [5, 5, 4890, 5, 1000], 1.02, [
      past("GGL25R", 2016, 2022, [badge("RX350 Luxury", 94990, petrol(3.5, 6, 221, 9.6), "8A", "AWD", 3)]),
      current("TALH17R", 2023, [badge("RX350h Sports Luxury", 124990, hybrid(2.5, 4, 184, 5.0), "eCVT", "AWD", 4)]),
    ]),
    model("IS", "sedan", [4, 5, 4680, 5, 750], 1.0, [
      past("AVE30R", 2013, 2021, [badge("IS300h Luxury", 69990, hybrid(2.5, 4, 164, 4.9), "eCVT", "RWD", 3)]),
    ]),
    model("ES", "sedan", [4, 5, 4975, 5, 0], 1.0, [
      past("AXZH11R", 2019, 2025, [badge("ES300h Luxury", 74990, hybrid(2.5, 4, 160, 4.8), "eCVT", "FWD", 3)]),
    ]),
  ],
};

/** Jeep as sold in Australia. */
export const jeep: CatalogueMake = {
  name: "Jeep",
  vinPrefix: "1C4",
  warrantyYears: 5,
  colours: colours({
    white: "Bright White",
    silver: "Billet Silver",
    grey: ["Granite Crystal", "Baltic Grey"],
    black: "Diamond Black",
    blue: "Hydro Blue",
    red: ["Firecracker Red", "Velvet Red"],
    green: "Sarge Green",
  }),
  models: [
    model("Compass", "suv", [5, 5, 4394, 5, 1000], 0.86, [
      past("M6", 2018, 2024, [badge("Limited", 48990, petrol(2.4, 4, 129, 9.7), "9A", "AWD", 3)]),
    ]),
    model("Grand Cherokee", "suv", [5, 5, 4828, 5, 3500], 0.92, [
      past("WK", 2011, 2021, [
        badge("Laredo", 59990, petrol(3.6, 6, 213, 10.0), "8A", "RWD", 1),
        badge("Limited Diesel", 76990, diesel(3.0, 6, 184, 7.5), "8A", "4WD", 3),
      ]),
      past("WL", 2022, 2025, [
        badge("L Limited", 93990, petrol(3.6, 6, 210, 10.6), "8A", "4WD", 3, { seats: 7, towingBrakedKg: 2813 }),
      ]),
    ]),
    model("Wrangler", "suv", [5, 5, 4882, 3, 2495], 1.12, [
      past("JK", 2011, 2018, [badge("Unlimited Sport", 49990, petrol(3.6, 6, 209, 11.7), "5A", "4WD", 1)]),
      current("JL", 2019, [badge("Unlimited Rubicon", 95990, petrol(2.0, 4, 200, 9.2), "8A", "4WD", 4)]),
    ]),
    model("Gladiator", "ute", [4, 5, 5591, 3, 2721], 1.0, [
      current("JT", 2020, [badge("Rubicon", 95990, petrol(3.6, 6, 209, 12.4), "8A", "4WD", 4)]),
    ]),
  ],
};

/** Holden, no longer sold new. */
export const holden: CatalogueMake = {
  name: "Holden",
  vinPrefix: "6G1",
  warrantyYears: 3,
  only: "AU",
  colours: colours({
    white: ["Heron White", "Summit White"],
    silver: "Nitrate Silver",
    grey: ["Son of a Gun Grey", "Satin Steel Grey"],
    black: ["Phantom Black", "Mineral Black"],
    blue: "Slipstream Blue",
    red: ["Red Hot", "Absolute Red"],
    green: "Regal Peacock",
    orange: "Light My Fire",
  }),
  models: [
    model("Barina", "hatch", [5, 5, 4039, 5, 0], 0.84, [
      past("TM", 2012, 2018, [badge("CD", 18990, petrol(1.6, 4, 85, 7.3), "6A", "FWD", 1)]),
    ]),
    model("Cruze", "sedan", [4, 5, 4597, 5, 1200], 0.8, [
      past("JH", 2011, 2016, [badge("Equipe", 23990, petrol(1.8, 4, 104, 7.4), "6A", "FWD", 2)]),
    ]),
    model("Astra", "hatch", [5, 5, 4386, 5, 1250], 0.84, [
      past("BK", 2017, 2020, [badge("RS", 29490, petrol(1.6, 4, 147, 6.5), "6A", "FWD", 2)]),
    ]),
    model("Trax", "suv", [5, 5, 4257, 5, 1200], 0.84, [
      past("TJ", 2013, 2020, [badge("LS", 28490, petrol(1.4, 4, 103, 6.9), "6A", "FWD", 1)]),
    ]),
    model("Captiva", "suv", [5, 7, 4673, 5, 1700], 0.78, [
      past("CG", 2011, 2018, [badge("7 Active", 33990, petrol(2.4, 4, 123, 9.6), "6A", "FWD", 2)]),
    ]),
    model("Commodore", "sedan", [4, 5, 4966, 5, 2100], 1.04, [
      past("VF", 2013, 2017, [
        badge("Evoke", 38490, petrol(3.0, 6, 185, 8.6), "6A", "RWD", 1, { towingBrakedKg: 1600 }),
        badge("SV6 Sportwagon", 46490, petrol(3.6, 6, 210, 9.3), "6A", "RWD", 3, { body: "wagon", doors: 5 }),
        badge("SS-V Redline", 58990, premium(6.2, 8, 304, 12.6), "6A", "RWD", 4, { towingBrakedKg: 1600 }),
      ]),
    ]),
    model("Colorado", "ute", [4, 5, 5347, 5, 3500], 0.98, [
      past("RG", 2013, 2020, [
        badge("LS", 45990, diesel(2.8, 4, 147, 8.7), "6A", "4WD", 1),
        badge("Z71", 57990, diesel(2.8, 4, 147, 8.7), "6A", "4WD", 4),
      ]),
    ]),
    model("Trailblazer", "suv", [5, 7, 4887, 5, 3000], 0.94, [
      past("RG", 2017, 2020, [badge("LTZ", 54990, diesel(2.8, 4, 147, 8.6), "6A", "4WD", 3)]),
    ]),
  ],
};

/** Land Rover as sold in Australia. */
export const landRover: CatalogueMake = {
  name: "Land Rover",
  vinPrefix: "SAL",
  warrantyYears: 5,
  colours: colours({
    white: "Fuji White",
    silver: "Indus Silver",
    grey: ["Corris Grey", "Eiger Grey"],
    black: ["Santorini Black", "Narvik Black"],
    navy: "Portofino Blue",
    red: "Firenze Red",
    green: "Pangea Green",
    sand: "Gondwana Stone",
  }),
  models: [
    model("Discovery Sport", "suv", [5, 7, 4597, 5, 2200], 0.86, [
      past("L550", 2015, 2025, [
        badge("SE", 69990, diesel(2.0, 4, 132, 5.6), "9A", "AWD", 3),
        badge("R-Dynamic SE", 88990, premium(2.0, 4, 184, 8.1), "9A", "AWD", 4),
      ]),
    ]),
    model("Range Rover Evoque", "suv", [5, 5, 4371, 5, 1800], 0.88, [
      past("L538", 2012, 2018, [badge("SD4 Pure", 66990, diesel(2.2, 4, 140, 6.0), "9A", "AWD", 3)]),
      current("L551", 2019, [badge("P250 R-Dynamic SE", 91990, premium(2.0, 4, 184, 8.1), "9A", "AWD", 4)]),
    ]),
    model("Defender", "suv", [5, 5, 5018, 5, 3500], 1.06, [
      current("L663", 2020, [badge("110 D300 SE", 121990, diesel(3.0, 6, 221, 7.6), "8A", "4WD", 4)]),
    ]),
    model("Discovery", "suv", [5, 7, 4956, 5, 3500], 0.92, [
      past("L462", 2017, 2025, [badge("TD6 HSE", 112990, diesel(3.0, 6, 190, 7.2), "8A", "4WD", 4)]),
    ]),
  ],
};

/** SsangYong, KGM since 2024, as sold in Australia and New Zealand. */
export const ssangyong: CatalogueMake = {
  name: "SsangYong",
  vinPrefix: "KPT",
  warrantyYears: 7,
  colours: colours({
    white: "Grand White",
    silver: "Fine Silver",
    grey: "Marble Grey",
    black: "Space Black",
    blue: "Dandy Blue",
    red: "Indian Red",
    green: "Amazonia Green",
  }),
  models: [
    model("Musso", "ute", [4, 5, 5408, 0, 3500], 0.9, [
      past("Q261", 2019, 2024, [
        badge("Ultimate XLV", 49990, diesel(2.2, 4, 149, 9.0), "6A", "4WD", 4),
        badge("ELX", 40990, diesel(2.2, 4, 133, 8.6), "6A", "4WD", 2),
      ]),
    ]),
    model("Rexton", "suv", [5, 7, 4850, 0, 3500], 0.9, [
      past("Y461", 2019, 2024, [badge("Ultimate", 58990, diesel(2.2, 4, 148, 8.7), "8A", "4WD", 4)]),
    ]),
  ],
};

/** Japanese-market Toyotas and Nissans that New Zealand dealers bring in used. */
export const newZealandImports: readonly CatalogueMake[] = [
  {
    name: "Toyota",
    vinPrefix: "7AT",
    warrantyYears: 3,
    only: "NZ",
    colours: colours({
      white: "Pearl White",
      silver: "Silver Metallic",
      grey: "Grey Metallic",
      black: "Black Mica",
      blue: "Blue Mica",
      red: "Super Red",
      green: "Light Green",
      sand: "Beige Mica",
    }),
    models: [
      model("Aqua", "hatch", [5, 5, 4050, 0, 0], 1.12, [
        past("NHP10", 2012, 2021, [
          badge("S", 27990, hybrid(1.5, 4, 73, 4.6), "eCVT", "FWD", 1),
          badge("G", 31990, hybrid(1.5, 4, 73, 4.6), "eCVT", "FWD", 3),
        ]),
      ]),
      model("Prius", "hatch", [5, 5, 4540, 5, 0], 1.1, [
        past("ZVW30", 2010, 2015, [badge("S", 38990, hybrid(1.8, 4, 100, 3.9), "eCVT", "FWD", 2)]),
        past("ZVW50", 2016, 2022, [badge("S Touring", 41990, hybrid(1.8, 4, 90, 3.4), "eCVT", "FWD", 3)]),
      ]),
      model("Vellfire", "people-mover", [5, 7, 4935, 0, 0], 1.14, [
        past("AGH30", 2015, 2022, [badge("2.5Z", 68990, petrol(2.5, 4, 134, 9.5), "CVT", "FWD", 4)]),
      ]),
    ],
  },
  {
    name: "Nissan",
    vinPrefix: "7AT",
    warrantyYears: 3,
    only: "NZ",
    colours: colours({
      white: "Brilliant White Pearl",
      silver: "Brilliant Silver",
      grey: "Dark Metal Grey",
      black: "Super Black",
      blue: "Aurora Blue",
      red: "Radiant Red",
    }),
    models: [
      model("Note", "hatch", [5, 5, 4100, 0, 0], 0.98, [
        past("HE12", 2017, 2020, [badge("e-Power Medalist", 31990, hybrid(1.2, 3, 80, 4.7), "1E", "FWD", 3)]),
      ]),
      model("Leaf", "hatch", [5, 5, 4480, 5, 0], 0.66, [
        past("ZE0", 2013, 2017, [badge("30X", 45990, electric(80, 17.3, 172), "1E", "FWD", 2)]),
        past("ZE1", 2018, 2022, [badge("40G", 52990, electric(110, 17.1, 270), "1E", "FWD", 4)]),
      ]),
    ],
  },
];
