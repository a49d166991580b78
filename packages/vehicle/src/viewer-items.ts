import { galleryVideoUrls, insertVideo } from "@forecourt/core";
import type { VideoPosition } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";

/** What a viewer needs to know of a car. */
export type ViewedCar = Pick<
  Car,
  | "name"
  | "images"
  | "primary_image_url"
  | "spin_images"
  | "spin_code"
  | "spin_interior_image"
  | "walkaround_videos"
  | "video_url"
  | "external_video_url"
  | "videos"
  | "hotspots"
>;

/** One thing in the gallery: a picture, or the car's video with the picture that stands for it until it plays. */
export type GalleryItem =
  | { kind: "picture"; source: string; number: number }
  | { kind: "video"; source: string; poster: string | undefined };

/** A car's pictures, with its videos where the site wants it (S1 §9). */
export function galleryItems(car: ViewedCar, videoPosition: VideoPosition): GalleryItem[] {
  const sources =
    car.images.length > 0
      ? car.images.map((entry) => entry.image.url)
      : car.primary_image_url
        ? [car.primary_image_url]
        : [];
  const pictures = sources.map((source, index): GalleryItem => ({ kind: "picture", source, number: index + 1 }));
  const videos = galleryVideoUrls(car).map((source): GalleryItem => ({ kind: "video", source, poster: sources[0] }));
  return videos.length === 0
    ? pictures
    : insertVideo<readonly GalleryItem[]>(
        pictures.map((picture) => [picture]),
        videos,
        videoPosition,
      ).flat();
}
