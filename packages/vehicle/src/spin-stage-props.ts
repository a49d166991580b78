import type { Hotspots, ViewerSettings } from "@forecourt/core/schemas";

/** A point of interest that the shopper chose from the list. */
export interface ChosenHotspot {
  id: string;
}

/** Props of `SpinStage`. */
export interface SpinStageProps {
  name: string;
  /** Pictures all round the car, in order. */
  frames: readonly string[];
  hotspots: Hotspots["exterior"] | undefined;
  settings: Pick<ViewerSettings, "autoRotate" | "autoRotateIntervalMs">;
  chosen?: ChosenHotspot | undefined;
  /** Takes the focus once it turns: the shopper pressed for it. */
  takesFocus: boolean;
}
