/**
 * Whether a text is a key of the image endpoint: plain names, no `.` or `..` folder, a picture's ending.
 *
 * @example
 * isMediaKey("demo/suv-front.webp") // true
 */
export function isMediaKey(text: string): boolean {
  return (
    text.length <= 300 &&
    /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,6}[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif)$/.test(text)
  );
}
