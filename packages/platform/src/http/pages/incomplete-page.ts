import { AsyncLocalStorage } from "node:async_hooks";

/** The page that the running code renders. */
const currentPage = new AsyncLocalStorage<{ missesSomething: boolean; carVersions: Map<string, number> }>();

/** Records that the page being rendered lacks a part, because something did not answer; does nothing outside a page. */
export function noteMissingPart(): void {
  const page = currentPage.getStore();
  if (page) page.missesSomething = true;
}

/** Records which version of a car the page being rendered shows; does nothing outside a page. */
export function noteCarVersion(carId: number, version: number): void {
  currentPage.getStore()?.carVersions.set(String(carId), version);
}

/**
 * Renders a page and records in its headers what the page cache must know:
 *
 * - `x-car-version`: the version of the car that a page about a car (`x-car`) was made from.
 * - `x-valid-until: 0`: the page lacks a part ({@link noteMissingPart}), such as similar cars, so only those who
 *   already wait for it get it.
 */
export async function renderRecordingGaps(render: () => Promise<Response>): Promise<Response> {
  const page = { missesSomething: false, carVersions: new Map<string, number>() };
  const response = await currentPage.run(page, render);
  const version = page.carVersions.get(response.headers.get("x-car") ?? "");
  if (version !== undefined) response.headers.set("x-car-version", String(version));
  if (page.missesSomething) response.headers.set("x-valid-until", "0");
  return response;
}
