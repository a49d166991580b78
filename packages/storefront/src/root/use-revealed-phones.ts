import { useEffect } from "react";
import { maskedNumberLinks } from "./masked-number-links.ts";

/**
 * Shows the whole of a masked phone number when a shopper asks for it (S1 §4, decisions.md rows 49 and 87): a click on a link
 * to `#reveal-phone` fetches the number, shows it wherever the number of the same place stands, and on a device that dials
 * calls it at once. `car_id`, `location_id`, `dealership_slug` or `number` (sales, service, or a kind of car) of the link's address, or
 * `data-car-id`, `data-location-id`, `data-phone` or `data-dealership` of what it stands in, say which number is meant; without them the dealer's. A failure is
 * only warned of.
 *
 * @param site slug of the site, which the log of the platform names
 */
export function useRevealedPhones(site: string): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(maskedNumberLinks) : null;
      if (!link) return;
      event.preventDefault();
      void showNumber(link, site);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [site]);
}

/** The code comes with the first number that is asked for. */
async function showNumber(link: HTMLAnchorElement, site: string): Promise<void> {
  const { revealNumber } = await import("./reveal-number.ts");
  if (!(await revealNumber(link, site))) return;
  link.focus();
  // Whoever holds a phone pressed it to call.
  if (matchMedia("(pointer: coarse)").matches) link.click();
}
