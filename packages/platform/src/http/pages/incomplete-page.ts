import { AsyncLocalStorage } from "node:async_hooks";

/** The page that the code at hand is rendering. */
const currentPage = new AsyncLocalStorage<{ missesSomething: boolean; carVersions: Map<string, number> }>();

/** Says that something did not answer that the page under way asked for; outside a page it says nothing. */
export function noteMissingPart(): void {
  const page = currentPage.getStore();
  if (page) page.missesSomething = true;
}

/** Says which version of a car the page under way shows; outside a page it says nothing. */
export function noteCarVersion(carId: number, version: number): void {
  currentPage.getStore()?.carVersions.set(String(carId), version);
}

/**
 * Renders a page. One about a car (`x-car`) says which version of it was read for it in `x-car-version`. One that was made while something that it asked for did not answer ({@link noteMissingPart}), such as a
 * car's page without cars like it, is valid for nobody after those who wait for it: `x-valid-until` says 0.
 */
export async function renderNoting(render: () => Promise<Response>): Promise<Response> {
  const page = { missesSomething: false, carVersions: new Map<string, number>() };
  const response = await currentPage.run(page, render);
  const version = page.carVersions.get(response.headers.get("x-car") ?? "");
  if (version !== undefined) response.headers.set("x-car-version", String(version));
  if (page.missesSomething) response.headers.set("x-valid-until", "0");
  return response;
}
