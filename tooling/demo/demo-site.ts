import type { CarType } from "@forecourt/core/schemas";
import type { PlateState } from "./number-plate.ts";

/** A place of a demo site where cars stand; the site document describes it in full under the same id. */
export interface DemoLocation {
  id: string;
  /** Suburb as shoppers say it. */
  city: string;
  state: string;
  /** Share of the stock, the shares of a site adding up to 1. */
  share: number;
}

/** What a demo site sells. */
export interface DemoSite {
  slug: string;
  name: string;
  country: "AU" | "NZ";
  locations: readonly DemoLocation[];
  /** The franchise that it sells new, if any. */
  franchise?: string;
  /** How many cars of each condition. */
  counts: Readonly<Record<CarType, number>>;
  /** Makes of its demo and used cars, by weight. */
  makeWeights: Readonly<Record<string, number>>;
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

/** Both demo sites. */
export const demoSites: readonly DemoSite[] = [harbourMazda, tasmanMotors];
