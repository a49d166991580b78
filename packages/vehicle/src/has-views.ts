import { modesOfCar } from "@forecourt/core";
import type { CarViewerProps } from "./car-viewer-props.ts";

/**
 * Whether there is more to look at than photos: the car turns, has a film or its inside, or places in a photo that tell
 * something.
 */
export const hasViews = (car: CarViewerProps["car"]): boolean => modesOfCar(car).length > 1 || Boolean(car.hotspots);
