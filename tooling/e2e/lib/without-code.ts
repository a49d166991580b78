import type { Shopper } from "./walk.ts";

/**
 * Keeps back a page's code until the function that it gives is called. The root element has the id `ready` once the
 * page listens.
 */
export async function withoutCode({ page }: Shopper): Promise<() => void> {
  const comes = Promise.withResolvers<void>();
  await page.route(/\/_t\/.*\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.addInitScript(() => addEventListener("forecourt:ready", () => (document.documentElement.id = "ready")));
  return comes.resolve;
}
