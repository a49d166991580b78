import { badge, colours, current, electric, hybrid, model, past, petrol, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Subaru as sold in Australia. */
export const subaru: CatalogueMake = {
  name: "Subaru",
  vinPrefix: "JF1",
  warrantyYears: 5,
  colours: colours({
    white: "Crystal White Pearl",
    silver: "Ice Silver",
    grey: "Magnetite Grey",
    black: "Crystal Black Silica",
    blue: ["WR Blue", "Sapphire Blue"],
    navy: "Dark Blue Pearl",
    red: ["Pure Red", "Crimson Red"],
    green: ["Autumn Green", "Cascade Green"],
    sand: "Brilliant Bronze",
  }),
  models: [
    model("Impreza", "hatch", [5, 5, 4495, 5, 1200], 1.0, [
      past("G5", 2017, 2023, [
        badge("2.0i-L", 32490, petrol(2.0, 4, 115, 6.6), "CVT", "AWD", 2),
        badge("2.0i-S", 37490, petrol(2.0, 4, 115, 7.2), "CVT", "AWD", 4, { body: "sedan", doors: 4 }),
      ]),
      current("G6", 2024, [badge("2.0R", 42490, petrol(2.0, 4, 115, 7.5), "CVT", "AWD", 3)]),
    ]),
    model("XV", "suv", [5, 5, 4485, 5, 1400], 1.04, [
      past("G4X", 2012, 2016, [badge("2.0i-L", 32990, petrol(2.0, 4, 110, 7.3), "CVT", "AWD", 2)]),
      past("G5X", 2017, 2022, [
        badge("2.0i", 34490, petrol(2.0, 4, 115, 7.0), "CVT", "AWD", 1),
        badge("2.0i-S", 41490, petrol(2.0, 4, 115, 7.0), "CVT", "AWD", 4),
      ]),
    ]),
    model("Crosstrek", "suv", [5, 5, 4495, 5, 1400], 1.04, [
      current("G6X", 2023, [
        badge("2.0L", 40990, petrol(2.0, 4, 115, 7.2), "CVT", "AWD", 1),
        badge("2.0S Hybrid", 50990, hybrid(2.0, 4, 110, 6.5), "CVT", "AWD", 4),
      ]),
    ]),
    model("Forester", "suv", [5, 5, 4655, 5, 1800], 1.04, [
      past("S4", 2013, 2018, [
        badge("2.5i-L", 38490, petrol(2.5, 4, 126, 8.1), "CVT", "AWD", 2),
        badge("XT Premium", 53490, premium(2.0, 4, 177, 8.5), "CVT", "AWD", 4),
      ]),
      past("S5", 2019, 2024, [
        badge("2.5i", 42990, petrol(2.5, 4, 136, 7.4), "CVT", "AWD", 1),
        badge("2.5i-S", 50990, petrol(2.5, 4, 136, 7.4), "CVT", "AWD", 4),
      ]),
      current("S6", 2025, [badge("AWD Hybrid Touring", 59490, hybrid(2.5, 4, 145, 6.2), "CVT", "AWD", 4)]),
    ]),
    model("Outback", "wagon", [5, 5, 4870, 5, 2000], 1.02, [
      past("B6A", 2015, 2020, [
        badge("2.5i", 42490, petrol(2.5, 4, 129, 7.3), "CVT", "AWD", 2),
        badge("3.6R", 55490, petrol(3.6, 6, 191, 9.9), "CVT", "AWD", 4, { towingBrakedKg: 1800 }),
      ]),
      past("B7A", 2021, 2025, [
        badge("AWD Sport", 53490, petrol(2.5, 4, 138, 7.3), "CVT", "AWD", 3),
        badge("Touring XT", 62990, petrol(2.4, 4, 183, 9.0), "CVT", "AWD", 4, { towingBrakedKg: 2400 }),
      ]),
    ]),
    model("Liberty", "sedan", [4, 5, 4805, 5, 1500], 0.98, [
      past("B6", 2015, 2020, [badge("2.5i Premium", 41990, petrol(2.5, 4, 129, 7.3), "CVT", "AWD", 3)]),
    ]),
    model("WRX", "sedan", [4, 5, 4670, 0, 1200], 1.12, [
      past("VA", 2014, 2021, [badge("Premium", 51490, premium(2.0, 4, 197, 8.6), "CVT", "AWD", 3)]),
      current("VB", 2022, [
        badge("RS", 60490, premium(2.4, 4, 202, 8.5), "CVT", "AWD", 3),
        badge("tS Sportswagon", 66490, premium(2.4, 4, 202, 8.5), "CVT", "AWD", 4, { body: "wagon", doors: 5 }),
      ]),
    ]),
    model("BRZ", "coupe", [2, 4, 4265, 5, 0], 1.12, [
      current("ZD8", 2022, [badge("Coupe S", 52490, premium(2.4, 4, 174, 9.5), "6M", "RWD", 3)]),
    ]),
    model("Solterra", "suv", [5, 5, 4690, 5, 750], 0.76, [
      current("X1", 2024, [badge("AWD Touring", 77990, electric(160, 18.6, 414), "1E", "AWD", 4)]),
    ]),
  ],
};

/** Honda as sold in Australia. */
export const honda: CatalogueMake = {
  name: "Honda",
  vinPrefix: "JHM",
  warrantyYears: 5,
  colours: colours({
    white: ["Platinum White Pearl", "Taffeta White"],
    silver: "Lunar Silver",
    grey: ["Meteoroid Grey", "Modern Steel"],
    black: "Crystal Black Pearl",
    blue: "Brilliant Sporty Blue",
    navy: "Cosmic Blue",
    red: ["Rallye Red", "Ignite Red"],
    sand: "Sand Khaki",
  }),
  models: [
    model("Jazz", "hatch", [5, 5, 3989, 5, 0], 1.04, [
      past("GK", 2014, 2020, [
        badge("VTi", 21490, petrol(1.5, 4, 88, 5.8), "CVT", "FWD", 1),
        badge("VTi-L", 26490, petrol(1.5, 4, 88, 5.8), "CVT", "FWD", 3),
      ]),
    ]),
    model("City", "sedan", [4, 5, 4455, 5, 0], 0.98, [
      past("GM", 2014, 2020, [badge("VTi-L", 24990, petrol(1.5, 4, 88, 5.8), "CVT", "FWD", 3)]),
    ]),
    model("Civic", "hatch", [5, 5, 4569, 5, 800], 1.04, [
      past("FK", 2016, 2021, [
        badge("VTi-S", 31990, petrol(1.8, 4, 104, 6.4), "CVT", "FWD", 2),
        badge("RS", 38490, petrol(1.5, 4, 127, 6.1), "CVT", "FWD", 4),
      ]),
      current("FL", 2022, [
        badge("e:HEV L", 49900, hybrid(2.0, 4, 135, 4.2), "eCVT", "FWD", 3),
        badge("e:HEV LX", 55000, hybrid(2.0, 4, 135, 4.2), "eCVT", "FWD", 4),
      ]),
    ]),
    model("Accord", "sedan", [4, 5, 4975, 5, 1000], 0.96, [
      past("CV3", 2019, 2023, [badge("VTi-LX Hybrid", 61900, hybrid(2.0, 4, 158, 4.3), "eCVT", "FWD", 4)]),
    ]),
    model("HR-V", "suv", [5, 5, 4347, 5, 800], 1.04, [
      past("RU", 2015, 2021, [
        badge("VTi", 29990, petrol(1.8, 4, 105, 6.6), "CVT", "FWD", 1),
        badge("VTi-LX", 39990, petrol(1.8, 4, 105, 6.9), "CVT", "FWD", 4),
      ]),
      current("RV", 2022, [badge("e:HEV L", 44900, hybrid(1.5, 4, 96, 4.3), "eCVT", "FWD", 3, { seats: 4 })]),
    ]),
    model("CR-V", "suv", [5, 5, 4703, 5, 1000], 1.04, [
      past("RM", 2013, 2017, [badge("VTi", 35990, petrol(2.0, 4, 114, 7.7), "5A", "FWD", 1)]),
      past("RW", 2018, 2023, [
        badge("VTi 7", 39900, petrol(1.5, 4, 140, 7.3), "CVT", "FWD", 2, { seats: 7 }),
        badge("VTi-LX AWD", 57900, petrol(1.5, 4, 140, 7.4), "CVT", "AWD", 4),
      ]),
      current("RS", 2024, [badge("e:HEV RS", 62900, hybrid(2.0, 4, 135, 5.5), "eCVT", "FWD", 4)]),
    ]),
    model("Odyssey", "people-mover", [5, 8, 4855, 5, 1000], 1.02, [
      past("RC", 2014, 2021, [badge("Vi L", 52990, petrol(2.4, 4, 129, 8.0), "CVT", "FWD", 3, { seats: 7 })]),
    ]),
  ],
};

/** Suzuki as sold in Australia. */
export const suzuki: CatalogueMake = {
  name: "Suzuki",
  vinPrefix: "JSA",
  warrantyYears: 5,
  colours: colours({
    white: ["Pure White Pearl", "Superior White"],
    silver: "Premium Silver",
    grey: "Medium Grey",
    black: "Cosmic Black Pearl",
    blue: ["Speedy Blue", "Brisk Blue"],
    red: ["Burning Red", "Fervent Red"],
    green: "Jungle Green",
    yellow: ["Champion Yellow", "Kinetic Yellow"],
    sand: "Chiffon Ivory",
  }),
  models: [
    model("Swift", "hatch", [5, 5, 3860, 3, 1000], 1.06, [
      past("FZ", 2011, 2016, [badge("GL", 17990, petrol(1.4, 4, 70, 6.2), "4A", "FWD", 1)]),
      past("AZ", 2017, 2023, [
        badge("GL Navigator", 24990, petrol(1.2, 4, 66, 4.8), "CVT", "FWD", 2),
        badge("Sport", 34490, petrol(1.4, 4, 103, 6.1), "6A", "FWD", 4),
      ]),
      current("UZ", 2024, [
        badge("Hybrid Plus", 30490, hybrid(1.2, 3, 61, 4.0), "CVT", "FWD", 2),
        badge("Hybrid GLX", 32990, hybrid(1.2, 3, 61, 4.0), "CVT", "FWD", 3),
      ]),
    ]),
    model("Baleno", "hatch", [5, 5, 3995, 0, 1000], 1.02, [
      past("EW", 2016, 2022, [badge("GL", 20990, petrol(1.4, 4, 68, 5.1), "4A", "FWD", 1)]),
    ]),
    model("Vitara", "suv", [5, 5, 4175, 0, 1200], 1.02, [
      past("LY", 2015, 2025, [
        badge("1.6 2WD", 31490, petrol(1.6, 4, 86, 6.2), "6A", "FWD", 1),
        badge("Turbo AllGrip", 42490, premium(1.4, 4, 103, 6.2), "6A", "AWD", 4),
      ]),
    ]),
    model("S-Cross", "suv", [5, 5, 4300, 0, 1200], 0.98, [
      past("YEA", 2022, 2025, [badge("AllGrip Prestige", 47490, premium(1.4, 4, 103, 6.2), "6A", "AWD", 4)]),
    ]),
    model("Jimny", "suv", [3, 4, 3645, 3, 1300], 1.22, [
      current("GJ", 2019, [
        badge("GLX", 39490, petrol(1.5, 4, 75, 6.9), "4A", "4WD", 3),
        badge("XL", 42490, petrol(1.5, 4, 75, 6.9), "4A", "4WD", 3, { doors: 5 }),
      ]),
    ]),
  ],
};
