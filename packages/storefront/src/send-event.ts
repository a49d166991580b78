import type { EventDetails } from "@forecourt/api/send-events";
import type { EventName } from "@forecourt/core";
import type { AnalyticsSettings } from "@forecourt/core/schemas";
import { readConsent } from "./analytics/consent.ts";

let sender: Promise<(name: EventName, details: EventDetails) => void> | undefined;

/**
 * Counts what a shopper did, by its name in the registry of events (S1 §7); the code for it is fetched with the first.
 * Where a site asks for consent nothing is sent, nor given to the data layer, before the shopper said yes. Failures
 * only warn.
 *
 * @example
 * sendEvent(site.analytics, "calculatorUsed", { carId: "17" }) // event 26
 */
export function sendEvent(analytics: AnalyticsSettings, name: EventName, details: EventDetails = {}): void {
  if (analytics.consentRequired && readConsent() !== true) return;
  sender ??= Promise.all([import("@forecourt/api/send-events"), import("./analytics/event-number.ts")]).then(
    ([{ createEventSender }, { eventNumber }]) => {
      const send = createEventSender({
        ...analytics,
        hasConsent: () => !analytics.consentRequired || readConsent() === true,
      });
      return (event, more) => {
        const id = eventNumber(event);
        if (id !== undefined) send(id, more);
      };
    },
  );
  sender.then(
    (send) => send(name, details),
    (error: unknown) => {
      // The code did not come: it is asked for again with the next event.
      sender = undefined;
      console.warn("[storefront] An event was not counted.", error);
    },
  );
}
