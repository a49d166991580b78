import { conditionSearchPath, telHref } from "@forecourt/core";
import { declarationOf, pageAt } from "@forecourt/core/pages";
import { EnquiredCar, FinanceTips } from "@forecourt/finance/enquiry";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { data, redirect, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { FinanceForm } from "../finance/finance-form.tsx";
import { enquiryTexts, financePageData } from "../finance/finance-page-data.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { onlyWhereOn } from "../only-where-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { PageTime } from "../card-contexts.ts";
import { siteFrequency } from "../site-frequency.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { useSite } from "../use-site.ts";
import styles from "../finance/storefront-finance.module.css";

/** The finance enquiry at its route; its aliases lead there (S2 §2). Sites without it, and routes that are none of theirs, have no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext);
  const url = new URL(request.url);
  const { financeEnquiry: settings } = site;
  const path = url.pathname.replace(/\.data$/, "");
  const declared = pageAt(path, [])?.page ?? declarationOf("finance");
  onlyWhereOn(declared, site, path);
  if (declared.name === "finance" && path !== settings.route) throw redirect(`${settings.route}${url.search}`, 301);
  const page = await financePageData(pageParameters(declared, request), {
    site,
    api: context.get(apiContext),
    now,
    signal: request.signal,
  });
  const title = page.car
    ? `Finance for ${page.car.name}`
    : declared.name === "personalised-finance"
      ? "Your personalised finance quote"
      : "Car finance";
  return data(
    {
      ...page,
      title,
      now: now.getTime(),
      form: settings.form,
      stepLabels: settings.stepLabels,
      asks: { askPostcode: settings.askPostcode, askWhoIsHelping: settings.askWhoIsHelping },
      isMerged: site.calculator.mergeDepositAndTradeIn,
      hasQuickQuote: settings.quickQuote,
      details: {
        dealerName: site.name,
        ...enquiryTexts(site),
      },
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `Get a finance quote from ${site.name} and enquire online.`,
        page: declared,
        site,
        request,
        address: path,
        index: !page.car,
      }),
    },
    { headers: expiryHeaders({ site, now, cars: page.featured }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The finance enquiry, with the car it is about beside it, or what happens in three steps and cars to start with. */
export default function FinancePage() {
  const {
    car,
    about,
    start,
    clamped,
    preferredDealership,
    featured,
    title,
    now,
    form,
    stepLabels,
    asks,
    isMerged,
    hasQuickQuote,
    details,
  } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const picture = car?.picture;
  return (
    <PageTime value={now}>
      <FormPage
        title={title}
        lead="Tell us what you need. It takes a few minutes, and the lender makes the decision."
        sideStands={form === "popup" ? "over" : "before"}
        isWide
        side={
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
            {(!car || form === "popup") && <FinanceTips />}
          </div>
        }
        below={
          featured.length > 0 && (
            <section className={styles.featured} aria-labelledby="featured-heading">
              <h2 id="featured-heading">Cars to start with</h2>
              <div className={styles.grid}>
                {featured.map((each) => (
                  <SiteCarCard key={each.id} car={each} priority={false} headingLevel={3} />
                ))}
              </div>
              <p className={styles.links}>
                <Button href={conditionSearchPath(["used"])}>Start Finance Journey</Button>
                <Button href={conditionSearchPath(["used"])} variant="secondary">
                  View All Used Cars
                </Button>
              </p>
            </section>
          )
        }
      >
        <FinanceForm
          key={car?.id ?? ""}
          {...{
            car,
            about,
            start,
            clamped,
            preferredDealership,
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
                  , or <a href={car.canEnquirePath}>send an enquiry about this car</a>
                </>
              )}
              .
            </p>
          }
        />
      </FormPage>
      <SiteComparisonWarning
        showsRates={hasQuickQuote || car?.figure !== undefined}
        quoted={hasQuickQuote && featured.length === 0}
      />
    </PageTime>
  );
}
