import type { Page } from "playwright-core";

/**
 * Paths of the pages that a template registers, whether a menu or the sitemap has them or not, without those whose path
 * has a parameter and those that the site has turned off. React Router's list of routes, which the page loads with its
 * scripts, has them all.
 *
 * @param page a page of the site, whose scripts may still wait for a sign of a shopper
 * @example
 * await registeredPages(page) // ["/", "/brands", "/compare", "/our-story"]
 */
export async function registeredPages(page: Page): Promise<string[]> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => "__reactRouterManifest" in globalThis);
  return page.evaluate(async () => {
    const { __reactRouterManifest } = globalThis as unknown as {
      __reactRouterManifest: { routes: Readonly<Record<string, { path?: string; parentId?: string }>> };
    };
    const { routes } = __reactRouterManifest;
    const pathOf = (id: string | undefined): string => {
      const route = id === undefined ? undefined : routes[id];
      return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
    };
    const paths = Object.keys(routes)
      .map((id) => `/${pathOf(id).split("/").filter(Boolean).join("/")}`)
      .filter((path) => !/[:*]/.test(path));
    const answering = async (path: string) => {
      const { status, redirected } = await fetch(path);
      return status === 404 || redirected ? [] : [path];
    };
    return (await Promise.all([...new Set(paths)].map(answering))).flat();
  });
}
