import { AsyncLocalStorage } from "node:async_hooks";

/** The page that the code at hand is rendering. */
const currentPage = new AsyncLocalStorage<{ missesSomething: boolean }>();

/** Says that something did not answer that the page under way asked for; outside a page it says nothing. */
export function noteMissingPart(): void {
  const page = currentPage.getStore();
  if (page) page.missesSomething = true;
}

/**
 * Renders a page. One that was made while something that it asked for did not answer ({@link noteMissingPart}), such as a
 * car's page without cars like it, is valid for nobody after those who wait for it: `x-valid-until` says 0.
 */
export async function renderNoting(render: () => Promise<Response>): Promise<Response> {
  const page = { missesSomething: false };
  const response = await currentPage.run(page, render);
  if (page.missesSomething) response.headers.set("x-valid-until", "0");
  return response;
}
