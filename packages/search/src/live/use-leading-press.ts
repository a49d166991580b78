import type { SearchQuery } from "@forecourt/core";
import { useEffect } from "react";

/**
 * Shows the search of a pressed filter in the task of its click; the address follows after the paint. `data-shown` on
 * the link tells the navigation (useSoftNavigation of storefront), which removes it. A press that is no navigation
 * leaves it, and changes nothing.
 *
 * @param lead shows a search before its address; undefined where nothing does
 * @param searchOf the search of an address on this page's path
 */
export function useLeadingPress(
  lead: ((search: SearchQuery) => void) | undefined,
  searchOf: (params: URLSearchParams) => SearchQuery,
): void {
  useEffect(() => {
    if (!lead) return;
    let pressed: { link: HTMLAnchorElement; search: SearchQuery } | undefined;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-keep-scroll]") : null;
      if (!link || link.pathname !== location.pathname || link.hash !== "" || link.search === location.search) return;
      link.dataset["shown"] = "";
      pressed = { link, search: searchOf(new URLSearchParams(link.search)) };
    };
    // The last to hear it: what is shown may give the link another address.
    const onHeard = () => {
      const { link, search } = pressed ?? {};
      pressed = undefined;
      if (!link || !search) return;
      if ("shown" in link.dataset) delete link.dataset["shown"];
      else lead(search);
    };
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("click", onHeard);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("click", onHeard);
    };
  }, [lead, searchOf]);
}
