/** What a bundler says of how a module is served. */
type Served = ImportMeta & { hot?: unknown; env?: { MODE?: string } };

/**
 * Has a part whose code waits styled under Vite's development server: there, styles come with code, and React Router
 * takes the sheet of the first paint away when a page is live. A build leaves this out; on a built site a page has the
 * rules that it uses.
 */
export function stylesUnderDevelopment(load: () => Promise<unknown>): void {
  if (
    typeof window !== "undefined" &&
    (import.meta as Served).hot &&
    (import.meta as Served).env?.MODE === "development"
  )
    load().catch(() => {});
}
