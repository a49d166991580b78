import type { AnalyticsSettings } from "@forecourt/core/schemas";
import { createElement } from "react";
import type { ReactNode } from "react";
import { readConsent } from "./consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { startTagManager } from "./start-tag-manager.ts";

/**
 * Starts the site's tag manager where it may be started, and gives the question for consent where the site asks for it
 * and the shopper has not answered.
 */
export function askConsent({
  tagManager,
  consentRequired,
}: Partial<Pick<AnalyticsSettings, "tagManager" | "consentRequired">>): ReactNode {
  const start = () => tagManager !== undefined && startTagManager(tagManager);
  const consent = consentRequired === true ? readConsent() : true;
  if (consent === true) start();
  return consent === undefined && createElement(ConsentBanner, { hasTags: tagManager !== undefined, onYes: start });
}
