import type { EventName } from "@forecourt/core";
import type { AnalyticsSettings } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { sendEvent } from "../send-event.ts";
import { readConsent } from "./consent.ts";

/**
 * Counts what shoppers do on any page (S1 §7): a click on a phone number (25), a click on what carries `data-event`,
 * and the first change in a form that does (26). `data-event` is the name of an event of the registry; `data-car-id` of
 * the element, or of what it stands in, says which car.
 *
 * A tag manager of the site is started once it may be.
 *
 * @returns the question for consent, on sites that ask for it and of shoppers who have not answered yet
 */
export function useAnalytics(analytics: AnalyticsSettings | undefined): ReactNode {
  const [banner, setBanner] = useState<ReactNode>();
  const { enabled, tagManager, consentRequired } = analytics ?? {};
  useEffect(() => {
    if (tagManager ?? (enabled && consentRequired && readConsent() === undefined))
      void import("./ask-consent.ts").then(({ askConsent }) => setBanner(askConsent({ tagManager, consentRequired })));
  }, [tagManager, enabled, consentRequired]);

  useEffect(() => {
    if (!analytics) return;
    const used = new WeakSet<Element>();
    const count = (name: string, element: Element) => {
      const carId = element.closest<HTMLElement>("[data-car-id]")?.dataset["carId"];
      sendEvent(analytics, name as EventName, carId === undefined ? {} : { carId });
    };
    const onClick = ({ target }: Event) => {
      const element =
        target instanceof Element
          ? target.closest<HTMLElement>('a[href^="tel:"], button[data-event], a[data-event]')
          : null;
      if (element) count(element.dataset["event"] ?? "callClick", element);
    };
    const onChange = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest<HTMLElement>("form[data-event]") : null;
      if (!form?.dataset["event"] || used.has(form)) return;
      used.add(form);
      count(form.dataset["event"], form);
    };
    // Before anybody else: what a click does may change what carries the name.
    document.addEventListener("click", onClick, true);
    document.addEventListener("change", onChange, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("change", onChange, true);
    };
  }, [analytics]);
  return banner;
}
