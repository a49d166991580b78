import type { CarType } from "@forecourt/core/schemas";
import type { PlateState } from "./number-plate.ts";
import { caravans } from "./specialists/caravans.ts";
import { motorbikes } from "./specialists/motorbikes.ts";
import type { SpecialistRange } from "./specialists/specialist-rows.ts";
import { trucks } from "./specialists/trucks.ts";

/** A place of a demo site where cars stand; the site document describes it in full under the same id. */
export interface DemoLocation {
  id: string;
  /** Suburb as shoppers say it. */
  city: string;
  state: string;
  /** Share of the stock, the shares of a site adding up to 1. */
  share: number;
  /** Make that it sells new: new cars and demonstrators of that make stand there. @default those of every make */
  make?: string;
}

/** What a demo site sells. */
export interface DemoSite {
  slug: string;
  name: string;
  country: "AU" | "NZ";
  locations: readonly DemoLocation[];
  /** The franchise that it sells new, if any. */
  franchise?: string;
  /** The makes that a group sells new, in the place of one franchise. */
  franchises?: readonly string[];
  /** What its stock numbers begin with. @default N, D and U, by condition */
  stockPrefix?: string;
  /** How many cars of each condition. */
  counts: Readonly<Record<CarType, number>>;
  /** Makes of its demo and used cars, by weight. */
  makeWeights: Readonly<Record<string, number>>;
  /** What it sells in place of cars; its makes are those of this range. */
  specialty?: SpecialistRange;
  /** Where its used cars are registered, by weight. */
  plates: Readonly<Partial<Record<PlateState, number>>>;
}

/** A Mazda dealer on Sydney's north side. */
export const harbourMazda: DemoSite = {
  slug: "harbour-mazda",
  name: "Harbour Mazda",
  country: "AU",
  franchise: "Mazda",
  locations: [
    { id: "artarmon", city: "Artarmon", state: "NSW", share: 0.62 },
    { id: "brookvale", city: "Brookvale", state: "NSW", share: 0.38 },
  ],
  counts: { new: 176, demo: 42, used: 322 },
  makeWeights: {
    Mazda: 42,
    Toyota: 12,
    Hyundai: 7,
    Kia: 6,
    Mitsubishi: 5,
    Nissan: 4,
    Ford: 5,
    Subaru: 5,
    Honda: 4,
    Volkswagen: 5,
    Suzuki: 3,
    Isuzu: 2,
    MG: 2,
    GWM: 1,
    BYD: 1,
    Tesla: 1,
    BMW: 3,
    "Mercedes-Benz": 3,
    Audi: 3,
    Lexus: 2,
    Volvo: 1,
    Skoda: 1.5,
    MINI: 1,
    Holden: 2.5,
    Jeep: 1,
    "Land Rover": 1,
    Renault: 0.7,
    Peugeot: 0.7,
    LDV: 0.5,
    Chery: 0.5,
  },
  plates: { NSW: 90, ACT: 4, QLD: 3, VIC: 3 },
};

/** A dealer in used and demonstration cars with two yards and a showroom in Auckland. */
export const tasmanMotors: DemoSite = {
  slug: "tasman-motors",
  name: "Tasman Motors",
  country: "NZ",
  locations: [
    { id: "penrose", city: "Penrose", state: "Auckland", share: 0.44 },
    { id: "wairau-valley", city: "Wairau Valley", state: "Auckland", share: 0.34 },
    { id: "manukau", city: "Manukau", state: "Auckland", share: 0.22 },
  ],
  stockPrefix: "TM",
  counts: { new: 0, demo: 44, used: 326 },
  makeWeights: {
    Toyota: 24,
    Mazda: 10,
    Nissan: 11,
    Mitsubishi: 9,
    Suzuki: 8,
    Ford: 8,
    Hyundai: 6,
    Kia: 7,
    Honda: 7,
    Subaru: 7,
    Volkswagen: 6,
    Skoda: 3,
    BMW: 4,
    "Mercedes-Benz": 3,
    Audi: 4,
    Lexus: 3,
    Volvo: 2,
    MG: 3,
    GWM: 2,
    BYD: 3,
    Tesla: 3,
    Isuzu: 2,
    LDV: 2,
    "Land Rover": 2,
    Jeep: 2,
    MINI: 2,
    Peugeot: 1.5,
    Renault: 1,
    SsangYong: 2,
    Chery: 0.5,
  },
  plates: { NZ: 1 },
};

