import { stockWord, telHref } from "@forecourt/core";
import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { PageTime } from "../card-contexts.ts";
import { FormPage } from "../form-page.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { useSite } from "../use-site.ts";
import { FinanceAbout } from "./finance-about.tsx";
import { FinanceBudgets } from "./finance-budgets.tsx";
import { featuredHeadingId, FinanceFeatured } from "./finance-featured.tsx";
import { FinanceForm } from "./finance-form.tsx";
import type { loader } from "./finance-loader.ts";

/**
 * The page of the finance enquiry: what its loader found, and its parts, each ready to be placed once. A part that has
 * nothing to show is `false`.
 */
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
  const { car, featured, budgetDollars, budgets, form } = loaded;
  const { site } = useSite();
  const { phone } = site.dealer;
  const choice = budgets.length > 0 && (
    <FinanceBudgets
      amounts={budgets}
      chosen={budgetDollars}
      path={site.financeEnquiry.route}
      carsId={featuredHeadingId}
    />
  );
  return {
    loaded,
    parts: {
      form: (
        <FinanceForm
          key={car?.id ?? ""}
          {...loaded}
          withoutScripts={
            <p>
              This form texts you a code, which needs JavaScript. Call us on <a href={telHref(phone)}>{phone}</a>
              {car && (
                <>
                  , or <a href={car.canEnquirePath}>send an enquiry about this {stockWord(site.search.vehicleType)}</a>
                </>
              )}
              .
            </p>
          }
        />
      ),
      about: <FinanceAbout {...loaded} />,
      budgets: form === "popup" && choice,
      featured: featured.length > 0 && (
        <FinanceFeatured cars={featured} budgetDollars={budgetDollars} choice={form !== "popup" && choice} />
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
