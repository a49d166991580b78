import type { RootData } from "./root/root-data.ts";
import { useRootData } from "./use-root-data.ts";

/**
 * The site of the page, for components of routes. Throws outside a storefront's root.
 *
 * @example
 * const { site } = useSite();
 */
export function useSite(): RootData {
  const data = useRootData();
  if (!data)
    throw new Error(
      "[storefront] There is no site here: the root route's loader did not run. Export rootLoader(...) as `loader` from app/root.tsx.",
    );
  return data;
}
