import { stockWord, telHref } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { RatesTerms } from "@forecourt/dealership/offers";
import type { OfferFacts } from "@forecourt/dealership/offers";
import { RepaymentEstimate } from "@forecourt/finance/weekly";
import { Picture } from "@forecourt/ui-kit/picture";
import { PriceBlock, pictureUrl } from "@forecourt/vehicle/card";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { useSite } from "../use-site.ts";
import styles from "./storefront-facts.module.css";

/** What the first screen says besides the search. */
export interface HomeFactsProps {
  /** A car of the stock: that of the picture, or the newest. */
  car: CarSummary | undefined;
  /** Price a week; undefined if no finance is shown. */
  estimate: ShownLoan | undefined;
  /** The picture shows that car. */
  isPictured: boolean;
  /** The latest offer. */
  offer: Pick<OfferFacts, "name" | "href" | "ends" | "loan"> | undefined;
  /** The dealer's main place today. */
  today: { id: string; place: string; text: string; isOpen: boolean; phone: string } | undefined;
  /** Address of the valuation of a shopper's own car; undefined if the site has none. */
  tradeIn: string | undefined;
}

/**
 * Facts on the first screen besides the search: the weekly price of a car, an offer, whether the dealer is open. At
 * least one is known.
 */
export function HomeFacts({ car, estimate, isPictured, offer, today, tradeIn }: HomeFactsProps) {
  const { site, money } = useSite();
  const { loan } = offer ?? {};
  const vehicle = stockWord(site.search.vehicleType);
  return (
    <ul className={styles.facts}>
      {car && (
        <li className={styles.fact}>
          {site.look.hero === "search" && car.primary_image_url && (
            <Picture
              className={styles.picture}
              src={(width) => pictureUrl(car.primary_image_url ?? "", width)}
              alt=""
              ratio="21/9"
              widths={[320, 480, 640, 960]}
              sizes="(min-width: 992px) 440px, (min-width: 576px) 50vw, 100vw"
            />
          )}
          <span className={styles.label}>
            {isPictured && site.look.hero !== "search" ? "In the picture" : "Just arrived"}
          </span>
          <a className={styles.name} href={car.path}>
            {car.name}
          </a>
          <PriceBlock car={car} money={money} size="card" />
          <RepaymentEstimate loan={estimate} money={money} warningId={comparisonWarningId} />
        </li>
      )}
      {offer && (
        <li className={styles.fact}>
          <span className={styles.label}>{offer.ends ?? "Offer"}</span>
          <a className={styles.name} href={offer.href}>
            {offer.name}
          </a>
          {loan && (
            <p>
              {[
                loan.repayment && `${loan.repayment.amount} ${loan.repayment.unit}`,
                loan.rate,
                loan.comparisonRate && `comparison rate ${loan.comparisonRate}`,
              ]
                .filter(Boolean)
                .join(", ")}{" "}
              {loan.comparisonRate !== undefined && <RatesTerms warningId={comparisonWarningId} />}
            </p>
          )}
        </li>
      )}
      {tradeIn !== undefined && (
        <li className={styles.fact}>
          <span className={styles.label}>Sell it or trade it in</span>
          <a className={styles.name} href={tradeIn}>
            What is your {vehicle} worth?
          </a>
        </li>
      )}
      {today && (
        <li className={styles.fact} data-location-id={today.id}>
          <span className={styles.label}>{today.place}</span>
          <span className={styles.open} data-open={today.isOpen || undefined}>
            {today.text}
          </span>
          <a className={styles.call} href={telHref(today.phone)}>
            {today.phone}
          </a>
        </li>
      )}
    </ul>
  );
}
