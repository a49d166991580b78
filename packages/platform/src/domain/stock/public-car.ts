import { contactPhone, maskCarPhone, quotesEndAt, withProvenWasPrice, withoutEndedQuotes } from "@forecourt/core";
import { noticeDue, withOnlineSale } from "@forecourt/core/schemas";
import type { Car, CarSummary, Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { payableProcessors } from "../payments/chosen-provider.ts";

/**
 * A car as its site shows it: without the VIN where the site hides it (S1 §3), without a phone number that shoppers
 * have to ask for (decisions.md row 49), without a was-price that the site cannot prove (row 62), and without a way to
 * pay online while its official notice lacks something (legal-display.md) or no payment provider of the site takes it.
 * Every answer about whole cars goes through here.
 */
export function publicCar(
  car: Car,
  site: Pick<Site, "vehiclePage" | "phones" | "price" | "country" | "paymentProviders">,
  now: Date,
): Car {
  const shown = withProvenWasPrice(maskCarPhone(withoutEndedQuotes(car, now), site), site.price);
  const payable = payableProcessors(shown.payment_processors, site);
  return withOnlineSale(
    {
      ...shown,
      ...(site.vehiclePage.hideVin ? { vin: null } : {}),
      ...(payable.length === shown.payment_processors.length ? {} : { payment_processors: [...payable] }),
    },
    site.country,
  );
}

/** Cards at hand, over all sites. */
const maxCards = 5000;

const cards = new LRUCache<string, { site: object; card: Readonly<CarSummary>; until: number }>({ max: maxCards });

/**
 * The card of a search hit, as the index keeps it, as its site shows it: without a was-price that the site cannot
 * prove, and with the figures of the shown lender alone, the number that its Call button calls and those that its
 * finance button hands on, where cards have them, and what it may be paid for with, where the site reserves cars, has a
 * provider for it, and its official notice is whole. The same card of the same version of a site is the same object,
 * which nobody changes, until a quote of it ends.
 */
export function publicCard(text: string, site: CardSite, now: Date): Readonly<CarSummary> {
  const known = cards.get(text);
  if (known?.site === site && now.getTime() < known.until) return known.card;
  const card = withoutEndedQuotes(cardFor(text, site), now);
  cards.set(text, { site, card, until: quotesEndAt(card, now)?.getTime() ?? Number.POSITIVE_INFINITY });
  return card;
}

/** What of a site its cards hang on. */
type CardSite = Pick<
  Site,
  | "price"
  | "lenders"
  | "card"
  | "financeEnquiry"
  | "vehiclePage"
  | "phones"
  | "dealer"
  | "locations"
  | "reserve"
  | "country"
  | "paymentProviders"
>;

function cardFor(text: string, site: CardSite): CarSummary {
  const {
    location_id: locationId,
    no_online_sale: refused = [],
    ...card
  } = JSON.parse(text) as CarSummary & {
    before_price_proven?: boolean;
    location_id?: string;
    no_online_sale?: string[];
  };
  const shown: CarSummary = withProvenWasPrice(card, site.price);
  if (shown.before_price === null) delete shown.before_price;
  const provider = site.lenders.shown;
  const entry = provider === undefined ? undefined : shown.finance_lenders?.[provider];
  if (provider !== undefined && entry !== undefined) shown.finance_lenders = { [provider]: entry };
  else delete shown.finance_lenders;
  if (site.card.buttons.call.show)
    shown.phone = contactPhone(site, {
      car: {
        car_type: shown.car_type,
        location: locationId === undefined ? null : { id: locationId },
        dealership_slug: shown.dealership_slug,
      },
    }).phone;
  // The same as of the whole car: what its notice lacks, a VIN that the site hides among it.
  const isNoticeWhole =
    !refused.includes(site.country) && !(site.vehiclePage.hideVin && noticeDue(shown, site.country) !== undefined);
  const isPayable = payableProcessors(shown.payment_processors ?? [], site).length > 0;
  if (!site.reserve.enabled || !site.reserve.onCards || !isNoticeWhole || !isPayable) delete shown.payment_processors;
  const hasFinanceButton = site.card.buttons.finance.show && site.financeEnquiry.enabled;
  if (!hasFinanceButton || site.vehiclePage.hideVin) delete shown.vin;
  if (!hasFinanceButton) delete shown.nvic;
  return shown;
}
