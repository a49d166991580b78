import { badge, colours, current, diesel, electric, hybrid, model, past, petrol } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** Kia as sold in Australia. */
export const kia: CatalogueMake = {
  name: "Kia",
  vinPrefix: "KNA",
  warrantyYears: 7,
  colours: colours({
    white: ["Snow White Pearl", "Clear White"],
    silver: ["Silky Silver", "Steel Grey"],
    grey: ["Gravity Grey", "Platinum Graphite"],
    black: "Aurora Black Pearl",
    blue: ["Mineral Blue", "Vesta Blue"],
    navy: "Gravity Blue",
    red: ["Runway Red", "Fiery Red"],
    green: "Jungle Wood Green",
  }),
  models: [
    model("Picanto", "hatch", [5, 5, 3595, 0, 0], 1.02, [
      current("JA", 2017, [
        badge("S", 21490, petrol(1.2, 4, 62, 6.0), "4A", "FWD", 1),
        badge("GT-Line", 24490, petrol(1.2, 4, 62, 6.0), "4A", "FWD", 3),
      ]),
    ]),
    model("Rio", "hatch", [5, 5, 4065, 5, 800], 0.98, [
      past("UB", 2012, 2016, [badge("S", 19490, petrol(1.4, 4, 79, 6.1), "4A", "FWD", 1)]),
      past("YB", 2017, 2023, [badge("Sport", 25490, petrol(1.4, 4, 74, 6.2), "6A", "FWD", 2)]),
    ]),
    model("Cerato", "hatch", [5, 5, 4510, 5, 1100], 1.0, [
      past("YD", 2013, 2017, [badge("S", 24490, petrol(2.0, 4, 112, 7.1), "6A", "FWD", 1)]),
      past("BD", 2018, 2024, [
        badge("S", 28990, petrol(2.0, 4, 112, 7.4), "6A", "FWD", 1),
        badge("Sport", 31490, petrol(2.0, 4, 112, 7.4), "6A", "FWD", 2, { body: "sedan", doors: 4 }),
        badge("GT", 39490, petrol(1.6, 4, 150, 6.9), "7D", "FWD", 4),
      ]),
    ]),
    model("K4", "sedan", [4, 5, 4710, 4, 1000], 1.0, [
      current("CL4", 2025, [
        badge("SX", 36490, petrol(2.0, 4, 112, 7.4), "CVT", "FWD", 2),
        badge("GT-Line", 43490, petrol(1.6, 4, 142, 6.8), "8A", "FWD", 4),
      ]),
    ]),
    model("Stonic", "suv", [5, 5, 4140, 5, 1110], 1.0, [
      current("YB", 2021, [
        badge("S", 27990, petrol(1.4, 4, 74, 6.7), "6A", "FWD", 1),
        badge("GT-Line", 34490, petrol(1.0, 3, 74, 5.4), "7D", "FWD", 3),
      ]),
    ]),
    model("Seltos", "suv", [5, 5, 4385, 5, 1250], 1.06, [
      current("SP2", 2020, [
        badge("S", 32990, petrol(2.0, 4, 110, 6.9), "CVT", "FWD", 1),
        badge("Sport", 35990, petrol(2.0, 4, 110, 6.9), "CVT", "FWD", 2),
        badge("GT-Line", 46490, petrol(1.6, 4, 146, 7.4), "8A", "AWD", 4),
      ]),
    ]),
    model("Sportage", "suv", [5, 5, 4660, 5, 1900], 1.04, [
      past("SL", 2011, 2015, [badge("SLi", 33490, diesel(2.0, 4, 135, 7.2), "6A", "AWD", 2)]),
      past("QL", 2016, 2021, [
        badge("Si", 32990, petrol(2.0, 4, 114, 7.9), "6A", "FWD", 1),
        badge("GT-Line", 48490, diesel(2.0, 4, 136, 6.4), "8A", "AWD", 4),
      ]),
      current("NQ5", 2022, [
        badge("S", 38990, petrol(2.0, 4, 115, 8.1), "6A", "FWD", 1),
        badge("SX Hybrid", 48490, hybrid(1.6, 4, 173, 4.9), "6A", "FWD", 3),
        badge("GT-Line Diesel", 59490, diesel(2.0, 4, 137, 6.3), "8A", "AWD", 4),
      ]),
    ]),
    model("Sorento", "suv", [5, 7, 4810, 5, 2000], 1.04, [
      past("UM", 2015, 2019, [
        badge("Si", 45990, petrol(3.5, 6, 206, 10.0), "8A", "FWD", 1),
        badge("GT-Line", 60490, diesel(2.2, 4, 147, 7.2), "8A", "AWD", 4),
      ]),
      current("MQ4", 2020, [
        badge("Sport", 60990, diesel(2.2, 4, 148, 6.1), "8D", "AWD", 2),
        badge("GT-Line Hybrid", 78490, hybrid(1.6, 4, 169, 5.8), "6A", "AWD", 4),
      ]),
    ]),
    model("Carnival", "people-mover", [5, 8, 5155, 5, 2000], 1.08, [
      past("YP", 2015, 2020, [
        badge("S", 47490, diesel(2.2, 4, 147, 7.6), "8A", "FWD", 1),
        badge("Platinum", 66990, diesel(2.2, 4, 147, 7.6), "8A", "FWD", 4),
      ]),
      current("KA4", 2021, [
        badge("SLi", 69490, diesel(2.2, 4, 148, 6.5), "8A", "FWD", 3),
        badge("GT-Line Hybrid", 83990, hybrid(1.6, 4, 180, 5.8), "6A", "FWD", 4),
      ]),
    ]),
    model("Stinger", "sedan", [5, 5, 4830, 5, 1500], 1.08, [
      past("CK", 2017, 2023, [
        badge("330S", 57990, petrol(3.3, 6, 274, 10.8), "8A", "RWD", 2),
        badge("GT", 70490, petrol(3.3, 6, 274, 10.8), "8A", "RWD", 4),
      ]),
    ]),
    model("EV5", "suv", [5, 5, 4615, 5, 1250], 0.84, [
      current("OV", 2024, [
        badge("Air", 59990, electric(160, 17.0, 490), "1E", "FWD", 2),
        badge("GT-Line", 74990, electric(230, 20.1, 470), "1E", "AWD", 4),
      ]),
    ]),
  ],
};
