import { reserveForm, stockWord } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { formCarBeside } from "../enquiry/form-car.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { FormPage } from "../form-page.tsx";
import { useSite } from "../use-site.ts";
import { NotReservable } from "./not-reservable.tsx";
import styles from "./storefront-reserve.module.css";
import { hoursText } from "./hours-text.ts";

/** Props of {@link ReserveCar}. */
export interface ReserveCarProps {
  car: Car;
  formAction: string;
  canReserve: boolean;
  /** "$200". */
  deposit: string;
  terms: { hours: number; isRefundable: boolean; text: string | undefined };
}

/** Ways from here to a reserved vehicle. */
const reserveSteps = ["Your details", "Pay the deposit", "Visit us"];

/**
 * The form that reserves a car, with its cost, whether and until when it is refunded; or why the car cannot be
 * reserved.
 */
export function ReserveCar({ car, formAction, canReserve, deposit, terms }: ReserveCarProps) {
  const { site, money } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const { isRefundable, hours, text } = terms;
  if (!canReserve) return <NotReservable car={car} />;
  return (
    <FormPage
      title={`Reserve this ${vehicle}`}
      lead={`Pay a deposit of ${deposit}, and nobody else can buy it for ${hoursText(hours)}.`}
      side={
        <>
          <FormCar {...formCarBeside(car, money)} />
          <dl className={`${styles.costs} ${styles.ahead}`}>
            <div>
              <dt>To pay now</dt>
              <dd>{deposit}</dd>
            </div>
            <div>
              <dt>Reserved for</dt>
              <dd>{hoursText(hours)}</dd>
            </div>
            <div>
              <dt>If you do not buy it</dt>
              <dd>{isRefundable ? "Deposit refunded in full" : "Deposit not refunded"}</dd>
            </div>
            <div>
              <dt>If you buy it</dt>
              <dd>Deposit comes off the price</dd>
            </div>
          </dl>
          {!isRefundable && text !== undefined && (
            <section className={styles.terms} aria-labelledby="deposit-terms">
              <h2 id="deposit-terms">Terms of the deposit</h2>
              <p>{text}</p>
            </section>
          )}
          <section className={styles.how} aria-labelledby="how-it-works" data-after>
            <h2 id="how-it-works">How it works</h2>
            <ol className={styles.steps}>
              <li>Tell us who you are. We hold the {vehicle} for you for 15 minutes.</li>
              <li>Pay the deposit on the secure page of our payment provider. We never see your card.</li>
              <li>Visit us within {hoursText(hours)}. A receipt and an entry for your calendar come by email.</li>
            </ol>
          </section>
        </>
      }
      sideLabel="What reserving means"
      sideStands="around"
    >
      <FormProgress steps={reserveSteps} current={0} named />
      <h2 className={styles.step}>{reserveSteps[0]}</h2>
      <SiteLeadForm form={reserveForm} action={formAction} reserve={site.reserve} />
    </FormPage>
  );
}
