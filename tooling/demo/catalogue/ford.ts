import { badge, colours, current, diesel, electric, model, past, petrol, plugIn, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Ford as sold in Australia. */
export const ford: CatalogueMake = {
  name: "Ford",
  vinPrefix: "MPB",
  warrantyYears: 5,
  colours: colours({
    white: ["Arctic White", "Frozen White"],
    silver: ["Aluminium", "Moondust Silver"],
    grey: ["Meteor Grey", "Carbonized Grey", "Magnetic"],
    black: ["Shadow Black", "Absolute Black"],
    blue: ["Blue Lightning", "Atlas Blue"],
    navy: "Blazer Blue",
    red: ["Lucid Red", "True Red"],
    orange: "Cyber Orange",
    sand: "Equinox Bronze",
  }),
  models: [
    model("Fiesta", "hatch", [5, 5, 3969, 5, 900], 0.9, [
      past("WZ", 2013, 2019, [
        badge("Trend", 20990, petrol(1.5, 4, 82, 5.8), "6D", "FWD", 2),
        badge("ST", 29990, premium(1.6, 4, 134, 6.2), "6M", "FWD", 4, { doors: 3 }),
      ]),
    ]),
    model("Focus", "hatch", [5, 5, 4360, 5, 1200], 0.92, [
      past("LZ", 2012, 2018, [badge("Trend", 26490, petrol(1.5, 4, 132, 6.2), "6A", "FWD", 2)]),
      past("SA", 2019, 2022, [badge("ST-Line", 34490, petrol(1.5, 3, 134, 6.4), "8A", "FWD", 3)]),
    ]),
    model("Mondeo", "hatch", [5, 5, 4871, 5, 1600], 0.86, [
      past("MD", 2015, 2019, [
        badge("Trend TDCi", 41990, diesel(2.0, 4, 132, 5.1), "6D", "FWD", 2),
        badge("Titanium Wagon", 48990, diesel(2.0, 4, 132, 5.3), "6D", "FWD", 4, { body: "wagon" }),
      ]),
    ]),
    model("Falcon", "sedan", [4, 5, 4949, 5, 2300], 1.1, [
      past("FG X", 2010, 2016, [
        badge("XT", 38490, petrol(4.0, 6, 195, 9.5), "6A", "RWD", 1),
        badge("XR6 Turbo", 47990, premium(4.0, 6, 270, 11.8), "6A", "RWD", 3),
      ]),
    ]),
    model("Puma", "suv", [5, 5, 4186, 5, 900], 0.9, [
      past("JK", 2020, 2024, [badge("ST-Line", 37990, premium(1.0, 3, 92, 5.3), "7D", "FWD", 3)]),
    ]),
    model("Escape", "suv", [5, 5, 4629, 5, 1800], 0.9, [
      past("ZH", 2020, 2023, [
        badge("ST-Line", 44990, petrol(2.0, 4, 183, 8.6), "8A", "AWD", 3),
        badge("ST-Line PHEV", 57490, plugIn(2.5, 4, 167, 1.5, 56), "eCVT", "FWD", 3),
      ]),
    ]),
    model("Territory", "suv", [5, 7, 4883, 5, 2700], 0.94, [
      past("SZ", 2011, 2016, [
        badge("TX", 42990, petrol(4.0, 6, 195, 10.6), "6A", "RWD", 1),
        badge("Titanium", 58990, diesel(2.7, 6, 140, 9.0), "6A", "AWD", 4),
      ]),
    ]),
    model("Everest", "suv", [5, 7, 4914, 5, 3500], 1.05, [
      past("UA", 2015, 2021, [
        badge("Trend", 64990, diesel(2.0, 4, 157, 7.0), "10A", "4WD", 2, { towingBrakedKg: 3100 }),
      ]),
      current("UB", 2022, [
        badge("Trend", 73990, diesel(2.0, 4, 154, 7.2), "10A", "4WD", 2),
        badge("Sport", 79990, diesel(3.0, 6, 184, 8.5), "10A", "4WD", 3),
        badge("Platinum", 89990, diesel(3.0, 6, 184, 8.5), "10A", "4WD", 4),
      ]),
    ]),
    model("Ranger", "ute", [4, 5, 5370, 5, 3500], 1.08, [
      past("PX", 2012, 2015, [badge("XLT", 57490, diesel(3.2, 5, 147, 9.2), "6A", "4WD", 3)]),
      past("PX III", 2016, 2021, [
        badge("XLS", 52990, diesel(3.2, 5, 147, 8.9), "6A", "4WD", 2),
        badge("Wildtrak", 67990, diesel(2.0, 4, 157, 7.4), "10A", "4WD", 4),
        badge("Raptor", 80990, diesel(2.0, 4, 157, 8.2), "10A", "4WD", 4, { towingBrakedKg: 2500 }),
      ]),
      current("PY", 2022, [
        badge("XL Cab Chassis", 51990, diesel(2.0, 4, 125, 8.0), "6A", "4WD", 1, {
          body: "cab-chassis",
          doors: 2,
          seats: 2,
        }),
        badge("Sport", 73490, diesel(2.0, 4, 154, 7.6), "10A", "4WD", 3),
        badge("Wildtrak V6", 81990, diesel(3.0, 6, 184, 8.4), "10A", "4WD", 4),
        badge("Raptor", 98990, premium(3.0, 6, 292, 11.5), "10A", "4WD", 4, { towingBrakedKg: 2500 }),
      ]),
    ]),
    model("Mustang", "coupe", [2, 4, 4797, 3, 0], 1.14, [
      past("FN", 2018, 2023, [
        badge("GT", 74990, premium(5.0, 8, 339, 12.7), "10A", "RWD", 3),
        badge("GT Convertible", 79990, premium(5.0, 8, 339, 12.9), "10A", "RWD", 4, { body: "convertible" }),
      ]),
      current("FO", 2024, [badge("GT", 87990, premium(5.0, 8, 347, 12.8), "10A", "RWD", 3)]),
    ]),
    model("Mustang Mach-E", "suv", [5, 5, 4713, 5, 750], 0.76, [
      current("CGW", 2024, [badge("Premium", 76990, electric(216, 18.2, 600), "1E", "RWD", 3)]),
    ]),
    model("Transit Custom", "van", [5, 3, 5050, 5, 2500], 1.0, [
      past("VN", 2014, 2023, [badge("340L", 53990, diesel(2.0, 4, 125, 7.3), "6A", "FWD", 2)]),
    ]),
  ],
};
