/**
 * Address of a page of a directory.
 *
 * @example
 * directoryUrl("/brands", { query: "maz", page: 2 }) // "/brands?query=maz&page=2"
 */
export function directoryUrl(path: string, { query, page }: { query: string; page: number }): string {
  const params = new URLSearchParams({
    ...(query === "" ? {} : { query }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return params === "" ? path : `${path}?${params}`;
}
