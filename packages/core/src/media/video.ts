import { trimmed } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";

/** Addresses at which video services serve their frames (S1 §5). */
export const videoEmbedBases: readonly string[] = [
  "https://www.youtube.com/embed/",
  "https://www.youtube-nocookie.com/embed/",
  "https://player.vimeo.com/video/",
];

/**
 * How a video is shown: an address that starts with a video service's embed address in a frame, any other in a video
 * element (S1 §5).
 *
 * @example
 * videoKind("https://www.youtube.com/embed/abc") // "frame"
 * videoKind("https://cdn.example/walkaround.mp4") // "element"
 */
export function videoKind(url: string): "frame" | "element" {
  return videoEmbedBases.some((base) => url.startsWith(base)) ? "frame" : "element";
}

/** Address of the first walkaround video, when it is not blank (S2 §3). */
export function firstWalkaroundUrl(car: CarPart<"walkaround_videos">): string | undefined {
  return trimmed(car.walkaround_videos?.[0]?.video.url);
}
