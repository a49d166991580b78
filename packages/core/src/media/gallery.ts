/** Thumbnails appear with more than this many pictures (S1 §9). */
export const thumbnailsMoreThan = 3;

/** Position of a video among the pictures of a gallery (S1 §9). */
export type VideoPosition = "start" | "second" | "middle" | "end";

/**
 * Puts a video among the pictures: at the start, second (the default), in the middle or at the end (S1 §9). Second in
 * an empty gallery is first.
 *
 * @example
 * insertVideo(["a", "b", "c", "d"], "video", "middle") // ["a", "b", "video", "c", "d"]
 */
export function insertVideo<Item>(items: readonly Item[], video: Item, position: VideoPosition = "second"): Item[] {
  const index = { start: 0, second: 1, middle: Math.floor(items.length / 2), end: items.length }[position];
  return items.toSpliced(Math.min(index, items.length), 0, video);
}

/** Whether thumbnails appear under a gallery of so many pictures. */
export function showsThumbnails(count: number): boolean {
  return count > thumbnailsMoreThan;
}
