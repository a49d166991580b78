/** The library of pictures, which takes a tenth of a second to load: it comes with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Two pictures at a time, one thread each: pictures must not take the processor from the pages.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
