import type { CarViewerProps } from "./car-viewer-props.ts";
import { Gallery } from "./gallery.tsx";
import { GalleryViewer } from "./lazy-gallery-viewer.ts";
import { withPacked } from "./packed-views.ts";
import { galleryItems } from "./viewer-items.ts";

const photosOf = ({ car, settings }: Pick<CarViewerProps, "car" | "settings">) =>
  galleryItems(withPacked(car, settings.packed), settings.videoPosition);

/** The photos of a car that has no other views. */
export const Photos = ({ car, settings, look = "beside" }: CarViewerProps) => (
  <Gallery name={car.name} items={photosOf({ car, settings })} look={look} shown={settings.photosShown} first />
);

/** A photo in full screen; an index beyond the last opens nothing. */
export function FullScreenPhoto({
  car,
  settings,
  offer,
  startAt,
  onClose,
}: CarViewerProps & { startAt: number; onClose: () => void }) {
  const items = photosOf({ car, settings });
  return (
    startAt < items.length && (
      <GalleryViewer name={car.name} items={items} offer={offer} startAt={startAt} onClose={onClose} />
    )
  );
}
