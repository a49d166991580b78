import { formSubmitError, servicePages, stockWord } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import { readVisit } from "@forecourt/enquiry/attributes";
import { forgetServiceStep, keepServiceDraft, readServiceDraft, ServiceBookingForm } from "@forecourt/enquiry/service";
import type { ServiceBookingFormProps } from "@forecourt/enquiry/service";
import { Button } from "@forecourt/ui-kit/button";
import { useRef, useState } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { LeadFormAnswer } from "../enquiry/answer-lead.ts";
import { textValues } from "../enquiry/text-values.ts";
import { useSite } from "../use-site.ts";
import type { RefusedStep } from "./refused-step.ts";
import { useServiceDraft, visitPage } from "./use-service-draft.ts";
import type { Visit } from "./visit-summary.tsx";

/**
 * The steps of the site's own form: sent in the background, kept on the device until they are, filled in with what it
 * knows.
 */
export function ServiceBooking(
  props: Pick<ServiceBookingFormProps, "setup" | "step" | "action" | "backHref" | "places" | "today" | "prices"> & {
    /** Called with the booking so far, whenever it changes. */
    onVisit?: (visit: Visit) => void;
  },
) {
  const { site, money } = useSite();
  const submit = useSubmit();
  const navigation = useNavigation();
  const answer = useActionData<RefusedStep | Pick<LeadFormAnswer, "unsent">>();
  const refused = answer && "state" in answer ? answer : undefined;
  const unsent = answer && "unsent" in answer ? answer.unsent : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const sent = useRef<{ said: string; key: string }>(undefined);
  const { step, onVisit, ...shown } = props;
  const vehiclePage = servicePages(shown.setup).indexOf("Vehicle Details");
  const lookedUp = refused?.lookedUp;
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const tellVisit = useServiceDraft(form, { site: site.slug, step, vehiclePage, lookedUp, onVisit });

  /** The same words again make nothing twice; other words are another try. */
  function keyOf(said: string): string {
    if (sent.current?.said !== said) sent.current = { said, key: crypto.randomUUID() };
    return sent.current.key;
  }
  return (
    <ServiceBookingForm
      {...shown}
      step={step}
      money={money}
      vehicle={stockWord(site.search.vehicleType)}
      lookedUp={lookedUp}
      enquiry={site.enquiry}
      dealerName={site.name}
      country={site.country}
      state={unsent ? { error: formSubmitError, fields: {}, values: unsent } : refused?.state}
      remedy={
        refused?.goTo && (
          <Button href={refused.goTo.href} variant="secondary">
            {refused.goTo.label}
          </Button>
        )
      }
      attempt={isSending ? 0 : attempt}
      pending={isSending}
      formRef={form}
      onChange={(event) => {
        keepServiceDraft(site.slug, String(step), event.currentTarget);
        tellVisit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        keepServiceDraft(site.slug, String(step), event.currentTarget);
        setAttempt(attempt + 1);
        const { submitter } = event.nativeEvent as SubmitEvent;
        const said = new FormData(event.currentTarget, submitter);
        // Another vehicle: what was typed of the one before is not its.
        if (said.has("find")) forgetServiceStep(site.slug, String(vehiclePage));
        if (step === 1) {
          const visit = readServiceDraft(site.slug)[visitPage];
          said.set("idempotency_key", keyOf(JSON.stringify([visit, textValues(said)])));
          said.set("lead_attributes", JSON.stringify(readVisit()));
        }
        // Over a car's page, that page stays where it is.
        const preventScrollReset = props.action.split("?")[0] !== servicePath;
        void submit(said, { method: "post", action: props.action, preventScrollReset });
      }}
    />
  );
}
