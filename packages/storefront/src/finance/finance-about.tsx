import { telHref } from "@forecourt/core";
import { EnquiredCar, FinanceTips } from "@forecourt/finance/enquiry";
import type { FinanceEnquiryProps } from "@forecourt/finance/enquiry";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { FormNote } from "../form-page.tsx";
import { siteFrequency } from "../site-frequency.ts";
import { useSite } from "../use-site.ts";
import type { FinancePageData } from "./finance-page-data.ts";
import styles from "./storefront-finance.module.css";

/**
 * What stands beside the finance enquiry: the car that it is about, what happens in three steps, what to have ready.
 */
export function FinanceAbout({
  car,
  soldNote,
  form,
  hasQuickQuote,
}: Pick<FinancePageData, "car" | "soldNote"> & { form: FinanceEnquiryProps["form"]; hasQuickQuote: boolean }) {
  const { site, money } = useSite();
  const { phone } = site.dealer;
  const picture = car?.picture;
  return (
    <div className={styles.about} data-form={form}>
      {car && (
        <EnquiredCar
          name={car.name}
          href={car.path}
          price={car.price}
          picture={
            picture && (
              <Picture
                src={(width) => pictureUrl(picture, width)}
                widths={[320, 640]}
                sizes="(min-width: 992px) 340px, 100vw"
                alt=""
              />
            )
          }
          detail={
            car.figure && !hasQuickQuote ? (
              <WeeklyEstimate
                figure={car.figure}
                money={money}
                warningId={comparisonWarningId}
                frequency={siteFrequency(site)}
              />
            ) : (
              car.priceType
            )
          }
        />
      )}
      {soldNote && <p>{soldNote}</p>}
      {(!car || form === "popup") && <FinanceTips />}
      {!car && (
        <FormNote title="What to have ready">
          <ul>
            <li>Your driver licence</li>
            <li>What you earn, and what you pay each month</li>
            <li>How long you have lived and worked where you do</li>
          </ul>
          <p>
            Rather talk? Call <a href={telHref(phone)}>{phone}</a>.
          </p>
        </FormNote>
      )}
    </div>
  );
}
