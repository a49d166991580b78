/** Widths in which pictures are served, in px. A fixed list, so that nobody can fill the disk with sizes. */
export const imageWidths = [96, 160, 320, 480, 640, 800, 960, 1280, 1600] as const;

/** Formats in which pictures are served. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
/** A format in which pictures are served. */
export type ImageFormat = (typeof imageFormats)[number];

/**
 * Reads `/img/{width}/{key}`: undefined for another path, a width that is not served, or a key that is no plain path of
 * a picture file.
 *
 * @example
 * parseImagePath("/img/640/demo/suv-front-b01f24.webp") // { width: 640, key: "demo/suv-front-b01f24.webp" }
 * parseImagePath("/img/640/../secrets.png") // undefined
 */
export function parseImagePath(path: string): { width: number; key: string } | undefined {
  const match =
    /^\/img\/(\d{2,4})\/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,6}[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif))$/.exec(
      path,
    );
  const width = imageWidths.find((known) => String(known) === match?.[1]);
  return match?.[2] !== undefined && width !== undefined && match[2].length <= 300
    ? { width, key: match[2] }
    : undefined;
}

/**
 * The format a client takes, by its `Accept` header; JPEG for those that name neither AVIF nor WebP.
 *
 * @example
 * imageFormat("image/avif,image/webp,*\/*") // "avif"
 */
export function imageFormat(accept: string | null): ImageFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}
