import { z } from "zod";
import { on, setting } from "./setting.ts";

/** The viewer of pictures, spins and videos (S1 §4, §9). */
export const viewerSettingsSchema = z.strictObject({
  defaultMode: setting(
    z.enum(["spinner", "walkaround", "gallery", "interior"]).default("spinner"),
    "S1 §4",
    "What the viewer opens with; a mode for which the car has nothing gives way to the gallery.",
  ),
  videoPosition: setting(
    z.enum(["start", "second", "middle", "end"]).default("second"),
    "S1 §9",
    "Where a video stands among the pictures.",
  ),
  autoRotate: on(
    "S1 §4",
    "A spin turns by itself until the first touch; never where a shopper asked for reduced motion.",
  ),
  autoRotateIntervalMs: setting(
    z.number().int().min(20).max(2000).default(100),
    "S1 §9",
    "Milliseconds from one frame of a turning spin to the next.",
  ),
});
/** Parsed viewer settings. */
export type ViewerSettings = z.output<typeof viewerSettingsSchema>;
