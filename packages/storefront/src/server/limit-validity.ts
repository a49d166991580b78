/**
 * Lets a page be kept no longer than menu and footer are right: until then, or until what the page itself says changes.
 *
 * @param frameChanges when menu and footer say another thing; null where they say nothing that changes
 */
export function limitValidity(page: Response, frameChanges: Date | null): Response {
  if (frameChanges === null) return page;
  const own = Number(page.headers.get("x-valid-until") ?? Number.POSITIVE_INFINITY);
  page.headers.set("x-valid-until", String(Math.min(own, frameChanges.getTime())));
  return page;
}
