import type { CarViewerProps } from "./car-viewer-props.ts";
import { Gallery } from "./gallery.tsx";
import { GalleryViewer } from "./lazy-gallery-viewer.ts";
import { galleryItems } from "./viewer-items.ts";

/** The photos of a car that has no other views. */
export const Photos = ({ car, settings, look = "beside" }: CarViewerProps) => (
  <Gallery name={car.name} items={galleryItems(car, settings.videoPosition)} look={look} first />
);

/** One of them full screen; an address beyond the last opens nothing. */
export function FullScreenPhoto({
  car,
  settings,
  offer,
  startAt,
  onClose,
}: CarViewerProps & { startAt: number; onClose: () => void }) {
  const items = galleryItems(car, settings.videoPosition);
  return (
    startAt < items.length && (
      <GalleryViewer name={car.name} items={items} offer={offer} startAt={startAt} onClose={onClose} />
    )
  );
}
