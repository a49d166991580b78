import { adventure } from "./bike-adventure.ts";
import { bobber } from "./bike-bobber.ts";
import { cruiser } from "./bike-cruiser.ts";
import type { BikeSpec } from "./bike-forms.ts";
import { power } from "./bike-power.ts";
import { scooter } from "./bike-scooter.ts";
import { sports } from "./bike-sports.ts";
import { street } from "./bike-street.ts";
import { tourer } from "./bike-tourer.ts";

/** Motorbikes besides the naked one. */
export const bikeShapes = {
  "motorbike-adventure": adventure,
  "motorbike-sports": sports,
  "motorbike-cruiser": cruiser,
  "motorbike-scooter": scooter,
  "motorbike-tourer": tourer,
  "motorbike-bobber": bobber,
  "motorbike-power": power,
  "motorbike-street": street,
} satisfies Record<string, BikeSpec>;
