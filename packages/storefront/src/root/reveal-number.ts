import type { RevealPhoneInput } from "@forecourt/api";
import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { whenHydrated } from "@forecourt/ui-kit/lazy-part";
import { maskedNumberLinks } from "./masked-number-links.ts";

const maskedNumber = /[\d+(][\d ()•+-]*•[\d ()•+-]*/;

/**
 * Asks for the number of a link to `#reveal-phone` and shows it wherever the page shows the number of the same place.
 *
 * @param site slug of the site
 * @returns whether it shows
 */
export async function revealNumber(link: HTMLAnchorElement, site: string): Promise<boolean> {
  // A second tap would ask twice, and dial twice.
  if (link.hasAttribute("aria-busy")) return false;
  const asked = askedNumber(link);
  link.setAttribute("aria-busy", "true");
  const revealed = await fetchEndpoint("POST /api/reveal-phone", {
    ...asked,
    ...dealershipOf(link),
    website_id: site,
  }).catch((error: unknown) => console.warn("[storefront] The phone number was not revealed.", error));
  link.removeAttribute("aria-busy");
  if (!revealed) return false;
  for (const other of document.querySelectorAll<HTMLAnchorElement>(maskedNumberLinks)) {
    const key = keyOf(askedNumber(other));
    if (other === link || key === keyOf(asked) || key === revealed.of) whenHydrated(other, () => show(other, revealed));
  }
  return true;
}

function show(link: HTMLAnchorElement, { phone, href }: { phone: string; href: string }): void {
  const isText = "textMessage" in link.dataset;
  // A link that sends a text opens the messages instead (S1 §2 "sms:").
  link.href = isText ? href.replace(/^tel:/, "sms:") : href;
  if (link.dataset["part"] === "phone") link.dataset["state"] = "shown";
  let isNamed = false;
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!maskedNumber.test(text.nodeValue ?? "")) continue;
    text.nodeValue = text.nodeValue?.replace(maskedNumber, phone) ?? null;
    isNamed = true;
  }
  // A button that reads "Call" alone says the number, too: on a desk somebody dials it by hand.
  if (!isNamed && !isText) link.append(` ${phone}`);
  const label = link.getAttribute("aria-label");
  if (label !== null && !isText) link.setAttribute("aria-label", `${label}, ${phone}`);
}

type AskedNumber = Pick<RevealPhoneInput, "car_id" | "location_id" | "dealership_slug" | "number">;

/**
 * Names the number of a place, so that a link finds those like it; `location:2` and `dealer` as the platform names
 * them.
 */
function keyOf({
  car_id: car,
  location_id: location,
  dealership_slug: dealership,
  number = "dealer",
}: AskedNumber): string {
  if (car !== undefined) return `car:${car}`;
  if (location !== undefined) return `location:${location}`;
  if (dealership !== undefined) return `dealership:${dealership}`;
  return number === "new" || number === "demo" || number === "used" ? `car_type:${number}` : number;
}

function askedNumber(link: HTMLAnchorElement): AskedNumber {
  // A link may say it itself: `#reveal-phone?location_id=2`.
  const asked = new URLSearchParams(link.hash.split("?")[1]);
  const [car, location, named] = [asked.get("car_id"), asked.get("location_id"), asked.get("number")];
  if (car !== null) return { car_id: car };
  if (location !== null) return { location_id: location };
  const askedDealership = asked.get("dealership_slug");
  if (askedDealership !== null) return { dealership_slug: askedDealership };
  if (isNumber(named)) return { number: named };
  const { carId, locationId, phone, dealership } =
    link.closest<HTMLElement>("[data-car-id], [data-location-id], [data-phone], [data-dealership]")?.dataset ?? {};
  if (carId !== undefined) return { car_id: carId };
  if (locationId !== undefined) return { location_id: locationId };
  if (dealership !== undefined) return { dealership_slug: dealership };
  return isNumber(phone) ? { number: phone } : {};
}

const numbers = ["sales", "service", "new", "demo", "used"] as const;
const isNumber = (name: string | null | undefined): name is (typeof numbers)[number] =>
  numbers.some((known) => known === name);

/** The dealership that a number belongs to, for the log (S1 §7). */
function dealershipOf(link: HTMLAnchorElement): Pick<RevealPhoneInput, "dealership_id"> {
  const { dealershipId } = link.closest<HTMLElement>("[data-dealership-id]")?.dataset ?? {};
  return dealershipId === undefined ? {} : { dealership_id: dealershipId };
}
