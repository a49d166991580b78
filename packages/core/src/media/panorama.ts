/** Width to height of a picture that shows all round; a narrower or wider one is a part of it. */
const allRound = 2;
const tolerance = 0.02;

/** Whether an interior picture (S1 §4) shows all round, so that it can be turned without end. */
export function isFullPanorama(widthPx: number, heightPx: number): boolean {
  return Math.abs(widthPx / heightPx - allRound) <= tolerance;
}

/**
 * How far an interior picture (S1 §4) is moved to the left after a step: without end when it shows all round, else from
 * edge to edge.
 *
 * @param leftPx how far it is moved now
 * @param stepPx how far to go, to the right of the picture when positive
 * @example
 * panoramaOffsetPx({ leftPx: 900, stepPx: 200, pictureWidthPx: 1600, viewWidthPx: 640, endless: false }) // 960
 * panoramaOffsetPx({ leftPx: 1500, stepPx: 200, pictureWidthPx: 1600, viewWidthPx: 640, endless: true }) // 100
 */
export function panoramaOffsetPx({
  leftPx,
  stepPx,
  pictureWidthPx,
  viewWidthPx,
  endless,
}: {
  leftPx: number;
  stepPx: number;
  pictureWidthPx: number;
  viewWidthPx: number;
  endless: boolean;
}): number {
  const wanted = leftPx + stepPx;
  if (endless) return ((wanted % pictureWidthPx) + pictureWidthPx) % pictureWidthPx;
  return Math.min(Math.max(0, pictureWidthPx - viewWidthPx), Math.max(0, wanted));
}
