import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { fewestSpinFrames, outsideSpin } from "./outside-spin.ts";
import { firstWalkaroundUrl } from "./video.ts";

/** Ways of looking at a car (S1 §4). */
export const viewerModes = ["spinner", "walkaround", "gallery", "interior"] as const;
/** A way of looking at a car. */
export type ViewerMode = (typeof viewerModes)[number];

/**
 * The ways in which a car can be looked at, in the order of S1 §4. The gallery is always among them: without pictures
 * it says that they are coming.
 *
 * @example
 * modesOfCar({ spin_images: ["1.webp", "2.webp"] }) // ["spinner", "gallery"]
 */
export function modesOfCar(
  car: CarPart<"spin_images" | "spin_code" | "walkaround_videos" | "spin_interior_image">,
): ViewerMode[] {
  const has: Record<ViewerMode, boolean> = {
    spinner: (car.spin_images?.length ?? 0) >= fewestSpinFrames || outsideSpin(car) !== undefined,
    walkaround: firstWalkaroundUrl(car) !== undefined,
    gallery: true,
    interior: hasText(car.spin_interior_image),
  };
  return viewerModes.filter((mode) => has[mode]);
}

/**
 * The viewer's first mode: the site's preferred one, or the gallery when the car has nothing for it (S1 §4).
 *
 * @example
 * openingMode(["gallery"], "spinner") // "gallery"
 */
export function openingMode(modes: readonly ViewerMode[], preferred: ViewerMode): ViewerMode {
  return modes.includes(preferred) ? preferred : "gallery";
}

/**
 * Addresses of the videos that stand among a car's pictures (S1 §9): its own, else one from outside, then its further
 * `videos` (decisions.md row 112), each once. A walkaround has a view of its own.
 *
 * @example
 * galleryVideoUrls({ video_url: "a", videos: [{ video: { url: "b" } }, { video: { url: "a" } }] }) // ["a", "b"]
 */
export function galleryVideoUrls(car: CarPart<"video_url" | "external_video_url" | "videos">): string[] {
  const first = [car.video_url, car.external_video_url].find(hasText);
  return [
    ...new Set([first, ...(car.videos ?? []).map(({ video }) => video.url)].filter(hasText).map((url) => url.trim())),
  ];
}
