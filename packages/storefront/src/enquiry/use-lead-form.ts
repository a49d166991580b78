import { savedStoreOf } from "@forecourt/account/saved";
import { formSubmitError } from "@forecourt/core";
import type { LeadForm } from "@forecourt/core";
import { readVisit, rememberEnquiredCar } from "@forecourt/enquiry/attributes";
import type { EnquiredCar } from "@forecourt/enquiry/attributes";
import type { EnquiryFormState, SentFormProps } from "@forecourt/enquiry/form";
import { useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useNavigate } from "react-router";
import { sendEvent } from "../send-event.ts";
import { useSite } from "../use-site.ts";
import type { LeadFormAnswer, SentLead } from "./answer-lead.ts";
import { fillKnownDetails, knownDetails } from "./known-details.ts";
import { dropSentForm, isSignedInFor, keepSentForm, restoreSentForm } from "./sent-form.ts";
import { textValues } from "./text-values.ts";

/** Subject of a lead form of the storefront. */
export interface LeadFormUse {
  /** Address to which it is posted; unsent text is stored under it. */
  action: string;
  /**
   * The form that is filled in; its subcategory, else its category, is what the thank-you page says (S1 §9 "success
   * category").
   */
  form: Pick<LeadForm, "category" | "subcategory">;
  car?: (Omit<EnquiredCar, "primary_image_url"> & { primary_image_url?: string | null | undefined }) | undefined;
}

const isSent = (answer: LeadFormAnswer | undefined): answer is LeadFormAnswer & SentLead =>
  answer?.lead_id !== undefined && answer.to !== undefined;

/** Unsent text of each form, for as long as the tab shows the site, so that closing a dialog loses nothing. */
const drafts = new Map<string, EnquiryFormState>();

/**
 * Sends a lead form in the background: known details filled in, what was typed kept on an error, the same idempotency
 * key for the same words, what the visit tells along; then the event is counted and the shopper thanked.
 */
export function useLeadForm({ action, form: { category, subcategory = category }, car }: LeadFormUse): {
  form: Omit<SentFormProps, "settings" | "dealerName" | "country">;
  answer: LeadFormAnswer | undefined;
} {
  const { site } = useSite();
  const fetcher = useFetcher<LeadFormAnswer>();
  const posted = useActionData<LeadFormAnswer>();
  const navigate = useNavigate();
  const tried = useRef<{ words: string; key: string }>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [draft] = useState(() => drafts.get(action));
  const [isEmpty] = useState(!draft && !posted);
  const formRef = useRef<HTMLFormElement>(null);
  const sentValues = useRef<Readonly<Record<string, string>>>({});
  const answer = fetcher.data ?? posted;
  // The specification's sentence for a form that could not be sent (S1 §8 "Generic form submit failure").
  const state = answer?.unsent ? { error: formSubmitError, fields: {}, values: answer.unsent } : answer?.state;
  const sent = isSent(fetcher.data) ? fetcher.data : undefined;
  useEffect(() => {
    if (!formRef.current) return;
    if (isEmpty && isSignedInFor()) restoreSentForm(formRef.current);
    fillKnownDetails(formRef.current, savedStoreOf(site.slug).getState().details);
  }, [site.slug, isEmpty]);

  useEffect(() => {
    if (!sent) return;
    if (car) rememberEnquiredCar(site.slug, { ...car, primary_image_url: car.primary_image_url ?? null });
    if (sent.event) sendEvent(site.analytics, sent.event, car ? { carId: car.id } : {});
    drafts.delete(action);
    dropSentForm();
    const store = savedStoreOf(site.slug);
    store.keepDetails(knownDetails(sentValues.current));
    store.keepSuccessCategory(subcategory);
    void navigate(sent.to, { replace: true, state: { withoutCar: !car } });
  }, [sent, navigate, site.slug, site.analytics, action, subcategory, car]);

  return {
    answer,
    form: {
      formRef,
      state: state ?? draft,
      attempt: fetcher.state === "idle" && state ? attempt : 0,
      pending: fetcher.state !== "idle" || sent !== undefined,
      onChange: (event) => drafts.set(action, { fields: {}, values: textValues(new FormData(event.currentTarget)) }),
      onSubmit: (event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        keepSentForm(event.currentTarget);
        const form = new FormData(event.currentTarget);
        sentValues.current = textValues(form);
        // The same words again make nothing twice; other words are another enquiry: the first may have been taken, and
        // its answer lost.
        const words = JSON.stringify(sentValues.current);
        if (tried.current?.words !== words) tried.current = { words, key: crypto.randomUUID() };
        form.set("scripted", "1");
        form.set("idempotency_key", tried.current.key);
        form.set("lead_attributes", JSON.stringify(readVisit()));
        // The form does not change the page's data, and if it could not be sent, the data could not be loaded either.
        void fetcher.submit(form, { method: "post", action, defaultShouldRevalidate: false });
      },
    },
  };
}
