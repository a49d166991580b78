/**
 * Where "Clear Filters" leads from a page on which nothing was set and nothing found: a model's page to its make, every
 * other one to the site's stock, so that it never leads to itself.
 *
 * @param defaultPath the search that the site's stock links lead to
 * @example
 * parentPath("/search/mazda/cx-5", "/search/new-used-and-demo-cars") // "/search/mazda"
 * parentPath("/search/new-cars", "/search/new-used-and-demo-cars") // "/search/new-used-and-demo-cars"
 */
export function parentPath(basePath: string, defaultPath: string): string {
  const parent = basePath.split("/").slice(0, -1).join("/");
  if (/^\/[^/]+\/[^/]+/.test(parent)) return parent;
  return basePath === defaultPath ? "/" : defaultPath;
}
