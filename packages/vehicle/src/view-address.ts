import type { ViewerMode } from "@forecourt/core";
import { photoAt } from "./use-viewer-address.ts";
import type { ShownPhoto } from "./use-viewer-address.ts";

/** What the viewer shows full screen: an entry of the gallery, or another way of looking at the car. */
export type FullScreen = ShownPhoto | { mode: Exclude<ViewerMode, "gallery"> };

/** Address that opens another way of looking at the car full screen. */
export const viewHref = (mode: ViewerMode): string => `#view-${mode}`;

/**
 * What an address (`#photo-3`, `#view-spinner`) opens full screen.
 *
 * @param count number of entries of the gallery; an address beyond them opens nothing
 * @param modes what the car has; an address of another opens nothing
 */
export function fullScreenAt(hash: string, count: number, modes: readonly ViewerMode[]): FullScreen | undefined {
  const photo = photoAt(hash);
  if (photo) return photo.index < count ? photo : undefined;
  const mode = modes.find((each) => hash === viewHref(each));
  return mode === undefined || mode === "gallery" ? undefined : { mode };
}
