import type { CarViewerProps } from "./car-viewer-props.ts";
import { CarPhotos, CarViews } from "./frame-viewer.tsx";
import { hasViews } from "./has-views.ts";
import { withPacked } from "./packed-views.ts";

/**
 * A car to look at: turning, in a walkaround video, in photos, from inside (S1 §4). Most have nothing but photos, and
 * do not pay for the other ways.
 */
export function CarViewer(props: CarViewerProps) {
  return hasViews(withPacked(props.car, props.settings.packed)) ? <CarViews {...props} /> : <CarPhotos {...props} />;
}
