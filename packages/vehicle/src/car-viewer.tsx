import { modesOfCar } from "@forecourt/core";
import type { CarViewerProps } from "./car-viewer-props.ts";
import { CarPhotos, CarViews } from "./frame-viewer.tsx";

/**
 * A car to look at: turning, in a walkaround video, in photos, from inside (S1 §4). Most have nothing but photos, and do not pay for
 * the other ways.
 */
export function CarViewer(props: CarViewerProps) {
  const { car } = props;
  return modesOfCar(car).length > 1 || car.hotspots ? <CarViews {...props} /> : <CarPhotos {...props} />;
}
