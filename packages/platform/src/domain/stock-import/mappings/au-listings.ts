import type { MappingInput } from "../mapping-schema.ts";

const bodies = {
  SUV: "SUV",
  Hatchback: "Hatch",
  Hatch: "Hatch",
  "Ute / Tray": "Ute",
  Ute: "Ute",
  Utility: "Ute",
  Sedan: "Sedan",
  Wagon: "Wagon",
  Commercial: "Commercial",
  Coupe: "Coupe",
  Convertible: "Convertible",
  "People Mover": "People mover",
  Van: "Van",
  Truck: "Truck",
};

/** Seats stand in the doors column where the doors are not known, and the seats column then reads NA. */
const seats = "^(\\d+) Seats?$";
const doors = "^(\\d+) Doors?$";

/** New cars that are not built yet carry their warranty in the colour column. */
const warranty = "^\\d+ years? / ";

const toOrder = "NEW Available to order";

/**
 * Listings of Australian dealers in the 19 columns Brand … Price. What the columns hide: names cut at the first blank
 * ("Land" + "Rover", "Jeep" + "Grand"), dealers' names and phone numbers in the body column `Car/Suv` (`BodyType` is
 * right far more often), seats in the doors column, warranties in the colour column, "POA" prices. There is neither VIN
 * nor stock number; each identity column below tells cars apart that would else be taken for one.
 */
