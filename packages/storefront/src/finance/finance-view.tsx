import { capitalized, conditionSearchPath, formatMoney, stockWord, telHref } from "@forecourt/core";
import { EnquiredCar, FinanceTips } from "@forecourt/finance/enquiry";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { siteFrequency } from "../site-frequency.ts";
import { useSite } from "../use-site.ts";
import { FinanceBudgets } from "./finance-budgets.tsx";
import { FinanceForm } from "./finance-form.tsx";
import type { loader } from "./finance-loader.ts";
import styles from "./storefront-finance.module.css";

const carsId = "featured-heading";

/** The page of the finance enquiry: what its loader found, and its parts, each ready to be placed once. A part that has nothing to show is `false`. */
export interface FinancePage {
  loaded: ReturnType<typeof useLoaderData<typeof loader>>;
  parts: FinanceParts;
}

/** The parts of the page of the finance enquiry. */
export interface FinanceParts {
  /** The enquiry in its steps. */
  form: ReactNode;
  /** The car that it is about, and what happens in three steps. */
  about: ReactNode;
  /** Budgets to choose from, which those cars follow; where they do not stand with them. */
  budgets: ReactNode;
  /** Cars to start with, where it is about none. */
  featured: ReactNode;
}

/** The page of the finance enquiry for a view. Use it in the route module that has its loader. */
export function useFinancePage(): FinancePage {
  const loaded = useLoaderData<typeof loader>();
  const {
    car,
    soldNote,
    about,
    start,
    clamped,
    preferredDealership,
    featured,
    firstQuote,
    budgetDollars,
    budgets,
    form,
    stepLabels,
    asks,
    isMerged,
    hasQuickQuote,
    details,
  } = loaded;
  const { site, money } = useSite();
  const { vehicleType: vehicles } = site.search;
  const picture = car?.picture;
  const choice = budgets.length > 0 && (
    <FinanceBudgets amounts={budgets} chosen={budgetDollars} path={site.financeEnquiry.route} carsId={carsId} />
  );
  return {
    loaded,
    parts: {
      form: (
        <FinanceForm
          key={car?.id ?? ""}
          {...{
            car,
            about,
            start,
            clamped,
            preferredDealership,
            firstQuote,
            form,
            stepLabels,
            asks,
            isMerged,
            hasQuickQuote,
            details,
          }}
          withoutScripts={
            <p>
              This form texts you a code, which needs JavaScript. Call us on{" "}
              <a href={telHref(site.dealer.phone)}>{site.dealer.phone}</a>
              {car && (
                <>
                  , or <a href={car.canEnquirePath}>send an enquiry about this {stockWord(vehicles)}</a>
                </>
              )}
              .
            </p>
          }
        />
      ),
      about: (
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
                Rather talk? Call <a href={telHref(site.dealer.phone)}>{site.dealer.phone}</a>.
              </p>
            </FormNote>
          )}
        </div>
      ),
      budgets: form === "popup" && choice,
      featured: featured.length > 0 && (
        <section className={styles.featured} aria-labelledby={carsId}>
          <h2 id={carsId}>
            {capitalized(vehicles)}{" "}
            {budgetDollars === undefined ? "to start with" : `up to ${formatMoney(budgetDollars, money)}`}
          </h2>
          {form !== "popup" && choice}
          <div className={styles.grid}>
            {featured.map((each) => (
              <SiteCarCard key={each.id} car={each} priority={false} headingLevel={3} />
            ))}
          </div>
          <p className={styles.links}>
            <Button href={conditionSearchPath(["used"])}>Start Finance Journey</Button>
            <Button href={conditionSearchPath(["used"])} variant="secondary">
              View All Used {capitalized(vehicles)}
            </Button>
          </p>
        </section>
      ),
    },
  };
}

/** Props of {@link FinanceView}. */
export interface FinanceViewProps {
  /** Result of `useFinancePage`. */
  page: FinancePage;
  /** Places the parts, under an `<h1>` of its own. @default the form with the car beside it */
  Layout?: ComponentType<{ title: string; parts: FinanceParts }> | undefined;
}

/** The page of the finance enquiry with all that belongs to it: its parts and the comparison-rate warning. */
export function FinanceView({ page: { loaded, parts }, Layout }: FinanceViewProps) {
  const { title, form, car, featured, hasQuickQuote } = loaded;
  const { picture } = useSite().site.look;
  const opensOver = form === "popup";
  return (
    <PageTime value={loaded.now}>
      {Layout ? (
        <Layout title={title} parts={parts} />
      ) : (
        <FormPage
          title={title}
          lead="Tell us what you need. It takes a few minutes, and the lender makes the decision."
          picture={car ? undefined : picture}
          action={
            opensOver ? (
              <>
                {parts.budgets}
                {parts.form}
              </>
            ) : undefined
          }
          sideStands={opensOver ? "over" : car ? "before" : "after"}
          isWide
          side={parts.about}
          below={parts.featured}
        >
          {!opensOver && parts.form}
        </FormPage>
      )}
      <SiteComparisonWarning
        showsRates={hasQuickQuote || car?.figure !== undefined}
        quoted={hasQuickQuote && featured.length === 0}
      />
    </PageTime>
  );
}
