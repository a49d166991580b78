import type { Hotspots } from "@forecourt/core/schemas";
import type { ViewedCar } from "./viewer-items.ts";

/** Pictures of a car, and places of its points of interest, as short as a page can say them. */
export interface PackedViews {
  /** Addresses of the photos after the first, a line for each: how much it begins like the one before, and the rest. */
  photos?: string | undefined;
  /** Addresses of the frames of a spin. */
  frames?: string | undefined;
  /**
   * A line for each place: which of the points, frame, from the left, from the top in ten-thousandths of the picture.
   */
  exterior?: string | undefined;
  interior?: string | undefined;
}

type Views = Pick<ViewedCar, "images" | "spin_images" | "hotspots">;
type HotspotSet = Hotspots["exterior"];

/**
 * Packs what is not needed before the photos are opened or the car is turned: 60 photos, 36 frames and 40 places take a
 * quarter of their JSON.
 *
 * @returns undefined of a car that has none of it
 * @example
 * packViews({ images: [], spin_images: ["a/01.jpg", "a/02.jpg"] }) // { frames: "00a/01.jpg\n032.jpg" }
 */
export function packViews({ images, spin_images: frames = [], hotspots }: Views): PackedViews | undefined {
  const packed = {
    ...(images.length > 1 && { photos: packAddresses(images.slice(1).map(({ image }) => image.url)) }),
    ...(frames.length > 0 && { frames: packAddresses(frames) }),
    ...(hotspots?.exterior.positions.length && { exterior: packPlaces(hotspots.exterior) }),
    ...(hotspots?.interior.positions.length && { interior: packPlaces(hotspots.interior) }),
  };
  return Object.keys(packed).length > 0 ? packed : undefined;
}

/**
 * The car without what {@link packViews} packed: with its first photo, and its points of interest without their places.
 */
export const withoutPacked = <Viewed extends Views>(car: Viewed): Viewed => ({
  ...car,
  images: car.images.slice(0, 1),
  spin_images: undefined,
  hotspots: car.hotspots && {
    exterior: { ...car.hotspots.exterior, positions: [] },
    interior: { ...car.hotspots.interior, positions: [] },
  },
});

/** The car with what was packed; a car that came whole stays as it is. */
export function withPacked<Viewed extends Views>(car: Viewed, packed: PackedViews | undefined): Viewed {
  if (!packed) return car;
  const { photos, frames, exterior, interior } = packed;
  return {
    ...car,
    images: photos ? [...car.images, ...addresses(photos).map((url) => ({ image: { url } }))] : car.images,
    spin_images: frames ? addresses(frames) : car.spin_images,
    hotspots: car.hotspots && {
      exterior: withPlaces(car.hotspots.exterior, exterior),
      interior: withPlaces(car.hotspots.interior, interior),
    },
  };
}

/** Two characters say how long the same beginning is. */
const radix = 36;
const longest = radix * radix - 1;

function packAddresses(list: readonly string[]): string {
  const lines = list.map((address, index) => {
    const before = list[index - 1] ?? "";
    let same = 0;
    while (same < Math.min(before.length, longest) && before[same] === address[same]) same += 1;
    return same.toString(radix).padStart(2, "0") + address.slice(same);
  });
  return lines.join("\n");
}

function addresses(packed: string): string[] {
  let before = "";
  return packed
    .split("\n")
    .map((line) => (before = before.slice(0, Number.parseInt(line.slice(0, 2), radix)) + line.slice(2)));
}

const finest = 10_000;

/** A place of a point that is not listed shows nowhere. */
const packPlaces = ({ anchors, positions }: HotspotSet): string =>
  positions
    .flatMap(({ hotspotId, activeAngle, posX, posY }) => {
      const point = anchors.findIndex(({ id }) => id === hotspotId);
      return point < 0 ? [] : [[point, activeAngle, Math.round(posX * finest), Math.round(posY * finest)].join(" ")];
    })
    .join("\n");

function withPlaces(set: HotspotSet, places: string | undefined): HotspotSet {
  if (!places) return set;
  const positions = places.split("\n").map((place) => {
    const [point = 0, activeAngle = 0, left = 0, top = 0] = place.split(" ").map(Number);
    return { hotspotId: set.anchors[point]?.id ?? "", activeAngle, posX: left / finest, posY: top / finest };
  });
  return { ...set, positions };
}
