let isHydrated = false;

/** Whether React has hydrated the page from the server. Pages opened later are rendered in the browser. */
export const isPageHydrated = (): boolean => isHydrated;

/** Records that React has hydrated the page. */
export function markPageHydrated(): void {
  isHydrated = true;
}
