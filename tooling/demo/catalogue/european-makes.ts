import { badge, colours, current, diesel, electric, model, past, petrol, plugIn, premium } from "./catalogue-rows.ts";
import type { CatalogueMake } from "./catalogue-types.ts";

/** BMW as sold in Australia. */
export const bmw: CatalogueMake = {
  name: "BMW",
  vinPrefix: "WBA",
  warrantyYears: 5,
  colours: colours({
    white: ["Alpine White", "Mineral White"],
    silver: "Glacier Silver",
    grey: ["Mineral Grey", "Skyscraper Grey"],
    black: ["Black Sapphire", "Carbon Black"],
    blue: ["Portimao Blue", "Phytonic Blue"],
    navy: "Mediterranean Blue",
    red: "Melbourne Red",
  }),
  models: [
    model("1 Series", "hatch", [5, 5, 4319, 5, 1300], 0.92, [
      past("F20", 2012, 2019, [badge("118i", 44990, premium(1.5, 3, 100, 5.2), "8A", "RWD", 2)]),
      past("F40", 2020, 2024, [badge("118i M Sport", 58990, premium(1.5, 3, 103, 5.9), "7D", "FWD", 3)]),
    ]),
    model("2 Series", "coupe", [2, 4, 4537, 0, 0], 0.98, [
      past("F22", 2014, 2021, [
        badge("220i M Sport", 62990, premium(2.0, 4, 135, 5.9), "8A", "RWD", 3),
        badge("220i Convertible", 70990, premium(2.0, 4, 135, 6.3), "8A", "RWD", 4, { body: "convertible" }),
      ]),
    ]),
    model("3 Series", "sedan", [4, 5, 4713, 5, 1600], 0.94, [
      past("F30", 2012, 2018, [badge("320i", 66990, premium(2.0, 4, 135, 5.8), "8A", "RWD", 2)]),
      current("G20", 2019, [
        badge("320i M Sport", 87990, premium(2.0, 4, 135, 6.5), "8A", "RWD", 3),
        badge("330i M Sport", 99990, premium(2.0, 4, 190, 6.4), "8A", "RWD", 4),
      ]),
    ]),
    model("X1", "suv", [5, 5, 4500, 5, 1800], 0.96, [
      past("F48", 2016, 2022, [badge("sDrive18i", 57490, premium(1.5, 3, 103, 5.6), "7D", "FWD", 2)]),
      current("U11", 2023, [badge("xDrive25i", 74990, premium(2.0, 4, 180, 7.4), "7D", "AWD", 3)]),
    ]),
    model("X3", "suv", [5, 5, 4708, 5, 2000], 0.94, [
      past("F25", 2011, 2017, [badge("xDrive20d", 74990, diesel(2.0, 4, 140, 5.2), "8A", "AWD", 3)]),
      past("G01", 2018, 2024, [
        badge("xDrive20d", 89990, diesel(2.0, 4, 140, 5.7), "8A", "AWD", 2),
        badge("xDrive30i M Sport", 104990, premium(2.0, 4, 185, 7.8), "8A", "AWD", 4),
      ]),
    ]),
    model("X5", "suv", [5, 5, 4935, 5, 2700], 0.96, [
      past("F15", 2014, 2018, [badge("xDrive30d", 112990, diesel(3.0, 6, 190, 6.2), "8A", "AWD", 3)]),
      current("G05", 2019, [badge("xDrive30d M Sport", 149990, diesel(3.0, 6, 210, 7.2), "8A", "AWD", 4)]),
    ]),
  ],
};

