import { calendarDayAt, formatCalendarDay, formatMoney, siteMoney, stockWord, telHref } from "@forecourt/core";
import { plateStates, tradeInEstimateWording, tradeInFaq, tradeInQuestionsOf } from "@forecourt/core/trade-in";
import type { TradeInAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { endpointPath } from "@forecourt/api/fetch-endpoint";
import type { Site } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { Accordion, AccordionItem } from "@forecourt/ui-kit/accordion";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { carById } from "../car-by-id.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { formCarBeside } from "../enquiry/form-car.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { tradeInCarValues } from "../trade-in/trade-in-car-values.ts";
import { takeTradeInStep } from "../trade-in/take-trade-in-step.ts";
import { TradeInJourney } from "../trade-in/trade-in-journey.tsx";
import styles from "../trade-in/storefront-trade-in.module.css";
import { tradeInHref, tradeInPageAt, tradeInView } from "../trade-in/trade-in-view.ts";
import { useSite } from "../use-site.ts";

function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const site = context.get(siteContext);
  const page = tradeInPageAt(new URL(request.url).pathname);
  assertPageOn(page, site);
  return { site, view: tradeInView(page, pageParameters(page, request)) };
}

/**
 * Data of the valuation of a shopper's own car, alone or against a car of the site, in steps that can be resumed
 * (S1 §2, §7).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, view } = asked({ request, context });
  const api = context.get(apiContext);
  const { page, path, valuation } = view;
  const tradeIn =
    valuation === undefined
      ? undefined
      : await api.getTradeIn({ id: valuation }, { signal: request.signal }).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === "trade_in_unknown") throw redirect(tradeInHref(view), 303);
          throw error;
        });
  const target = await carById(api, tradeIn?.car_id ?? view.carId ?? null, request.signal);
  const isSelling = page === "sell-your-car" || page === "sell-my-car";
  const vehicle = stockWord(site.search.vehicleType);
  const title = isSelling ? `Sell your ${vehicle}` : "Value your trade-in";
  const { locale } = siteMoney(site);
  return data(
    {
      title,
      isSelling,
      view,
      car: tradeIn ? tradeInCarValues(tradeIn.car) : {},
      answers: tradeIn?.adjustmentAnswers ?? {},
      result: tradeIn && tradeIn.state !== "open" ? resultOf(tradeIn, site) : undefined,
      questions: tradeInQuestionsOf(site.tradeIn.kind),
      kind: site.tradeIn.kind,
      photos: (tradeIn?.photos ?? []).map((photo) => ({
        ...photo,
        src: endpointPath("GET /api/trade-in-photos/{photo}.jpg", { photo: photo.id }),
      })),
      states: plateStates(site.country),
      target,
      faq: site.tradeIn.faq ? tradeInFaq(site.tradeIn, locale, site.search.vehicleType) : [],
      givesEstimates: site.tradeIn.onlineEstimate,
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `${isSelling ? `Sell your ${vehicle} to` : `Trade your ${vehicle} in at`} ${site.name}: tell us about it in a few minutes${site.tradeIn.onlineEstimate ? " and see what it may be worth" : ""}.`,
        page,
        site,
        request,
        address: path,
        index: valuation === undefined && target === undefined,
      }),
    },
    { headers: valuation === undefined && target === undefined ? {} : { "cache-control": "no-store" } },
  );
}

/** Result of a valuation in words. */
function resultOf({ car, estimate, no_estimate: reason, state }: TradeInAnswer, site: Site) {
  const money = siteMoney(site);
  const dollars = (value: number) => formatMoney(value, money);
  const name = [car.year, car.make, car.model].join(" ");
  const end = estimate && formatCalendarDay(calendarDayAt(new Date(estimate.valid_until), site.timeZone), money.locale);
  return {
    car: name,
    range: estimate ? `${dollars(estimate.lowDollars)} to ${dollars(estimate.highDollars)}` : undefined,
    basis:
      estimate && estimate.comparables > 0
        ? `Compared with ${estimate.comparables} ${site.search.vehicleType} of that make, model and age on sale now, adjusted for kilometres and condition.`
        : undefined,
    until: end ? `It is valid until ${end}.` : undefined,
    wording: tradeInEstimateWording,
    reason: reason ?? undefined,
    isAccepted: state === "accepted",
  };
}

/** Takes a step, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  return takeTradeInStep(args, asked(args).view);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SellYourCar() {
  const { title, isSelling, target, faq, givesEstimates, ...journey } = useLoaderData<typeof loader>();
  const { money, site } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  return (
    <FormPage
      title={title}
      picture={target ? undefined : site.look.picture}
      lead={
        journey.result
          ? undefined
          : givesEstimates
            ? `Answer a few questions about your ${vehicle} and see what it may be worth. What happens next is up to you.`
            : `Tell us about your ${vehicle}, and we will get back to you with a figure.`
      }
      side={
        <>
          {target && <FormCar {...formCarBeside(target, money)} />}
          <FormNote title="How it works">
            <ol>
              <li>Tell us which {vehicle} it is and what shape it is in.</li>
              <li>
                {givesEstimates
                  ? "See an estimate at once, where one can be given."
                  : `We look at what ${site.search.vehicleType} like yours sell for.`}
              </li>
              <li>
                {isSelling
                  ? "Bring it in: we inspect it together and agree on the price."
                  : `Bring it in: we inspect it together, and its price comes off that of your next ${vehicle}.`}
              </li>
            </ol>
          </FormNote>
          <FormNote title="Rather talk to us?">
            <p>
              Call <a href={telHref(site.dealer.phone)}>{site.dealer.phone}</a> and tell us about your {vehicle}.
            </p>
          </FormNote>
        </>
      }
      sideLabel="How it works"
      sideStands="after"
      below={
        faq.length > 0 && (
          <section className={styles.faq} aria-labelledby="trade-in-faq">
            <h2 id="trade-in-faq">Questions about selling and trading in</h2>
            <Accordion>
              {faq.map(({ question, answer }) => (
                <AccordionItem key={question} title={question}>
                  <p>{answer}</p>
                </AccordionItem>
              ))}
            </Accordion>
          </section>
        )
      }
    >
      <TradeInJourney {...journey} />
    </FormPage>
  );
}
