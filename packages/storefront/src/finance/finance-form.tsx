import { openSession } from "@forecourt/account/session";
import { savedStoreOf } from "@forecourt/account/saved";
import { rememberSignedIn } from "@forecourt/account/shell";
import { usePhoneCode } from "@forecourt/account/sign-in";
import type { FinanceEnquiryInput, FinanceEnquiryAnswer, QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { readVisit } from "@forecourt/enquiry/attributes";
import { leadValues } from "@forecourt/enquiry/lead";
import { LeadFieldInput, leadFieldId } from "@forecourt/enquiry/parts";
import { countries, creditScores, quickQuoteTerm, formatMobile } from "@forecourt/core";
import type { LeadFormContext } from "@forecourt/core";
import { FinanceEnquiry } from "@forecourt/finance/enquiry";
import type { FinanceEnquiryProps } from "@forecourt/finance/enquiry";
import { consumeOverlayEntry } from "@forecourt/ui-kit/history-entry";
import { useEffect, useMemo, useState } from "react";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { knownDetails } from "../enquiry/known-details.ts";
import { textValues } from "../enquiry/text-values.ts";
import { sendEvent } from "../send-event.ts";
import { useSite } from "../use-site.ts";
import type { FinancePageData } from "./finance-page-data.ts";
import { PhoneFields } from "./phone-fields.tsx";

/** What the form takes over from the loader of its page. */
export type FinanceFormProps = Pick<
  FinancePageData,
  "car" | "about" | "start" | "clamped" | "preferredDealership" | "firstQuote"
> &
  Pick<FinanceEnquiryProps, "form" | "stepLabels" | "isMerged" | "details" | "withoutScripts"> & {
    hasQuickQuote: boolean;
    /** Additional fields of the site. */
    asks: NonNullable<LeadFormContext["financeEnquiry"]>;
  };

async function client() {
  const { createApiClient } = await import("@forecourt/api/client");
  return createApiClient();
}
const askQuote = async (request: QuoteRequestInput, signal: AbortSignal): Promise<QuoteAnswer> =>
  (await client()).quote(request, { signal });
/**
 * The lender's quote that came with the car where just that is asked for, as it stands on its page; else the lender is
 * asked (S1 §7).
 */
export const askQuoteOf =
  (quoted: { purchasePrice: number; quote: QuoteAnswer } | undefined, ask = askQuote): typeof askQuote =>
  async (request, signal) =>
    quoted &&
    request.purchasePrice === quoted.purchasePrice &&
    (request.loanTerm ?? quickQuoteTerm.initial) === quickQuoteTerm.initial &&
    (request.selfAssessedCreditScore ?? creditScores[0]) === creditScores[0]
      ? quoted.quote
      : ask(request, signal);
const send = async (enquiry: FinanceEnquiryInput, idempotencyKey: string): Promise<FinanceEnquiryAnswer> =>
  (await client()).financeEnquiry(enquiry, { idempotencyKey });
const typed = (name: string): string | undefined => {
  const field = document.getElementById(`finance-${name}`);
  return (field instanceof HTMLInputElement && field.value.trim()) || undefined;
};

/** The finance enquiry of a site, with the account's phone fields and the platform's calls. */
export function FinanceForm({
  car,
  about,
  start,
  preferredDealership,
  hasQuickQuote,
  asks,
  ...form
}: FinanceFormProps) {
  const { site, money } = useSite();
  const [provenPhone, setProvenPhone] = useState<string>();
  const dealership = car?.dealership_slug ?? preferredDealership;
  const phoneCode = usePhoneCode({
    country: site.country,
    onSent: () => sendEvent(site.analytics, "codeSent", { isCounted: true }),
    profile: () =>
      defined({
        first_name: typed("name"),
        last_name: typed("last_name"),
        email: typed("email"),
        dealership_slug: dealership,
      }),
  });
  const [known, setKnown] = useState<FinanceEnquiryProps["known"]>();
  const { setPhone } = phoneCode;
  // Details of the shopper on the device, read only in the browser (decisions.md row 84).
  useEffect(() => {
    const { name, last_name, email, postcode, phone } = savedStoreOf(site.slug).getState().details ?? {};
    if (name && typed("name") === undefined)
      setKnown({ name, last_name: last_name ?? "", email: email ?? "", postcode: postcode ?? "" });
    if (phone && typed("phone") === undefined) setPhone(phone);
  }, [site.slug, setPhone]);
  const ask = useMemo(() => askQuoteOf(car?.quoted), [car]);
  const quoted = useMemo(() => defined({ year: about.year, vin: about.vin, nvic: about.nvic }), [about]);
  useEffect(() => {
    openSession(site.slug).then(setProvenPhone, () => undefined);
  }, [site.slug]);
  const formContext: LeadFormContext = {
    country: site.country,
    enquiry: site.enquiry,
    dealerships: site.dealer.dealerships,
    places: site.places,
    financeEnquiry: asks,
    hasCar: car !== undefined,
    isProven: provenPhone !== undefined,
  };

  return (
    <FinanceEnquiry
      {...form}
      site={site.slug}
      start={start}
      known={known}
      formContext={formContext}
      further={{
        idOf: (name) => leadFieldId("finance", name),
        read: leadValues,
        render: (field, { error, posted }) => (
          <LeadFieldInput
            form="finance"
            field={field}
            context={formContext}
            error={error}
            sent={posted && textValues(posted)}
            start=""
            dealerName={form.details.dealerName}
          />
        ),
      }}
      quoted={quoted}
      askQuote={hasQuickQuote ? ask : undefined}
      comparesRates={countries[site.country].finance.comparesRates}
      monthlyOnly={site.calculator.monthlyOnly}
      money={money}
      warningId={comparisonWarningId}
      contact={
        provenPhone === undefined
          ? { phone: phoneCode.phone, code: phoneCode.code, isSent: phoneCode.stage === "sent", isProven: false }
          : { phone: provenPhone, code: "", isProven: true }
      }
      renderVerification={({ phoneError, codeError }) => (
        <PhoneFields
          phoneCode={phoneCode}
          provenPhone={provenPhone}
          country={site.country}
          phoneError={phoneError}
          codeError={codeError}
          onOther={() => setProvenPhone(undefined)}
        />
      )}
      context={() => ({
        ...defined({
          car_id: car?.id,
          car_type: about.car_type,
          vin: about.vin,
          nvic: about.nvic,
          car_year: about.year,
          car_description: car?.name,
          dealership_slug: dealership,
        }),
        url: location.origin + location.pathname,
        user_agent: navigator.userAgent.slice(0, 500),
        lead_attributes: readVisit(),
      })}
      send={async (enquiry, key) => {
        const answer = await send(enquiry, key).catch(async (error: unknown) => {
          if (provenPhone === undefined || !lacksCode(error)) throw error;
          // The number was proven by a session that has ended since: it is asked for again, beside what was typed.
          rememberSignedIn(site.slug, false);
          phoneCode.setPhone(formatMobile(provenPhone));
          setProvenPhone(undefined);
          const { ApiError } = await import("@forecourt/api/client");
          throw new ApiError(401, { code: "sign_in_required", error: signedOutMeanwhile });
        });
        if (enquiry.code !== undefined) sendEvent(site.analytics, "codeVerified", { isCounted: true });
        rememberSignedIn(site.slug, true);
        const { name, last_name = "", email = "", phone, postcode = "" } = enquiry;
        savedStoreOf(site.slug).keepDetails(
          knownDetails({ name, last_name, email, phone: formatMobile(phone), postcode }),
        );
        return answer;
      }}
      onAdvance={() => Promise.all([client(), import("@forecourt/core/phone")])}
      onRedirect={(url) => void goToLender(url)}
    />
  );
}

/** The lender's page takes the place of an open popup in the history: Back leads to the page beneath, once. */
async function goToLender(url: string): Promise<void> {
  if (await consumeOverlayEntry()) location.replace(url);
  else location.assign(url);
}

const signedOutMeanwhile = "You have been signed out meanwhile. Press Send Code to verify your number again.";

/** Whether an enquiry was refused because it came without a code. */
function lacksCode(error: unknown): boolean {
  const { fields = [] } = error as { fields?: readonly { path: string }[] };
  return fields.some(({ path }) => path === "code");
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