/** Mercedes-Benz as sold in Australia. */
export const mercedes: CatalogueMake = {
  name: "Mercedes-Benz",
  vinPrefix: "WDD",
  warrantyYears: 5,
  colours: colours({
    white: ["Polar White", "Diamond White"],
    silver: ["Iridium Silver", "High-Tech Silver"],
    grey: ["Mountain Grey", "Selenite Grey"],
    black: ["Obsidian Black", "Cosmos Black"],
    blue: "Spectral Blue",
    navy: "Cavansite Blue",
    red: "Jupiter Red",
  }),
  models: [
    model("A-Class", "hatch", [5, 5, 4419, 5, 1400], 0.9, [
      past("W176", 2013, 2018, [badge("A180", 44990, premium(1.6, 4, 90, 5.8), "7D", "FWD", 2)]),
      current("W177", 2019, [
        badge("A200", 68990, premium(1.3, 4, 120, 5.7), "7D", "FWD", 3),
        badge("A250 Sedan", 77990, premium(2.0, 4, 165, 6.8), "7D", "AWD", 4, { body: "sedan", doors: 4 }),
      ]),
    ]),
    model("C-Class", "sedan", [4, 5, 4751, 5, 1800], 0.9, [
      past("W205", 2014, 2021, [
        badge("C200", 72990, premium(2.0, 4, 135, 6.0), "7A", "RWD", 3),
        badge("C200 Coupe", 79990, premium(1.5, 4, 135, 6.4), "9A", "RWD", 4, { body: "coupe", doors: 2, seats: 4 }),
      ]),
      current("W206", 2022, [badge("C200", 96990, premium(1.5, 4, 150, 6.9), "9A", "RWD", 3)]),
    ]),
    model("E-Class", "sedan", [4, 5, 4940, 5, 2100], 0.86, [
      past("W213", 2016, 2023, [badge("E300", 128990, premium(2.0, 4, 190, 7.9), "9A", "RWD", 4)]),
    ]),
    model("GLA", "suv", [5, 5, 4410, 5, 1400], 0.94, [
      past("X156", 2014, 2019, [badge("GLA180", 50990, premium(1.6, 4, 90, 5.7), "7D", "FWD", 2)]),
      current("H247", 2020, [badge("GLA250 4MATIC", 86990, premium(2.0, 4, 165, 7.5), "8D", "AWD", 4)]),
    ]),
    model("GLC", "suv", [5, 5, 4716, 5, 2400], 0.94, [
      past("X253", 2016, 2022, [
        badge("GLC200", 76990, premium(2.0, 4, 145, 7.8), "9A", "RWD", 2),
        badge("GLC300 4MATIC", 91990, premium(2.0, 4, 190, 8.1), "9A", "AWD", 4),
      ]),
    ]),
    model("EQA", "suv", [5, 5, 4463, 5, 750], 0.74, [
      current("H243", 2021, [badge("EQA250", 91990, electric(140, 17.6, 480), "1E", "FWD", 3)]),
    ]),
    model("Vito", "van", [4, 2, 5140, 5, 2500], 0.96, [
      past("447", 2015, 2026, [badge("116 MWB", 65990, diesel(2.0, 4, 120, 6.9), "9A", "RWD", 2)]),
    ]),
  ],
};

