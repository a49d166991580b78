import type { GalleryItem } from "./viewer-items.ts";

/** What stands with a picture of the gallery, in whichever part of the page it is. */
export interface PhotoTexts {
  source: string | undefined;
  alt: string;
  /** Effect of a press on it. */
  label: string;
}

/**
 * Picture and texts of an item of the gallery: its photo, or the still of its video.
 *
 * @example
 * photoTexts({ kind: "picture", source: "/a.jpg", number: 1 }, { name: "2021 Mazda CX-5", index: 0, count: 12 }).label // "Open photo 1 of 12 full screen"
 */
export function photoTexts(
  item: GalleryItem,
  { name, index, count }: { name: string; index: number; count: number },
): PhotoTexts {
  return item.kind === "video"
    ? { source: item.poster, alt: `${name}, video`, label: "Open the video full screen" }
    : {
        source: item.source,
        alt: `${name}, photo ${item.number}`,
        label: `Open photo ${index + 1} of ${count} full screen`,
      };
}
