const megabyte = 1024 * 1024;

/** By itself: what only knows where the form is does not pay for the other limits. */
export const tradeInFormBytes = 32 * megabyte;

/** Limits of a shopper's photos of their own car. */
export const tradeInPhotoLimits = {
  /** Photos of one valuation. */
  maxPhotos: 8,
  /** Bytes of one photo as it is sent. */
  maxBytes: 8 * megabyte,
  /** Bytes of all photos of a form that a browser without JavaScript sends at once. */
  maxFormBytes: tradeInFormBytes,
  /** Pixels of one photo as it is sent: a file of a few kB can say that it has thousands of millions. */
  maxPixels: 60_000_000,
  /** Longest edge of what is stored, in px. */
  storedEdge: 1600,
} as const;

/** File types that the photo field offers. Phones that take HEIC convert to one of these. */
export const tradeInPhotoTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Texts beside the photo field. */
export const tradeInPhotoTexts = {
  help: "Optional, up to 8 photos: each side, the inside if it has one, and any damage. JPEG, PNG or WebP, up to 8 MB each.",
  type: "We cannot read this photo. Choose a JPEG, PNG or WebP file.",
  heic: "This is an iPhone photo in HEIC, which we cannot read. Choose it on the iPhone itself, which turns it into a JPEG, or save it as a JPEG first.",
  bytes: "This photo is larger than 8 MB. Choose a smaller one.",
  pixels: "This photo has too many pixels. Choose a smaller one.",
  count: "A valuation takes up to 8 photos. Remove one before you add another.",
  unsent: "This photo was not sent. Please try again.",
} as const;
