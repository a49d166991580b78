/**
 * The page numbers to offer: first, last, the current page and its neighbours; `undefined` stands for a gap of two or
 * more. Always the same length once there are seven pages or more, so the bar does not move from page to page.
 *
 * @param page current page, from 1
 * @param pageCount number of pages
 * @example
 * pageWindow(5, 20); // [1, undefined, 4, 5, 6, undefined, 20]
 * pageWindow(2, 20); // [1, 2, 3, 4, 5, undefined, 20]
 */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  const run = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pageCount <= 7) return run(1, pageCount);
  if (page <= 4) return [...run(1, 5), undefined, pageCount];
  if (page >= pageCount - 3) return [1, undefined, ...run(pageCount - 4, pageCount)];
  return [1, undefined, page - 1, page, page + 1, undefined, pageCount];
}
