import type { ViewerSettings } from "@forecourt/core/schemas";
import type { ViewedCar } from "./viewer-items.ts";

/** Props of `CarViewer`. */
export interface CarViewerProps {
  car: ViewedCar;
  /** How the site shows cars: `site.viewer`. */
  settings: ViewerSettings;
}
