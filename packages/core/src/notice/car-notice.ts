import type { NoticeFact } from "../country/country.ts";
import { countries } from "../country/countries.ts";
import type { Location } from "../entities/location.ts";
import { formatCalendarDay, parseCalendarDay } from "../format/calendar-day.ts";
import { formatNumber } from "../format/format-number.ts";
import { isMaskedPhone } from "../location/site-phones.ts";
import { formatMoney } from "../price/format-money.ts";
import { salePrice } from "../price/sale-price.ts";
import type { Site } from "../site/site-document.ts";
import { siteMoney } from "../site/site-locale.ts";
import { noticeDue, missingNoticeFacts } from "./missing-notice-facts.ts";
import type { NoticeCar } from "./missing-notice-facts.ts";

/** A line of a notice. */
export interface CarNoticeLine {
  label: string;
  /** What it says; undefined where nobody knows it yet. */
  value: string | undefined;
}

/** The official notice on a car, every text final. */
export interface CarNotice {
  title: string;
  rule: string;
  intro: string;
  lines: CarNoticeLine[];
  /** Something is lacking: the car is not sold online. */
  isWhole: boolean;
  outro: string;
}

/**
 * The official notice on a car that is for sale, as its country wants it: who sells it, what it costs, what it is, what
 * happened to it and who has a claim on it (legal-display.md "NZ CIN"); undefined where none is due.
 *
 * @param place where the car stands, or the dealer's first place
 * @example
 * carNotice({ car_type: "new" }, { site, place: undefined }) // undefined: a new car carries none
 */
export function carNotice(
  car: NoticeCar,
  { site, place }: { site: Pick<Site, "country" | "locale" | "name" | "dealer">; place: Location | undefined },
): CarNotice | undefined {
  const texts = noticeDue(car, site.country);
  if (!texts) return undefined;
  const money = siteMoney(site);
  const { dealer } = site;
  const lacks = new Set(missingNoticeFacts(car, site.country));
  const phone = place?.contact_detail.phone ?? dealer.phone;
  const day = parseCalendarDay(car.first_registered);
  const yesNo = (flag: boolean | null | undefined) => (flag ? "Yes" : "No");
  const { yes, no } = texts.securityInterest;
  const values: Record<NoticeFact, () => string> = {
    price: () => `${formatMoney(salePrice(car) ?? 0, money)} ${texts.priceBasis}`,
    make: () => `${car.make} ${car.model}`,
    year: () => String(car.year),
    vin: () => String(car.vin),
    odometer: () => `${formatNumber(car.km ?? 0, money.locale)} km`,
    firstRegistered: () => (day ? formatCalendarDay(day, money.locale) : String(car.first_registered)),
    importDamage: () => yesNo(car.import_damage),
    securityInterest: () => (car.security_interest ? yes : no),
  };
  const facts = (Object.keys(values) as NoticeFact[]).map((fact) => ({
    label: texts.facts[fact],
    value: lacks.has(fact) ? undefined : values[fact](),
  }));
  const address = place && [place.address.street, place.address.city, place.address.postcode].join(", ");
  return {
    title: texts.title,
    rule: texts.rule,
    intro: texts.intro,
    lines: [
      {
        label: "Trader",
        value: dealer.legalName === site.name ? dealer.legalName : `${dealer.legalName}, trading as ${site.name}`,
      },
      ...(address === undefined ? [] : [{ label: "Address", value: address }]),
      { label: "Contact", value: [...(isMaskedPhone(phone) ? [] : [phone]), dealer.email].join(", ") },
      {
        label: countries[site.country].dealer.licenceLabel,
        value: place?.dealer_license_number ?? dealer.licenceNumber,
      },
      ...facts,
    ],
    isWhole: lacks.size === 0,
    outro: texts.outro,
  };
}
