import type { LeadForm as LeadFormDeclaration, ShownLoan } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { RepaymentEstimate } from "@forecourt/finance/weekly";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { FormProgress, useStepHeading } from "@forecourt/ui-kit/form-progress";
import type { RefObject } from "react";
import { useActionData } from "react-router";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { formCarBeside } from "../enquiry/form-car.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { FormPage } from "../form-page.tsx";
import type { GarageLink } from "../garage/garage-link.ts";
import { useKeptReservation } from "../reserve/use-kept-reservation.ts";
import reserve from "../reserve/storefront-reserve.module.css";
import type { ReservationWords } from "../reserve/reservation-words.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { useSite } from "../use-site.ts";
import { PurchaseStepForm } from "./purchase-step-form.tsx";
import type { PurchaseStepFormProps } from "./purchase-step-form.tsx";
import { askedPurchaseSteps, purchaseStepNames } from "./purchase-view.ts";
import type { AskedPurchaseStep } from "./purchase-view.ts";
import type { SummaryLine } from "./purchase-words.ts";
import styles from "./storefront-purchase.module.css";
import type { RefusedPurchaseStep } from "./take-purchase-step.ts";

/** Answer to a step that was sent. */
type StepAnswer = Partial<RefusedPurchaseStep> & { lookedUp?: string };

/** Props of {@link PurchaseJourney}. */
export interface PurchaseJourneyProps extends Omit<PurchaseStepFormProps, "step" | "action" | "state"> {
  step: AskedPurchaseStep;
  /** Address of each step. */
  hrefs: Readonly<Record<string, string>>;
  car: Car | undefined;
  lines: readonly SummaryLine[];
  /** Charges on top of the sums; undefined if there are none. */
  priceSaid: string | undefined;
  /** State of the last requested deposit. */
  reserved: (ReservationWords & { payUrl: string | null; state: string }) | null;
  /** The loan of the car's page with what the purchase puts down; undefined without one. */
  loan: ShownLoan | undefined;
  /** The calculator of the car's page, with the same terms. */
  calculatorHref: string | undefined;
  /** The shopper's own page, where the site has one. */
  garage: GarageLink | undefined;
  /** The form of the details. */
  form: LeadFormDeclaration;
}

/** A step of a purchase beside the summary; once the deposit is paid, what comes next. */
export function PurchaseJourney(props: PurchaseJourneyProps) {
  const { step, hrefs, car, reserved, purchase, loan, garage } = props;
  const { site } = useSite();
  const answer = useActionData<StepAnswer>();
  const action = hrefs[step] ?? "";
  const isDone = reserved !== null && (reserved.state === "reserved" || reserved.state === "sold");
  const isPaying = reserved !== null && reserved.state === "held";
  const heading = useStepHeading(step);
  useKeptReservation(purchase.reservation, hrefs["deposit"] ?? "", car?.primary_image_url);
  return (
    <>
      <FormPage
        title={isDone || isPaying ? reserved.title : `Buy the ${purchase.car.name}`}
        side={<PurchaseSide {...props} />}
        sideLabel="Your purchase"
        sideStands="after"
      >
        <div className={styles.journey}>
          {reserved && (
            <div className={reserve.state} data-tone={reserved.tone} role="status">
              <div>
                {reserved.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </div>
          )}
          {isPaying && <PayDeposit payUrl={reserved.payUrl} action={action} error={answer?.state?.error} />}
          {isDone && <p>We will call you to finish the purchase. There is nothing more to do for now.</p>}
          {isDone && garage && (
            <Button href={garage.href} size="l" variant="secondary">
              {garage.label}
            </Button>
          )}
          {!isDone && !isPaying && <OpenStep {...props} heading={heading} action={action} answer={answer} />}
          <p className={reserve.call}>
            Questions? Call <CallUs site={site.slug} phone={site.dealer.phone} isKnown />.
          </p>
        </div>
      </FormPage>
      {loan && <SiteComparisonWarning showsRates />}
    </>
  );
}

/** The car, and the purchase in figures. */
function PurchaseSide({ step, car, lines, priceSaid, tradeInSaid, loan, calculatorHref }: PurchaseJourneyProps) {
  const { money } = useSite();
  return (
    <>
      {car && <FormCar {...formCarBeside(car, money)} />}
      <h2>Summary</h2>
      <dl className={styles.summary}>
        {lines.map(({ label, amount, isSum }) => (
          <div key={label} data-sum={isSum}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {priceSaid !== undefined && <p className={styles.note}>{priceSaid}</p>}
      {tradeInSaid !== undefined && step !== "trade-in" && <p className={styles.note}>{tradeInSaid}</p>}
      {loan && <RepaymentEstimate loan={loan} money={money} warningId={comparisonWarningId} href={calculatorHref} />}
    </>
  );
}

/** While the car is held: the way to pay the deposit, and to give the car up. */
function PayDeposit({
  payUrl,
  action,
  error,
}: {
  /** The provider's page; null while it is not known. */
  payUrl: string | null;
  action: string;
  error: string | undefined;
}) {
  return (
    <>
      {payUrl === null ? (
        <Button href={action} size="l" variant="secondary">
          Check again
        </Button>
      ) : (
        <Button href={payUrl} size="l" rel="noreferrer">
          Pay the deposit
        </Button>
      )}
      <form method="post" action={action}>
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <Button type="submit" name="give_up" value="1" variant="quiet">
          Give the car up, or change something
        </Button>
      </form>
    </>
  );
}

interface OpenStepProps extends PurchaseJourneyProps {
  action: string;
  answer: StepAnswer | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A step to fill in, with its place among the steps and the ways to the others. */
function OpenStep(props: OpenStepProps) {
  const { step, hrefs, heading } = props;
  return (
    <>
      <FormProgress
        steps={askedPurchaseSteps.map((name) => purchaseStepNames[name])}
        current={askedPurchaseSteps.indexOf(step)}
      />
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {purchaseStepNames[step]}
      </h2>
      <StepForm {...props} />
      <nav aria-label="Steps">
        <ul className={styles.steps}>
          {askedPurchaseSteps
            .filter((name) => name !== step)
            .map((name) => (
              <li key={name}>
                <a href={hrefs[name]}>{purchaseStepNames[name]}</a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

function StepForm({ action, answer, form, ...props }: OpenStepProps) {
  const { step, hrefs, purchase } = props;
  if (step === "details") return <SiteLeadForm form={form} action={action} />;
  const missing = askedPurchaseSteps.filter((name) => purchase.missing.includes(name));
  if (step === "deposit" && (missing.length > 0 || !purchase.is_available || !purchase.summary))
    return (
      <div className={styles.form}>
        <p>
          {missing.length > 0
            ? "Before the deposit, please finish these steps:"
            : "This car cannot be bought online at the moment. Please call us."}
        </p>
        {missing.map((name) => (
          <Button key={name} href={hrefs[name] ?? ""} size="l" variant="secondary">
            {purchaseStepNames[name]}
          </Button>
        ))}
      </div>
    );
  return <PurchaseStepForm {...props} step={step} action={action} state={answer?.state} lookedUp={answer?.lookedUp} />;
}