/** A group of twelve dealerships in four states. */
export const meridianGroup: DemoSite = {
  slug: "meridian-group",
  name: "Meridian Group",
  country: "AU",
  franchises: [
    "Toyota",
    "Kia",
    "Hyundai",
    "Ford",
    "Mitsubishi",
    "Nissan",
    "Volkswagen",
    "Subaru",
    "Suzuki",
    "MG",
    "GWM",
  ],
  locations: [
    { id: "parramatta", city: "Parramatta", state: "NSW", share: 0.13, make: "Toyota" },
    { id: "liverpool", city: "Liverpool", state: "NSW", share: 0.08, make: "Kia" },
    { id: "newcastle", city: "Broadmeadow", state: "NSW", share: 0.07, make: "Hyundai" },
    { id: "mount-gravatt", city: "Mount Gravatt", state: "QLD", share: 0.1, make: "Ford" },
    { id: "springwood", city: "Springwood", state: "QLD", share: 0.07, make: "Mitsubishi" },
    { id: "toowoomba", city: "Toowoomba", state: "QLD", share: 0.06, make: "GWM" },
    { id: "essendon", city: "Essendon Fields", state: "VIC", share: 0.08, make: "Volkswagen" },
    { id: "dandenong", city: "Dandenong", state: "VIC", share: 0.09, make: "Nissan" },
    { id: "geelong", city: "Geelong", state: "VIC", share: 0.06, make: "Subaru" },
    { id: "prospect", city: "Prospect", state: "SA", share: 0.06, make: "MG" },
    { id: "morphett-vale", city: "Morphett Vale", state: "SA", share: 0.05, make: "Suzuki" },
    { id: "gepps-cross", city: "Gepps Cross", state: "SA", share: 0.15 },
  ],
  stockPrefix: "G",
  counts: { new: 210, demo: 40, used: 390 },
  makeWeights: {
    Toyota: 20,
    Kia: 8,
    Hyundai: 9,
    Ford: 9,
    Mitsubishi: 8,
    Nissan: 7,
    Volkswagen: 6,
    Subaru: 6,
    Suzuki: 4,
    MG: 4,
    GWM: 3,
    Mazda: 10,
    Honda: 5,
    Isuzu: 4,
    Holden: 4,
    BMW: 2,
    "Mercedes-Benz": 2,
    Audi: 2,
    Lexus: 2,
    Tesla: 2,
    BYD: 2,
    Skoda: 1.5,
    LDV: 1,
    Jeep: 1,
    "Land Rover": 1,
    Volvo: 1,
  },
  plates: { NSW: 36, QLD: 32, VIC: 32 },
};

/** A motorbike dealer in Adelaide. */
export const ridgelineMotorcycles: DemoSite = {
  slug: "ridgeline-motorcycles",
  name: "Ridgeline Motorcycles",
  country: "AU",
  specialty: motorbikes,
  locations: [{ id: "thebarton", city: "Thebarton", state: "SA", share: 1 }],
  counts: { new: 190, demo: 20, used: 340 },
  makeWeights: {},
  plates: { SA: 94, VIC: 6 },
};

/** A caravan and camper dealer on the Gold Coast. */
export const saltwaterCaravans: DemoSite = {
  slug: "saltwater-caravans",
  name: "Saltwater Caravans",
  country: "AU",
  specialty: caravans,
  locations: [{ id: "burleigh-heads", city: "Burleigh Heads", state: "QLD", share: 1 }],
  counts: { new: 150, demo: 14, used: 236 },
  makeWeights: {},
  plates: { QLD: 88, NSW: 12 },
};

/** A truck and van dealer in the west of Melbourne. */
export const westgateTrucks: DemoSite = {
  slug: "westgate-trucks",
  name: "Westgate Trucks",
  country: "AU",
  specialty: trucks,
  locations: [
    { id: "truganina", city: "Truganina", state: "VIC", share: 0.7 },
    { id: "dandenong-south", city: "Dandenong South", state: "VIC", share: 0.3 },
  ],
  counts: { new: 120, demo: 14, used: 356 },
  makeWeights: {},
  plates: { VIC: 90, NSW: 6, QLD: 4 },
};

/** The demo sites that sell cars. */
export const carSites: readonly DemoSite[] = [harbourMazda, tasmanMotors, meridianGroup];

/** Every demo site. */
export const demoSites: readonly DemoSite[] = [...carSites, ridgelineMotorcycles, saltwaterCaravans, westgateTrucks];
