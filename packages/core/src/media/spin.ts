import type { Hotspots } from "../entities/hotspot.ts";
import { spinSensitivity } from "../page/page-constants.ts";

/**
 * The frame of a spin so many steps on; it goes round both ways.
 *
 * @param count number of frames, at least 1
 * @example
 * spinFrame(35, 1, 36) // 0
 * spinFrame(0, -2, 36) // 34
 */
export function spinFrame(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count;
}

/**
 * Steps that a drag makes: one for each full {@link spinSensitivity} px, on to the right and back to the left (S1 §4).
 *
 * @example
 * dragSteps(59) // 2
 * dragSteps(-20) // -1
 */
export function dragSteps(movedPx: number): number {
  // Adding 0 turns the -0 of a short drag to the left into 0.
  return Math.trunc(movedPx / spinSensitivity) + 0;
}

type HotspotSet = Hotspots["exterior"];

/** A point of interest where it stands on a picture. */
export interface PlacedHotspot {
  id: string;
  description: string;
  /** Its number in the list, from 1. */
  number: number;
  /** From the left and from the top, as shares of the picture. */
  posX: number;
  posY: number;
}

/**
 * The points of interest to be seen on a frame of a spin, or on the one picture of an interior (frame 0). A point
 * without a description says nothing and is left out, as is one that stands outside the picture.
 */
export function hotspotsOnFrame(set: HotspotSet | undefined, frame: number): PlacedHotspot[] {
  return listedHotspots(set).flatMap(({ id, description, number }) => {
    const found = set?.positions.find((position) => position.hotspotId === id && position.activeAngle === frame);
    return found && isShare(found.posX) && isShare(found.posY)
      ? [{ id, description, number, posX: found.posX, posY: found.posY }]
      : [];
  });
}

/** The points of interest of a set that say something, numbered from 1: what stands as text under the viewer. */
export function listedHotspots(set: HotspotSet | undefined): { id: string; description: string; number: number }[] {
  const said = (set?.anchors ?? []).flatMap(({ id, description }) =>
    description === null ? [] : [{ id, description }],
  );
  return said.map((entry, index) => ({ ...entry, number: index + 1 }));
}

/** The frame on which a point of interest stands nearest the middle; undefined when it stands on none. */
export function frameOfHotspot(set: HotspotSet | undefined, id: string): number | undefined {
  const places = (set?.positions ?? []).filter(({ hotspotId }) => hotspotId === id);
  return places.toSorted((a, b) => Math.abs(a.posX - 0.5) - Math.abs(b.posX - 0.5))[0]?.activeAngle;
}

const isShare = (value: number): boolean => value >= 0 && value <= 1;
