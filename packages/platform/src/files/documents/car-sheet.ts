import {
  contactPhone,
  attributeChips,
  countries,
  displayPrice,
  displayPriceText,
  formatMoney,
  hasComingSoonChip,
  hasPreorderChip,
  hasReservedChip,
  isMaskedPhone,
  isSold,
  keySpecs,
  priceNote,
  priceTypeLabel,
  siteLocale,
  siteMoney,
  soldText,
  specGroups,
  vehicleKind,
  wasPrice,
  addressLine,
} from "@forecourt/core";
import type { ComparisonText } from "@forecourt/core";
import { energyLabel, statutoryWarranty, statutoryWarrantyText } from "@forecourt/core/schemas";
import type { Car, EnergyLabel, Location, Site } from "@forecourt/core/schemas";

/** What stands on the paper of a car, in the order it stands there; every text is final. */
export interface CarSheet {
  title: string;
  price: string;
  /** The price type and the was-price, and whether the car is ordered, reserved or still to come. */
  priceNotes: string[];
  /** What the price includes, in the words of the law (legal-display.md). */
  priceBasis: string | undefined;
  /** At a glance: condition, transmission, odometer, fuel, body. */
  facts: SheetLine[];
  specs: SheetLine[];
  /** @default "Key information" */
  specsTitle?: string;
  /** Columns of the specifications. @default 2 */
  specsColumns?: 1 | 2;
  /** How the price compares; on the report of it alone. */
  comparison: SheetComparison | undefined;
  /** The energy label, where the country wants one beside every listing. */
  energy?: EnergyLabel | undefined;
  features: string[];
  comments: string | undefined;
  dealer: { name: string; lines: string[] };
  url: string;
  disclaimers: string[];
  /** The dealer's colour, `#rrggbb`. */
  accent: string | undefined;
}

/** How a price compares, in words: see `comparisonText` of core. */
export interface SheetComparison extends ComparisonText {
  /** "Good Deal", "Great Deal", or the site's neutral word. */
  wording: string;
}

/** What something is and its value. */
export interface SheetLine {
  label: string;
  value: string;
}

const maxFeatures = 60;
const maxComments = 900;
const factNames = { condition: "Condition", transmission: "Transmission", odometer: "Odometer", fuel: "Fuel type" };

/**
 * The words on the paper of a car (S1 §2, §7; legal-display.md). A number that pages show masked stays off it
 * (decisions.md row 49).
 */
export function carSheet(
  car: Car,
  {
    site,
    place,
    origin,
    now,
    comparison,
  }: {
    site: Site;
    place: Location | undefined;
    origin: string;
    now: Date;
    comparison?: SheetComparison | undefined;
  },
): CarSheet {
  const country = countries[site.country];
  const money = siteMoney(site);
  const { locale } = money;
  const shown = displayPrice(car);
  const was = wasPrice(car);
  const label = shown.kind === "offer" || shown.kind === "price" ? priceTypeLabel(car) : undefined;
  const { dealer } = site;
  const licence = place?.dealer_license_number ?? dealer.licenceNumber;
  const { phone } = contactPhone(site, { car });
  const address = place && addressLine(place.address);
  const body = car.simple_body ?? car.body;
  const printed = new Intl.DateTimeFormat(locale, {
    timeZone: site.timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(now);
  return {
    title: car.name,
    price: isSold(car) ? soldText : displayPriceText(shown, money),
    priceNotes: isSold(car)
      ? []
      : [
          label,
          was === undefined ? undefined : `Was ${formatMoney(was, money)}`,
          hasPreorderChip(car) ? "Preorder" : undefined,
          hasReservedChip(car) ? "Reserved" : undefined,
          hasComingSoonChip(car) ? "Coming soon" : undefined,
        ].filter((note) => note !== undefined),
    priceBasis: isSold(car) ? undefined : priceNote(car, { country: site.country, notes: site.price.notes }),
    facts: [
      ...attributeChips(car, locale).map(({ key, label: value }) => ({ label: factNames[key], value })),
      ...(body ? [{ label: "Body", value: body }] : []),
    ],
    specs: sheetSpecs(car, site, now),
    comparison,
    energy: energyLabel(car, { country: site.country, money }),
    features: car.standardEquipment.slice(0, maxFeatures),
    comments: car.dealercomments && site.vehiclePage.dealerComments ? shortened(car.dealercomments) : undefined,
    dealer: {
      name: site.name,
      lines: [
        dealer.legalName === site.name ? undefined : dealer.legalName,
        licence ? `${country.dealer.licenceLabel} ${licence}` : undefined,
        address,
        isMaskedPhone(phone) ? undefined : `Phone ${phone}`,
      ].filter((line) => line !== undefined),
    },
    url: `${origin}${car.path}`,
    disclaimers: [
      ...warrantyOf(car, site, place, now),
      `Printed on ${printed}. The car may be sold and its price may have changed since: the page at the address above is what counts.`,
      ...(country.price.isAlwaysTotal
        ? []
        : ["Confirm the price and what it includes with the dealer before you buy."]),
    ],
    accent: site.theme.accent,
  };
}

/**
 * The warranty by the law of the state in which the car stands, as its page says it (legal-display.md "Statutory
 * warranty").
 */
function warrantyOf(car: Car, site: Site, place: Location | undefined, now: Date): string[] {
  const state = place?.address.state;
  if (state === undefined || !site.vehiclePage.statutoryWarranty) return [];
  const warranty = statutoryWarranty(car, { country: site.country, state, now });
  return warranty === undefined ? [] : [statutoryWarrantyText(warranty, { state, locale: siteLocale(site) })];
}

/** Stand in the facts at a glance, or in another line. */
const toldAlready = ["odometer", "transmission", "fuel", "body", "cylinders", "build"];

/**
 * Key information and the specifications of its kind, each line once; those of a caravan or a motorbike stand first.
 */
function sheetSpecs(car: Car, site: Site, now: Date): SheetLine[] {
  const locale = siteLocale(site);
  const { hideVin, showUnregistered } = site.vehiclePage;
  const key = keySpecs(car, {
    locale,
    timeZone: site.timeZone,
    now,
    hideVin,
    ...(showUnregistered ? { showUnregistered } : {}),
  });
  const own = specGroups(car, locale).flatMap(({ specs }) => specs);
  const lines = new Map<string, SheetLine>();
  for (const { key: name, label, value } of ["caravan", "motorbike"].includes(vehicleKind(car))
    ? [...own, ...key]
    : [...key, ...own])
    if (!toldAlready.includes(name) && !lines.has(name)) lines.set(name, { label, value });
  return [...lines.values()];
}

function shortened(text: string): string {
  const plain = text
    .replace(/<\/?(?:p|br|div|li|ul|ol|h\d|tr|td)\b[^>]*>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= maxComments ? plain : `${plain.slice(0, maxComments).replace(/\s\S*$/, "")}…`;
}
