import { displayPrice, displayPriceText, isMaskedPhone, isSold, keySpecs, priceTypeLabel, siteCurrency, siteLocale, soldText, wasPrice, formatMoney } from "@forecourt/core";
import type { Car, Location, Site } from "@forecourt/core/schemas";

/** What stands on the paper of a car, in the order it stands there; every text is final. */
export interface CarSheet {
  title: string;
  price: string;
  /** What the price includes, in the words of the law (legal-display.md); the was-price. */
  priceNotes: string[];
  specs: { label: string; value: string }[];
  features: string[];
  comments: string | undefined;
  dealer: { name: string; lines: string[] };
  url: string;
  disclaimers: string[];
}

const mostFeatures = 60;
const mostComments = 900;

/** The words on the paper of a car (S1 §2, §7; legal-display.md). A number that pages show masked stays off it (decisions.md row 49). */
export function carSheet(car: Car, { site, place, origin, now }: { site: Site; place: Location | undefined; origin: string; now: Date }): CarSheet {
  const locale = siteLocale(site);
  const money = { locale, currency: siteCurrency(site) };
  const shown = displayPrice(car);
  const was = wasPrice(car);
  const label = shown.kind === "offer" || shown.kind === "price" ? priceTypeLabel(car) : undefined;
  const { dealer } = site;
  const licence = place?.dealer_license_number ?? dealer.licenceNumber;
  const phone = place?.contact_detail.phone ?? dealer.phone;
  const address = place && [place.address.street, place.address.city, `${place.address.state} ${place.address.postcode}`].join(", ");
  const printed = new Intl.DateTimeFormat(locale, { timeZone: site.timeZone, day: "numeric", month: "long", year: "numeric" }).format(now);
  return {
    title: car.name,
    price: isSold(car) ? soldText : displayPriceText(shown, money),
    priceNotes: isSold(car) ? [] : [label, was === undefined ? undefined : `Was ${formatMoney(was, money)}`].filter((note) => note !== undefined),
    specs: keySpecs(car, { locale, timeZone: site.timeZone, now, hideVin: site.vehiclePage.hideVin, ...(site.vehiclePage.showUnregistered ? { showUnregistered: true } : {}) }).map(({ label: name, value }) => ({ label: name, value })),
    features: car.standardEquipment.slice(0, mostFeatures),
    comments: car.dealercomments ? shortened(car.dealercomments) : undefined,
    dealer: {
      name: site.name,
      lines: [
        dealer.legalName === site.name ? undefined : dealer.legalName,
        licence ? `${site.country === "NZ" ? "Motor vehicle trader" : "Motor dealer licence"} ${licence}` : undefined,
        address,
        isMaskedPhone(phone) ? undefined : `Phone ${phone}`,
      ].filter((line) => line !== undefined),
    },
    url: `${origin}${car.path}`,
    disclaimers: [
      `Printed on ${printed}. The car may be sold and its price may have changed since: the page at the address above is what counts.`,
      ...(site.country === "NZ" ? [] : ["Confirm the price and what it includes with the dealer before you buy."]),
    ],
  };
}

function shortened(text: string): string {
  const plain = text.replace(/<\/?(?:p|br|div|li|ul|ol|h\d|tr|td)\b[^>]*>/gi, " ").replace(/<[^>]*>/g, "").replace(/\s+/g, " ").trim();
  return plain.length <= mostComments ? plain : `${plain.slice(0, mostComments).replace(/\s\S*$/, "")}…`;
}
