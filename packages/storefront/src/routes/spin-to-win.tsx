import type { SpinTurnAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { calendarDayAt, formatCalendarDay, siteMoney, spinToWinForm } from "@forecourt/core";
import { spinEligibilityWords, spinPeriod } from "@forecourt/core/spin";
import type { Site } from "@forecourt/core/schemas";
import { PrizeWheel, SpinResult } from "@forecourt/dealership/spin";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { data, redirect, useLoaderData, useLocation } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { expiryHeaders } from "../expiry-headers.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { spinHref } from "../spin/spin-link.ts";
import { takeSpin } from "../spin/take-spin.ts";
import styles from "../spin/storefront-spin.module.css";
import { useSite } from "../use-site.ts";

const page = "spin-to-win";

/** The promotion with its prizes and terms, or what a turn of it won (S2 §2, decisions.md row 103). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  const now = context.get(nowContext);
  const asked = pageParameters(page, request).get("turn") ?? "";
  const turn = /^[\da-f-]{36}$/.test(asked)
    ? await context
        .get(apiContext)
        .getSpin({ id: asked }, { signal: request.signal })
        .catch((error: unknown): SpinTurnAnswer => {
          if (error instanceof ApiError && error.code === "turn_unknown") throw redirect(spinHref(), 303);
          throw error;
        })
    : undefined;
  const { spinToWin } = site;
  const { title, text, permits, prizes, start, end } = spinToWin;
  return data(
    {
      turn,
      title,
      text,
      period: periodWords(site, now),
      terms: spinToWin.terms.split(/\n+/).filter((line) => line.trim() !== ""),
      permits,
      eligibility: spinEligibilityWords(spinToWin),
      prizes: prizes.map(({ name, description, oneIn, limit }) => ({ name, description, oneIn, limit })),
      entry: { minimumAge: spinToWin.minimumAge, residentOf: spinToWin.residentOf },
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: text === "" ? `${title} at ${site.name}.` : text,
        page,
        site,
        request,
        index: false,
      }),
    },
    {
      headers: turn
        ? { "cache-control": "no-store", "referrer-policy": "same-origin" }
        : expiryHeaders({
            site,
            now,
            changes: [start, end].flatMap((instant) =>
              instant !== undefined && Date.parse(instant) > now.getTime() ? [new Date(instant)] : [],
            ),
          }),
    },
  );
}

/** When the wheel can be turned, or why not now. */
function periodWords({ spinToWin, timeZone, country, locale }: Site, now: Date): { isOpen: boolean; words: string } {
  // The last day counts whole: what ends at midnight ends on the day before.
  const day = (instant = "", less = 0) =>
    formatCalendarDay(
      calendarDayAt(new Date(Date.parse(instant) - less), timeZone),
      siteMoney({ country, locale }).locale,
    );
  switch (spinPeriod(spinToWin, now)) {
    case "before":
      return { isOpen: false, words: `It begins on ${day(spinToWin.start)}.` };
    case "open":
      return { isOpen: true, words: `Until ${day(spinToWin.end, 1)}. One turn for each mobile number.` };
    case "over":
      return {
        isOpen: false,
        words:
          spinToWin.end === undefined
            ? "It is over."
            : `It ended on ${day(spinToWin.end, 1)}. Thank you to all who took part.`,
      };
  }
}

/** Takes a turn. */
export async function action(args: ActionFunctionArgs) {
  assertPageOn(page, args.context.get(siteContext));
  return takeSpin(args);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /spin-to-win: a wheel that each shopper turns once, its prizes and its terms. */
export default function SpinToWin() {
  const { turn, title, text, period, terms, permits, eligibility, prizes, entry } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { state } = useLocation();
  const names = prizes.map(({ name }) => name);
  if (turn)
    return (
      <div className={styles.page}>
        <SpinResult
          prizes={names}
          prize={turn.prize}
          // The form that was just sent leads here with a state of its own.
          isFresh={typeof state === "object" && state !== null && "withoutCar" in state}
          claim={
            <p>
              We have written to your email address. To claim your prize, call{" "}
              <CallUs site={site.slug} phone={site.dealer.phone} isKnown /> and tell us the number {turn.id.slice(0, 8)}
              .
            </p>
          }
          next={{ label: "Look at our stock", href: site.search.defaultPath }}
        />
      </div>
    );
  return (
    <FormPage
      title={title}
      lead={
        <>
          {text} <b>{period.words}</b>
        </>
      }
      side={
        <>
          <PrizeWheel prizes={names} />
          <h2 className={styles.heading}>What you can win</h2>
          <ul className={styles.prizes}>
            {prizes.map(({ name, description, oneIn, limit }) => (
              <li key={name}>
                <b>{name}</b>
                {description !== "" && <span>{description}</span>}
                <span className={styles.odds}>
                  One turn in {oneIn.toLocaleString(site.locale)}, {limit.toLocaleString(site.locale)} in all
                </span>
              </li>
            ))}
          </ul>
        </>
      }
      sideLabel="Prizes"
      sideStands="after"
      below={
        <div className={styles.terms}>
          <p>
            For those who are {eligibility}.{permits.map(({ state: where, number }) => ` ${where} permit ${number}.`)}
          </p>
          <Disclosure title="Terms of the promotion">
            {terms.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Disclosure>
        </div>
      }
    >
      {period.isOpen ? (
        <SiteLeadForm form={spinToWinForm} action={spinHref()} spinToWin={entry} />
      ) : (
        <p>{period.words}</p>
      )}
    </FormPage>
  );
}