/** Audi as sold in Australia. */
export const audi: CatalogueMake = {
  name: "Audi",
  vinPrefix: "WAU",
  warrantyYears: 5,
  colours: colours({
    white: ["Glacier White", "Ibis White"],
    silver: "Floret Silver",
    grey: ["Daytona Grey", "Manhattan Grey"],
    black: ["Mythos Black", "Brilliant Black"],
    blue: ["Turbo Blue", "Navarra Blue"],
    red: "Tango Red",
    sand: "Beige Metallic",
  }),
  models: [
    model("A3", "hatch", [5, 5, 4343, 5, 1600], 0.92, [
      past("8V", 2013, 2021, [badge("35 TFSI Sportback", 45990, premium(1.4, 4, 110, 5.0), "7D", "FWD", 2)]),
      current("8Y", 2022, [badge("35 TFSI S line", 59990, premium(1.5, 4, 110, 5.5), "8A", "FWD", 3)]),
    ]),
    model("A4", "sedan", [4, 5, 4762, 5, 1700], 0.9, [
      past("B9", 2016, 2024, [
        badge("35 TFSI", 66990, premium(2.0, 4, 110, 6.4), "7D", "FWD", 2),
        badge("45 TFSI quattro Avant", 82990, premium(2.0, 4, 183, 7.1), "7D", "AWD", 4, { body: "wagon", doors: 5 }),
      ]),
    ]),
    model("A5", "coupe", [2, 4, 4673, 5, 1700], 0.92, [
      past("F5", 2017, 2024, [badge("40 TFSI", 81990, premium(2.0, 4, 150, 6.8), "7D", "AWD", 3)]),
    ]),
    model("Q2", "suv", [5, 5, 4208, 5, 1500], 0.94, [
      past("GA", 2017, 2025, [badge("35 TFSI", 52990, premium(1.5, 4, 110, 5.9), "8A", "FWD", 2)]),
    ]),
    model("Q3", "suv", [5, 5, 4484, 5, 1800], 0.94, [
      past("8U", 2012, 2018, [badge("1.4 TFSI", 50990, premium(1.4, 4, 110, 6.0), "6D", "FWD", 2)]),
      past("F3", 2019, 2025, [
        badge("35 TFSI", 58990, premium(1.4, 4, 110, 7.3), "6D", "FWD", 2),
        badge("45 TFSI S line", 72990, premium(2.0, 4, 169, 8.4), "8A", "AWD", 4),
      ]),
    ]),
    model("Q5", "suv", [5, 5, 4682, 5, 2000], 0.92, [
      past("8R", 2010, 2016, [badge("2.0 TDI quattro", 69990, diesel(2.0, 4, 130, 6.0), "7D", "AWD", 3)]),
      past("FY", 2017, 2024, [
        badge("40 TDI quattro", 82990, diesel(2.0, 4, 150, 5.9), "7D", "AWD", 2),
        badge("45 TFSI Sport", 91990, premium(2.0, 4, 183, 8.0), "7D", "AWD", 4),
      ]),
    ]),
    model("Q7", "suv", [5, 7, 5063, 5, 3500], 0.92, [
      past("4M", 2016, 2025, [badge("45 TDI quattro", 121990, diesel(3.0, 6, 170, 7.1), "8A", "AWD", 3)]),
    ]),
  ],
};

/** Volvo as sold in Australia. */
export const volvo: CatalogueMake = {
  name: "Volvo",
  vinPrefix: "YV1",
  warrantyYears: 5,
  colours: colours({
    white: "Crystal White",
    silver: "Bright Silver",
    grey: ["Thunder Grey", "Vapour Grey"],
    black: "Onyx Black",
    navy: "Denim Blue",
    red: "Fusion Red",
    sand: "Sand Dune",
  }),
  models: [
    model("XC40", "suv", [5, 5, 4425, 5, 2100], 0.94, [
      current("536", 2018, [
        badge("T4 Momentum", 54990, premium(2.0, 4, 140, 7.2), "8A", "AWD", 2),
        badge("Ultimate B5", 69990, premium(2.0, 4, 183, 7.1), "8A", "AWD", 4),
      ]),
    ]),
    model("XC60", "suv", [5, 5, 4708, 5, 2400], 0.94, [
      past("DZ", 2011, 2017, [badge("D5 Luxury", 72990, diesel(2.4, 5, 158, 6.9), "6A", "AWD", 4)]),
      current("246", 2018, [
        badge("Plus B5", 82990, premium(2.0, 4, 183, 7.6), "8A", "AWD", 3),
        badge("Recharge T8", 109990, plugIn(2.0, 4, 340, 1.6, 81), "8A", "AWD", 4),
      ]),
    ]),
    model("EX30", "suv", [5, 5, 4233, 5, 1600], 0.74, [
      current("V216", 2024, [badge("Plus Single Motor", 64990, electric(200, 17.5, 462), "1E", "RWD", 3)]),
    ]),
    model("V60", "wagon", [5, 5, 4761, 5, 2000], 0.9, [
      past("227", 2019, 2023, [badge("Cross Country B5", 71990, premium(2.0, 4, 183, 7.4), "8A", "AWD", 4)]),
    ]),
  ],
};

