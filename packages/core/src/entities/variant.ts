import { z } from "zod";
import { optionalNumber, optionalText } from "./fields.ts";

/**
 * Technical data of a variant (S1 §3 "Variant"): lengths in mm, masses in kg, `enginesize` in cc, `enginesize_litres` and `fuelcapacity` in
 * litres, `fuelconsumptioncombined` in litres per 100 km, `torque` as written.
 */
export const variantSchema = z.object({
  cylinders: optionalNumber,
  enginesize: optionalNumber,
  enginesize_litres: optionalNumber,
  induction: optionalText,
  fuelconsumptioncombined: optionalNumber,
  fuelcapacity: optionalNumber,
  grossvehiclemass: optionalNumber,
  vehiclelength: optionalNumber,
  vehicleheight: optionalNumber,
  vehiclewidth: optionalNumber,
  towingcapacitybraked: optionalNumber,
  bodyconfiguration: optionalText,
  torque: optionalText,
  ancaprating: optionalNumber,
  geartype: optionalText,
});
