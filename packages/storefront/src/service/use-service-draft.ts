import { savedStoreOf } from "@forecourt/account/saved";
import { fillFromDraft, keepServiceDraft, lookedUpVehicle, readServiceDraft } from "@forecourt/enquiry/service";
import { useCallback, useEffect } from "react";
import type { RefObject } from "react";
import { fillKnownDetails } from "../enquiry/known-details.ts";
import { textValues } from "../enquiry/text-values.ts";
import { visitSoFar } from "./visit-so-far.ts";
import type { Visit } from "./visit-summary.tsx";

/** Page of the draft that holds the visit. */
export const visitPage = "0";

/**
 * Fills a step of a service booking with what was typed before, or is known of the shopper, and calls back with the
 * booking so far.
 *
 * @param form of the step
 * @param options.site slug of the site
 * @param options.vehiclePage index of the step that asks for the vehicle; -1 without one
 * @param options.lookedUp result of looking up the plate, which may change the vehicle
 * @returns calls back again: for when what was typed changes
 */
export function useServiceDraft(
  form: RefObject<HTMLFormElement | null>,
  options: {
    site: string;
    step: number;
    vehiclePage: number;
    lookedUp: string | undefined;
    onVisit: ((visit: Visit) => void) | undefined;
  },
): () => void {
  const { site, step, vehiclePage, lookedUp, onVisit } = options;
  const tellVisit = useCallback(() => {
    if (!form.current || !onVisit) return;
    const draft = readServiceDraft(site);
    const typed = textValues(new FormData(form.current));
    const visit = step === 0 ? typed : (draft[visitPage] ?? {});
    onVisit(visitSoFar(visit, step === vehiclePage ? typed : draft[vehiclePage]));
  }, [form, site, step, vehiclePage, onVisit]);
  useEffect(() => {
    const filled = form.current;
    if (!filled) return;
    const draft = readServiceDraft(site);
    // The vehicle found by its plate is in the step that asks for it.
    const found = step === vehiclePage ? lookedUpVehicle(draft[visitPage] ?? {}) : undefined;
    void fillFromDraft(filled, found ? { ...found, ...draft[step] } : draft[step]).then(() => {
      if (step === 1) fillKnownDetails(filled, savedStoreOf(site).getState().details);
      // A choice that was put back told of a form that was half filled in.
      if (draft[step]) keepServiceDraft(site, String(step), filled);
      // Choices made before the scripts loaded are in the form.
      tellVisit();
    });
  }, [form, site, step, vehiclePage, tellVisit]);
  useEffect(() => {
    if (lookedUp !== undefined) tellVisit();
  }, [lookedUp, tellVisit]);
  return tellVisit;
}
