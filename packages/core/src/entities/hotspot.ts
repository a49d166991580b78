import { z } from "zod";
import { idText, optionalText } from "./fields.ts";

const position = z.object({
  hotspotId: idText,
  /** Frame of the spin on which it stands there. */
  activeAngle: z.number(),
  /** From the left, as a share of the picture: 0 to 1. */
  posX: z.number(),
  /** From the top. */
  posY: z.number(),
});

const set = z
  .object({
    anchors: z
      .array(z.object({ id: idText, description: optionalText }))
      .nullish()
      .transform((value) => value ?? []),
    positions: z
      .array(position)
      .nullish()
      .transform((value) => value ?? []),
  })
  .nullish()
  .transform((value) => value ?? { anchors: [], positions: [] });

/** Points of interest on a spin and in its interior view (S1 §3 "Hotspot"). */
export const hotspotsSchema = z.object({ exterior: set, interior: set });
/** Parsed hotspots. */
export type Hotspots = z.output<typeof hotspotsSchema>;
/** Hotspots as a feed may write them. */
export type HotspotsInput = z.input<typeof hotspotsSchema>;
