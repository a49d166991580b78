import { AsyncLocalStorage } from "node:async_hooks";

/** A page that misses something is made again after so long, in milliseconds. */
const incompleteLifeMs = 10_000;

/** The page that the code at hand is rendering. */
const currentPage = new AsyncLocalStorage<{ missesSomething: boolean }>();

/** Says that something did not answer that the page under way asked for; outside a page it says nothing. */
export function noteMissingPart(): void {
  const page = currentPage.getStore();
  if (page) page.missesSomething = true;
}

/**
 * Renders a page. One that was made while something that it asked for did not answer ({@link noteMissingPart}), such as a car's page without cars
 * like it, is valid for ten seconds: what was missing would otherwise be missing until the stock moves.
 */
export async function renderNoting(render: () => Promise<Response>, now: () => number = Date.now): Promise<Response> {
  const page = { missesSomething: false };
  const response = await currentPage.run(page, render);
  if (page.missesSomething) {
    const until = Math.min(
      Number(response.headers.get("x-valid-until") ?? Number.POSITIVE_INFINITY),
      now() + incompleteLifeMs,
    );
    response.headers.set("x-valid-until", String(until));
  }
  return response;
}
