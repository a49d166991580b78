const widths = [480, 640, 800, 960] as const;

/**
 * The width in which the frames of a spin are fetched: as wide as the stage is on this screen, at most 960 px, as there
 * are many of them.
 *
 * @example
 * frameWidth(375, 2) // 800
 */
export function frameWidth(stageWidthPx: number, pixelRatio: number): number {
  const wanted = stageWidthPx * Math.min(2, pixelRatio);
  return widths.find((width) => width >= wanted) ?? 960;
}
