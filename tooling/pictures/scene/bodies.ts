import type { CarSpec } from "./car-spec.ts";
import { cabChassis } from "./bodies/cab-chassis.ts";
import { carShapes } from "./bodies/car-shapes.ts";
import { bikeShapes } from "./bodies/bike-shapes.ts";
import type { BikeSpec } from "./bodies/bike-forms.ts";
import { caravanShapes } from "./bodies/caravan-shapes.ts";
import { caravan } from "./bodies/caravan.ts";
import { convertible } from "./bodies/convertible.ts";
import { coupe } from "./bodies/coupe.ts";
import { hatch } from "./bodies/hatch.ts";
import { motorbike } from "./bodies/motorbike.ts";
import { peopleMover } from "./bodies/people-mover.ts";
import { sedan } from "./bodies/sedan.ts";
import { suvShapes } from "./bodies/suv-shapes.ts";
import { suv } from "./bodies/suv.ts";
import { truckShapes } from "./bodies/truck-shapes.ts";
import { truck } from "./bodies/truck.ts";
import { ute } from "./bodies/ute.ts";
import { van } from "./bodies/van.ts";
import { wagon } from "./bodies/wagon.ts";
import { workShapes } from "./bodies/work-shapes.ts";

/** Every shape on the frame of a car by its name. */
export const bodies = {
  suv,
  sedan,
  hatch,
  wagon,
  ute,
  van,
  "people-mover": peopleMover,
  coupe,
  "cab-chassis": cabChassis,
  convertible,
  truck,
  caravan,
  ...suvShapes,
  ...carShapes,
  ...workShapes,
  ...truckShapes,
  ...caravanShapes,
} satisfies Record<string, CarSpec>;

/** Every motorbike by its name. */
export const bikes = { motorbike, ...bikeShapes } satisfies Record<string, BikeSpec>;
