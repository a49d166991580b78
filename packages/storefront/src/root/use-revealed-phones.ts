import { useEffect } from "react";
import { maskedNumberLinks } from "./masked-number-links.ts";

/**
 * Shows a masked phone number in full when a shopper asks for it (S1 §4, decisions.md rows 49 and 87). A click on a
 * link to `#reveal-phone` fetches the number, shows it wherever the number of the same place stands, and calls it at
 * once on a device that dials. A failure is only logged.
 *
 * Which number is meant is said by `car_id`, `location_id`, `dealership_slug` or `number` (sales, service, or a kind of
 * car) of the link's address, or by `data-car-id`, `data-location-id`, `data-phone` or `data-dealership` of an element
 * around it; without them it is the dealer's.
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