export const auListings: MappingInput = {
  name: "au-listings",
  requiredColumns: [
    "Brand",
    "Year",
    "Model",
    "Car/Suv",
    "Title",
    "UsedOrNew",
    "Transmission",
    "Engine",
    "DriveType",
    "FuelType",
    "FuelConsumption",
    "Kilometres",
    "ColourExtInt",
    "Location",
    "CylindersinEngine",
    "BodyType",
    "Doors",
    "Seats",
    "Price",
  ],
  identity: [
    "Year",
    "Title",
    "UsedOrNew",
    "Car/Suv",
    "Transmission",
    "DriveType",
    "FuelConsumption",
    "Kilometres",
    "ColourExtInt",
    "Location",
    "Seats",
  ],
  vehicleName: {
    title: "Title",
    year: "Year",
    make: "Brand",
    model: "Model",
    makes: ["Land Rover", "Alfa Romeo", "Great Wall", "Aston Martin", "Rolls-Royce", "Hyundai Trucks"],
    models: {
      "Land Rover": [
        "Range Rover Evoque",
        "Range Rover Sport",
        "Range Rover Velar",
        "Range Rover Vogue",
        "Range Rover",
        "Discovery Sport",
        "Discovery 3",
        "Discovery 4",
        "Discovery",
        "Defender 90",
        "Defender 110",
        "Defender",
        "Freelander 2",
        "Freelander",
      ],
      BMW: ["1 Series", "2 Series", "3 Series", "4 Series", "5 Series", "6 Series", "7 Series"],
      Chrysler: ["Grand Voyager"],
      Citroen: ["C5 Aircross", "C3 Aircross", "C4 Picasso", "Grand C4 Picasso"],
      GWM: ["Haval Jolion", "Haval H6GT", "Haval H6", "Ute Cannon", "Tank 300", "Tank 500"],
      Holden: ["Captiva 5", "Captiva 7"],
      Hyundai: ["Santa FE", "Ioniq 5", "Ioniq 6"],
      Jeep: ["Grand Cherokee"],
      Kia: ["Grand Carnival"],
      LDV: ["Deliver 9", "Deliver 7"],
      Mazda: ["CX-30", "MX-5"],
      Mini: ["3D Hatch", "5D Hatch"],
      Mitsubishi: ["Eclipse Cross", "Pajero Sport"],
      Nissan: ["Nv350 Caravan"],
      Porsche: ["718 Cayman", "718 Boxster"],
      Suzuki: ["Grand Vitara", "SX4 S-Cross"],
      Tesla: ["Model 3", "Model S", "Model X", "Model Y"],
      Toyota: [
        "Landcruiser Prado",
        "Land Cruiser Prado",
        "Land Cruiser",
        "FJ Cruiser",
        "GR Yaris",
        "GR Corolla",
        "GR86",
        "Corolla Cross",
        "Avensis Verso",
        "Yaris Cross",
        "Prius V",
        "Prius C",
      ],
      Volkswagen: ["T-Cross", "T-Roc"],
    },
    corrections: {
      Saab: { "3-Sep": "9-3", "5-Sep": "9-5" },
      Toyota: { Hiace: "HiAce" },
      Hyundai: { I20: "i20", I30: "i30", I40: "i40", I45: "i45", IX35: "ix35", Iload: "iLoad", Imax: "iMax" },
      Kia: { RIO: "Rio" },
    },
  },
  fields: {
    year: { from: "Year", required: true },
    car_type: { from: { column: "UsedOrNew", values: { NEW: "new", DEMO: "demo", USED: "used" } }, required: true },
    status: { from: { column: "Car/Suv", values: { [toOrder]: "coming_soon" } }, otherwise: "in_stock" },
    preorder: { from: { column: "Car/Suv", values: { [toOrder]: true } } },
    price: { from: "Price" },
    km: { from: "Kilometres", number: { decimals: 0 } },
    body: {
      from: [
        { column: "BodyType", unless: "^Other$" },
        { column: "Car/Suv", values: bodies, others: "drop" },
      ],
    },
    simple_body: {
      from: [
        { column: "BodyType", values: bodies },
        { column: "Car/Suv", values: bodies },
        { column: "Title", match: "\\b(sedan|hatchback|wagon|coupe|convertible|van|utility|ute)\\b", values: bodies },
      ],
    },
    trans: { from: "Transmission" },
    simple_transmission: { from: { column: "Transmission", values: { Automatic: "Automatic", Manual: "Manual" } } },
    fuel: { from: { column: "FuelType", unless: "^Other$" } },
    simple_fuel: {
      from: [
        {
          column: "FuelType",
          values: {
            Unleaded: "Petrol",
            Premium: "Petrol",
            Leaded: "Petrol",
            Petrol: "Petrol",
            Diesel: "Diesel",
            Hybrid: "Hybrid",
            Electric: "Electric",
            LPG: "LPG",
          },
        },
        { column: "Title", match: "\\bhybrid\\b", values: { hybrid: "Hybrid" } },
      ],
    },
    fuelconsumptioncombined: { from: "FuelConsumption", number: { atLeast: 0.1, decimals: 1 } },
    engine_size: { from: { column: "Engine", unless: "^0 L$" } },
    engine_size_litres: { from: { column: "Engine", match: "([\\d.]+) L$" }, number: { atLeast: 0.1, decimals: 1 } },
    cylinders: {
      from: [
        { column: "Engine", match: "^(\\d+) cyl" },
        { column: "CylindersinEngine", match: "^(\\d+) cyl" },
      ],
      number: { atLeast: 1 },
    },
    drive: { from: { column: "DriveType", values: { Front: "FWD", Rear: "RWD", AWD: "AWD", "4WD": "4WD" } } },
    colour: { from: { column: "ColourExtInt", unless: warranty, part: { separator: " / ", index: 0 } } },
    interior_colour: {
      from: { column: "ColourExtInt", unless: warranty, part: { separator: " / ", index: 1, rest: true } },
    },
    doors: { from: { column: "Doors", match: doors } },
    seats: {
      from: [
        { column: "Seats", match: seats },
        { column: "Doors", match: seats },
      ],
    },
    city: { from: { column: "Location", part: { separator: ", ", index: 0 } } },
    state: {
      from: { column: "Location", part: { separator: ", ", index: 1 }, values: { "AU-VIC": "VIC" }, others: "keep" },
    },
  },
};
