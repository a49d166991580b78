import { formSubmitError, stockWord, tradeInForm } from "@forecourt/core";
import type { TradeInKind, TradeInQuestion } from "@forecourt/core/trade-in";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { TradeInCarForm, TradeInConditionForm, TradeInResult } from "@forecourt/enquiry/trade-in";
import type { TradeInPhotosProps, TradeInResultProps } from "@forecourt/enquiry/trade-in";
import { Button } from "@forecourt/ui-kit/button";
import { FormProgress, useStepHeading } from "@forecourt/ui-kit/form-progress";
import { useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { useSite } from "../use-site.ts";
import styles from "./storefront-trade-in.module.css";
import type { RefusedTradeInStep } from "./look-up-plate.ts";
import { useTradeInPhotos } from "./use-trade-in-photos.ts";
import { useResumedValuation } from "./use-resumed-valuation.ts";
import { tradeInHref, tradeInStepNames, tradeInSteps } from "./trade-in-view.ts";
import type { TradeInView } from "./trade-in-view.ts";

/** Props of {@link TradeInJourney}. */
export interface TradeInJourneyProps {
  view: TradeInView;
  car: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, string>>;
  questions: readonly TradeInQuestion[];
  photos: TradeInPhotosProps["photos"];
  states: readonly string[];
  kind: TradeInKind;
  /** Its result; undefined until it is sent. */
  result: Omit<TradeInResultProps, "acceptAction" | "pending" | "error" | "isNew" | "children"> | undefined;
}

/** The steps of a valuation, or what it came to. */
export function TradeInJourney({ view, car, answers, questions, photos, states, kind, result }: TradeInJourneyProps) {
  const { step, valuation } = view;
  const { site } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const names = tradeInStepNames(vehicle);
  const submit = useSubmit();
  const navigation = useNavigation();
  const answer = useActionData<RefusedTradeInStep & { unsent?: Readonly<Record<string, string>> }>();
  const [attempt, setAttempt] = useState(0);
  const [beganWithSteps] = useState(result === undefined);
  const sent = useTradeInPhotos(valuation);
  useResumedValuation(view, result !== undefined);
  const heading = useStepHeading(step);
  const pending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const state: EnquiryFormState | undefined = answer?.unsent
    ? { error: formSubmitError, fields: {}, values: answer.unsent }
    : answer?.state;
  if (result)
    return (
      <TradeInResult
        {...result}
        acceptAction={tradeInHref(view, valuation)}
        pending={pending}
        isNew={beganWithSteps}
        {...(state?.error === undefined ? {} : { error: state.error })}
      >
        <Button href={tradeInHref(view)} variant="secondary">
          {`Value another ${vehicle}`}
        </Button>
      </TradeInResult>
    );
  const current = tradeInSteps.indexOf(step);
  const before = tradeInSteps[current - 1];
  const action = tradeInHref(view, valuation, valuation === undefined ? undefined : step);
  const shared = {
    action,
    backHref: before && tradeInHref(view, valuation, before),
    state,
    attempt: pending ? 0 : attempt,
    pending,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setAttempt(attempt + 1);
      const { submitter } = event.nativeEvent as SubmitEvent;
      const form = new FormData(event.currentTarget, submitter);
      const files = form.getAll("photos").filter((file) => file instanceof File && file.size > 0) as File[];
      form.delete("photos");
      const go = () => submit(form, { method: "post", action, preventScrollReset: true });
      // Photos chosen before the script ran are sent first.
      if (files.length === 0) void go();
      else void sent.send(files).then((isSent) => (isSent ? go() : undefined));
    },
  };
  return (
    <div className={styles.journey}>
      <FormProgress steps={tradeInSteps.map((name) => names[name])} current={current} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {names[step]}
        <span className="fc-visually-hidden">{`, step ${current + 1} of ${tradeInSteps.length}`}</span>
      </h2>
      {step === "car" && (
        <TradeInCarForm
          {...shared}
          vehicle={vehicle}
          kind={kind}
          states={states}
          car={car}
          lookedUp={answer?.lookedUp}
        />
      )}
      {step === "condition" && (
        <TradeInConditionForm
          {...shared}
          questions={questions}
          answers={answers}
          photos={{
            vehicle,
            photos,
            sending: sent.sending,
            error: sent.error,
            onChoose: (files) => void sent.send(files),
          }}
        />
      )}
      {step === "details" && (
        <>
          <SiteLeadForm form={tradeInForm} action={action} />
          <Button href={shared.backHref ?? action} variant="quiet">
            Back
          </Button>
        </>
      )}
    </div>
  );
}
