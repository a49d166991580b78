import { capitalized, stockWord } from "@forecourt/core";
import { declarationOf, pageAt } from "@forecourt/core/pages";
import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { enquiryTexts } from "./enquiry-texts.ts";
import { financePageData } from "./finance-page-data.ts";

/** Two pages of one title would stand beside each other in what search engines find. */
const getFinanceNowTitle = "Get finance now";

/**
 * The finance enquiry at its route; its aliases lead there (S2 §2). Sites without it, and routes that are none of
 * theirs, have no such page.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext);
  const url = new URL(request.url);
  const { financeEnquiry: settings } = site;
  const path = url.pathname.replace(/\.data$/, "");
  const declared = pageAt(path, [])?.page ?? declarationOf("finance");
  assertPageOn(declared, site, path);
  if (declared.name === "finance" && path !== settings.route) throw redirect(`${settings.route}${url.search}`, 301);
  const page = await financePageData(pageParameters(declared, request), {
    site,
    api: context.get(apiContext),
    now,
    signal: request.signal,
  });
  const vehicle = stockWord(site.search.vehicleType);
  const title = page.car
    ? `Finance for ${page.car.name}`
    : declared.name === "personalised-finance"
      ? "Your personalised finance quote"
      : declared.name === "get-finance-now"
        ? getFinanceNowTitle
        : `${capitalized(vehicle)} finance`;
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
      }),
    },
    { headers: expiryHeaders({ site, now, cars: page.featured }) },
  );
}
