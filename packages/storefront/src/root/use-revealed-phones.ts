import { useEffect } from "react";

/**
 * Shows the whole of a masked phone number when a shopper asks for it (S1 §4, decisions.md row 49): a click on a link to
 * `#reveal-phone` fetches the number, puts it into every place that shows the same masked one, and calls it from then on.
 * `data-car-id`, `data-location-id` or `data-phone` (sales, service) of the link, or of what it stands in, say which number is
 * meant; without them the dealer's. A failure is only warned of.
 */
export function useRevealedPhones(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
      if (!link) return;
      event.preventDefault();
      void revealNumber(link).then((isShown) => isShown && link.focus());
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}

const selector = 'a[href^="#reveal-phone"]';

/**
 * Asks for the number of a link to `#reveal-phone` and shows it wherever the page shows the same one.
 *
 * @returns whether it shows
 */
export async function revealNumber(link: HTMLAnchorElement): Promise<boolean> {
  const masked = /[\d+(][\d ()•+-]*•/.exec(link.textContent)?.[0];
  const { revealPhone } = await import("@forecourt/api/reveal-phone");
  const revealed = await revealPhone(whichNumber(link));
  if (!revealed) return false;
  const same = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter((other) => other === link || (masked !== undefined && other.textContent.includes(masked)));
  for (const other of same) {
    // A link that sends a text opens the messages instead (S1 §2 "sms:").
    other.href = "textMessage" in other.dataset ? revealed.href.replace(/^tel:/, "sms:") : revealed.href;
    const texts = document.createTreeWalker(other, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) if (masked !== undefined) text.nodeValue = text.nodeValue?.replace(masked, revealed.phone) ?? null;
  }
  return true;
}

function whichNumber(link: HTMLAnchorElement): { car_id?: string; location_id?: string; number?: "sales" | "service" } {
  // A menu's link says it itself: `#reveal-phone?location_id=2`.
  const asked = new URLSearchParams(link.hash.split("?")[1]);
  const own = asked.get("location_id");
  if (own !== null) return { location_id: own };
  const named = asked.get("number");
  if (named === "sales" || named === "service") return { number: named };
  const holder = link.closest<HTMLElement>("[data-car-id], [data-location-id], [data-phone]");
  const { carId, locationId, phone } = holder?.dataset ?? {};
  if (carId !== undefined) return { car_id: carId };
  if (locationId !== undefined) return { location_id: locationId };
  return phone === "sales" || phone === "service" ? { number: phone } : {};
}
