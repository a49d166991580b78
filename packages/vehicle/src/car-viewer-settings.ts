import type { Car, ViewerSettings } from "@forecourt/core/schemas";
import { packViews, withoutPacked } from "./packed-views.ts";
import type { PackedViews } from "./packed-views.ts";

/** How a page shows a car: the site's settings, and what `sentViews` says of the car. */
export interface CarViewerSettings extends ViewerSettings {
  /**
   * Photos that the gallery has before it is opened full screen. @default all of them, as large screens have room for
   */
  photosShown?: number | "all" | undefined;
  /** Photos, frames and places that the car came without. @default none */
  packed?: PackedViews | undefined;
}

/** Photos of a gallery on a page. One more stands behind the way to all of them. */
const photosShown = 12;

/**
 * A car and the settings of its viewer as a page sends them: photos after the first, frames and places of points of
 * interest are packed, and of many photos the first stand in the page. Call it in the page's loader.
 *
 * @param options.allPhotos the page was asked for with all photos, as a browser without scripts does: it opens with
 *   them
 * @example
 * sentViews(car, { settings: site.viewer, allPhotos: false }).viewer.photosShown // 12
 */
export function sentViews(
  car: Car,
  { settings, allPhotos }: { settings: ViewerSettings; allPhotos: boolean },
): { car: Car; viewer: CarViewerSettings } {
  return {
    car: withoutPacked(car),
    viewer: {
      ...settings,
      ...(allPhotos ? { photosShown: "all", defaultMode: "gallery" } : { photosShown }),
      packed: packViews(car),
    },
  };
}
