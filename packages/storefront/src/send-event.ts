import type { EventId } from "@forecourt/core";
import type { AnalyticsSettings } from "@forecourt/core/schemas";

let sender: Promise<(id: number, details?: { carId?: string }) => void> | undefined;

/**
 * Counts what a shopper did, by the specification's number (S1 §7); the code for it is fetched with the first. Where a site
 * asks for consent nothing is sent: the shopper has been asked for none.
 *
 * @example
 * sendEvent(site.analytics, 26, { carId: "17" }) // calculator used
 */
export function sendEvent(analytics: AnalyticsSettings, id: EventId, details: { carId?: string } = {}): void {
  sender ??= import("@forecourt/api/send-events").then(({ createEventSender }) => createEventSender({ ...analytics, hasConsent: () => !analytics.consentRequired }));
  sender.then(
    (send) => send(id, details),
    (error: unknown) => console.warn("[storefront] An event was not counted.", error),
  );
}
