import { telHref } from "@forecourt/core";
import { contactPath, costOfBorrowingPath, hasPage } from "@forecourt/core/pages";
import { costOfBorrowing } from "@forecourt/core/schemas";
import { BorrowingCosts } from "@forecourt/finance/borrowing";
import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { siteContext } from "../contexts.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import styles from "../storefront-page.module.css";

/** Data of the page on a lender's cost of borrowing (legal-display.md "CCCFA"); 404 for an unknown lender. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("cost-of-borrowing", site);
  const word = params["lender"] ?? "";
  const costs = costOfBorrowing(site, word);
  if (!costs) throw data(null, { status: 404 });
  const { phone } = site.dealer;
  return {
    costs,
    ask: hasPage(contactPath, site)
      ? { label: "Ask us", href: contactPath }
      : { label: `Call us on ${phone}`, href: telHref(phone) },
    head: pageHead({
      title: `What it costs to borrow from ${costs.lender} | ${site.name}`,
      description: `Interest, fees and standard terms of loans by ${costs.lender} for cars of ${site.name}.`,
      page: "cost-of-borrowing",
      site,
      request,
      address: `${costOfBorrowingPath}/${word}`,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function CostOfBorrowingPage() {
  const { costs, ask } = useLoaderData<typeof loader>();
  return (
    <>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>What it costs to borrow from {costs.lender}</h1>
          <p>If you finance a car with us through {costs.lender}, these are its rates, fees and terms.</p>
        </div>
        <BorrowingCosts costs={costs} ask={ask} />
      </div>
      {costs.comparesRates && <SiteComparisonWarning showsRates />}
    </>
  );
}
