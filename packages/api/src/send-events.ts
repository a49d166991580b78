import type { endpoints } from "./endpoints.ts";

/** The compiler knows no other path of the endpoint. */
const eventsPath: (typeof endpoints)["sendEvents"]["path"] = "/api/events";

/** How a site counts events: its `analytics` section, and whether the shopper consented. */
export interface EventSettings {
  enabled: boolean;
  dataLayer: boolean;
  consentRequired: boolean;
  hasConsent: () => boolean;
}

/** Details of an event besides its number. Nothing that says who. */
export interface EventDetails {
  carId?: string;
  /** The platform counts it itself (36 and 37): it goes to the data layer alone. @default false */
  isCounted?: boolean;
}

declare global {
  interface Window {
    /** Where the dealer's own tools read events. */
    dataLayer?: unknown[];
  }
}

/** Events of one moment go together. */
const waitMs = 1000;
const maxConcurrent = 20;

/**
 * Makes the sender of analytics events (S1 §7, decisions.md row 51): each goes to the page's data layer as
 * `{ event: "forecourt", event_id, car_id }` and to the platform, in batches, by beacon. Nothing is sent before consent
 * on sites that ask for it. A failure only warns.
 *
 * @example
 * const send = createEventSender({ ...site.analytics, hasConsent: () => true });
 * send(25, { carId: "17" }); // call click
 */
export function createEventSender({
  enabled,
  dataLayer,
  consentRequired,
  hasConsent,
}: EventSettings): (id: number, details?: EventDetails) => void {
  let waiting: { id: number; car_id?: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, maxConcurrent);
    if (events.length === 0) return;
    const body = JSON.stringify({ events, consent: hasConsent() });
    try {
      // A beacon is sent even if the page is closed. As plain text it needs no CORS preflight.
      if (!navigator.sendBeacon(eventsPath, body)) console.warn("[api] The browser did not take the events.");
    } catch (error) {
      console.warn("[api] The events were not sent.", error);
    }
    if (waiting.length > 0) flush();
  }

  return (id, { carId, isCounted = false } = {}) => {
    if (consentRequired && !hasConsent()) return;
    try {
      if (dataLayer)
        (window.dataLayer ??= []).push({
          event: "forecourt",
          event_id: id,
          ...(carId === undefined ? {} : { car_id: carId }),
        });
    } catch (error) {
      console.warn("[api] The data layer did not take an event.", error);
    }
    if (!enabled || isCounted) return;
    waiting.push({ id, ...(carId === undefined ? {} : { car_id: carId }) });
    if (timer === undefined) {
      timer = setTimeout(flush, waitMs);
      // A phone that dials or shows another app hides the page, and may never come back to it.
      for (const end of ["visibilitychange", "pagehide"]) addEventListener(end, flush, { once: true });
    }
  };
}
