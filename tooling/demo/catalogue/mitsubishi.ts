import { badge, colours, current, diesel, model, past, petrol, plugIn } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Mitsubishi as sold in Australia. */
export const mitsubishi: CatalogueMake = {
  name: "Mitsubishi",
  vinPrefix: "JMF",
  warrantyYears: 10,
  colours: colours({
    white: ["White", "White Diamond", "Starlight"],
    silver: ["Sterling Silver", "Blade Silver"],
    grey: ["Titanium", "Graphite Grey"],
    black: ["Black Mica", "Pitch Black"],
    blue: ["Impulse Blue", "Lightning Blue"],
    navy: "Cosmic Blue",
    red: "Red Diamond",
    orange: "Sunshine Orange",
  }),
  models: [
    model("Mirage", "hatch", [5, 5, 3795, 5, 0], 0.98, [
      past("LA", 2013, 2023, [badge("ES", 17990, petrol(1.2, 3, 57, 5.0), "CVT", "FWD", 1)]),
    ]),
    model("Lancer", "sedan", [4, 5, 4570, 5, 1000], 0.94, [
      past("CJ", 2010, 2017, [
        badge("ES Sport", 22990, petrol(2.0, 4, 110, 7.3), "CVT", "FWD", 2),
        badge("VRX", 27990, petrol(2.4, 4, 125, 8.8), "CVT", "FWD", 3),
      ]),
    ]),
    model("ASX", "suv", [5, 5, 4365, 5, 1300], 0.98, [
      past("XC", 2013, 2019, [badge("LS", 28490, petrol(2.0, 4, 110, 7.6), "CVT", "FWD", 2)]),
      past("XD", 2020, 2024, [
        badge("MR", 29490, petrol(2.0, 4, 110, 7.6), "CVT", "FWD", 1),
        badge("Exceed", 38490, petrol(2.4, 4, 123, 7.9), "CVT", "FWD", 4),
      ]),
    ]),
    model("Eclipse Cross", "suv", [5, 5, 4545, 5, 1600], 0.98, [
      current("YB", 2018, [
        badge("LS", 38490, petrol(1.5, 4, 110, 7.3), "CVT", "FWD", 2),
        badge("Exceed PHEV", 66490, plugIn(2.4, 4, 138, 1.9, 55), "1E", "AWD", 4),
      ]),
    ]),
    model("Outlander", "suv", [5, 7, 4710, 5, 1600], 1.0, [
      past("ZJ", 2013, 2021, [
        badge("LS", 38490, petrol(2.4, 4, 124, 7.2), "CVT", "AWD", 2),
        badge("PHEV GSR", 58990, plugIn(2.4, 4, 110, 1.9, 54), "1E", "AWD", 3, { seats: 5 }),
      ]),
      current("ZM", 2022, [
        badge("ES", 42490, petrol(2.5, 4, 135, 7.7), "CVT", "FWD", 1),
        badge("Aspire", 50990, petrol(2.5, 4, 135, 8.1), "CVT", "AWD", 3),
        badge("PHEV Exceed Tourer", 78990, plugIn(2.4, 4, 185, 1.5, 84), "1E", "AWD", 4),
      ]),
    ]),
    model("Pajero Sport", "suv", [5, 7, 4825, 5, 3100], 1.02, [
      past("QF", 2016, 2025, [
        badge("GLX", 51490, diesel(2.4, 4, 133, 8.0), "8A", "4WD", 1, { seats: 5 }),
        badge("Exceed", 66490, diesel(2.4, 4, 133, 8.0), "8A", "4WD", 4),
      ]),
    ]),
    model("Pajero", "suv", [5, 7, 4900, 5, 3000], 1.1, [
      past("NX", 2012, 2021, [badge("GLS", 61990, diesel(3.2, 4, 141, 9.1), "5A", "4WD", 3)]),
    ]),
    model("Triton", "ute", [4, 5, 5360, 5, 3500], 1.02, [
      past("MQ", 2015, 2018, [badge("GLX", 41990, diesel(2.4, 4, 133, 7.6), "5A", "4WD", 1, { towingBrakedKg: 3100 })]),
      past("MR", 2019, 2023, [
        badge("GLX-R", 50990, diesel(2.4, 4, 133, 8.6), "6A", "4WD", 2, { towingBrakedKg: 3100 }),
        badge("GSR", 58490, diesel(2.4, 4, 133, 8.6), "6A", "4WD", 4, { towingBrakedKg: 3100 }),
      ]),
      current("MV", 2024, [
        badge("GLX Cab Chassis", 46990, diesel(2.4, 4, 150, 7.5), "6A", "RWD", 1, {
          body: "cab-chassis",
          doors: 2,
          seats: 3,
        }),
        badge("GLS", 63490, diesel(2.4, 4, 150, 7.7), "6A", "4WD", 3),
        badge("GSR", 69990, diesel(2.4, 4, 150, 7.7), "6A", "4WD", 4),
      ]),
    ]),
  ],
};
