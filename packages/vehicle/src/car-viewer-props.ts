import type { ThemeLook } from "@forecourt/ui-kit/theme";
import type { CarViewerSettings } from "./car-viewer-settings.ts";
import type { ViewedCar } from "./viewer-items.ts";
import type { ViewerOfferProps } from "./viewer-offer.tsx";

/** Props of `CarViewer`. */
export interface CarViewerProps {
  car: ViewedCar;
  /** How the site shows cars: `site.viewer`, or what `sentViews` made of it. */
  settings: CarViewerSettings;
  /** How the page is built: how large its pictures are. @default "beside" */
  look?: ThemeLook["vehicle"] | undefined;
  /** Price and enquiry, which stand under the photos full screen too. @default none */
  offer?: ViewerOfferProps | undefined;
}
