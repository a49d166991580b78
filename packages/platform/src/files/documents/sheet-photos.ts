const gap = 6;
/** Width to height of each of three. */
const ratio = 5 / 3;

/** One picture across the page, or a large one with two beside it. */
export function drawPhotos(doc: PDFKit.PDFDocument, photos: readonly Buffer[], left: number, width: number): void {
  const [first, second, third] = photos;
  if (!first) return;
  const top = doc.y;
  if (!second || !third) {
    doc.image(first, left, top, { width, height: 0.4 * width });
    doc.y = top + 0.4 * width + 10;
    return;
  }
  // The small ones are as high together as the large one.
  const small = (width - gap - ratio * gap) / 3;
  const large = width - gap - small;
  const height = large / ratio;
  doc.image(first, left, top, { width: large, height });
  const smallHeight = (height - gap) / 2;
  doc.image(second, left + large + gap, top, { width: small, height: smallHeight });
  doc.image(third, left + large + gap, top + smallHeight + gap, { width: small, height: smallHeight });
  doc.y = top + height + 10;
}