/** MINI as sold in Australia. */
export const mini: CatalogueMake = {
  name: "MINI",
  vinPrefix: "WMW",
  warrantyYears: 5,
  colours: colours({
    white: "Pepper White",
    silver: "White Silver",
    grey: "Moonwalk Grey",
    black: "Midnight Black",
    blue: ["Starlight Blue", "Island Blue"],
    red: "Chili Red",
    green: "British Racing Green",
    orange: "Solaris Orange",
    yellow: "Zesty Yellow",
  }),
  models: [
    model("Hatch", "hatch", [3, 4, 3850, 4, 0], 1.0, [
      past("F56", 2014, 2023, [
        badge("Cooper", 41990, premium(1.5, 3, 100, 5.6), "7D", "FWD", 2),
        badge("Cooper S", 52990, premium(2.0, 4, 141, 6.0), "7D", "FWD", 4),
        badge("Cooper S Convertible", 61990, premium(2.0, 4, 141, 6.4), "7D", "FWD", 4, {
          body: "convertible",
          doors: 2,
        }),
      ]),
    ]),
    model("Countryman", "suv", [5, 5, 4297, 5, 1500], 0.94, [
      past("F60", 2017, 2023, [badge("Cooper", 50990, premium(1.5, 3, 100, 6.2), "7D", "FWD", 3)]),
    ]),
  ],
};

/** Peugeot as sold in Australia. */
export const peugeot: CatalogueMake = {
  name: "Peugeot",
  vinPrefix: "VF3",
  warrantyYears: 5,
  colours: colours({
    white: "Pearl White",
    grey: ["Artense Grey", "Platinum Grey"],
    black: "Nera Black",
    blue: ["Celebes Blue", "Vertigo Blue"],
    red: "Elixir Red",
    orange: "Fusion Orange",
  }),
  models: [
    model("308", "hatch", [5, 5, 4367, 5, 1100], 0.86, [
      current("P5", 2022, [badge("GT", 52990, premium(1.2, 3, 96, 5.4), "8A", "FWD", 3)]),
    ]),
    model("2008", "suv", [5, 5, 4300, 4, 1200], 0.86, [
      current("P24", 2020, [badge("Allure", 42990, premium(1.2, 3, 96, 6.5), "6A", "FWD", 2)]),
    ]),
    model("3008", "suv", [5, 5, 4447, 5, 1500], 0.86, [
      past("P84", 2017, 2024, [
        badge("Allure", 51990, premium(1.6, 4, 121, 7.0), "6A", "FWD", 2),
        badge("GT Diesel", 63990, diesel(2.0, 4, 131, 5.0), "8A", "FWD", 4),
      ]),
    ]),
  ],
};

/** Renault as sold in Australia. */
export const renault: CatalogueMake = {
  name: "Renault",
  vinPrefix: "VF1",
  warrantyYears: 5,
  colours: colours({
    white: ["Glacier White", "Universal White"],
    silver: "Highland Silver",
    grey: ["Metallic Grey", "Titanium Grey"],
    black: "Metallic Black",
    blue: "Zanzibar Blue",
    red: "Flame Red",
    orange: "Valencia Orange",
  }),
  models: [
    model("Captur", "suv", [5, 5, 4228, 5, 1200], 0.86, [
      past("JB", 2015, 2025, [badge("Zen", 34990, premium(1.3, 4, 113, 6.6), "7D", "FWD", 2)]),
    ]),
    model("Koleos", "suv", [5, 5, 4672, 5, 2000], 0.88, [
      past("HZG", 2016, 2024, [
        badge("Zen", 42490, petrol(2.5, 4, 126, 8.1), "CVT", "FWD", 2),
        badge("Intens", 50490, petrol(2.5, 4, 126, 8.3), "CVT", "AWD", 4),
      ]),
    ]),
    model("Megane", "hatch", [5, 4, 4359, 5, 0], 0.96, [
      past("BFB", 2016, 2022, [badge("R.S. 300 Trophy", 59990, premium(1.8, 4, 221, 8.3), "6D", "FWD", 4)]),
    ]),
    model("Trafic", "van", [5, 3, 5480, 0, 2000], 0.96, [
      current("X82", 2015, [badge("Pro LWB", 54990, diesel(2.0, 4, 125, 7.3), "6D", "FWD", 2)]),
    ]),
    model("Kangoo", "van", [5, 2, 4486, 5, 1500], 0.92, [
      current("F67", 2023, [badge("L1 Petrol", 44990, petrol(1.3, 4, 96, 6.7), "7D", "FWD", 2)]),
    ]),
  ],
};
