/** A page of the service booking form: the visit, then the steps that make the lead (S1 §2). */
export type ServiceStep = "Your visit" | "Contact Details" | "Vehicle Details" | "Order Details";

/** Height of an embedded booking frame, in px (S1 §2). */
export const bookingFrameHeight = 750;

/**
 * The steps of the service booking form: three, or two without the vehicle step (S1 §2).
 *
 * @example
 * serviceSteps({ hasVehicleStep: false }) // ["Contact Details", "Order Details"]
 */
export function serviceSteps({ hasVehicleStep = true } = {}): ServiceStep[] {
  return hasVehicleStep
    ? ["Contact Details", "Vehicle Details", "Order Details"]
    : ["Contact Details", "Order Details"];
}

/**
 * The pages of the service booking form: the visit that is asked for, then its steps. The visit becomes a lead with the
 * contact details.
 *
 * @example
 * servicePages({ hasVehicleStep: false }) // ["Your visit", "Contact Details", "Order Details"]
 */
export function servicePages(settings?: { hasVehicleStep?: boolean }): ServiceStep[] {
  return ["Your visit", ...serviceSteps(settings)];
}

/** How a site sets up its service form; every key left out keeps its default (S1 §3, §5). */
export interface ServiceFormSettings {
  /** @default false */
  isServiceIntervalRequired?: boolean;
  hasVehicleStep?: boolean;
  /** Ask for street, suburb, state and postcode. @default false */
  hasAddress?: boolean;
}

/** What the tyre box reads, and how it reaches the lead among `additional_services` (S1 §5). */
export const tyreService = "Tyre check";

/**
 * The boxes of the service form, in order; those ticked reach the lead as `additional_services` (S1 §5).
 *
 * @example
 * serviceCheckOptions({ tyreCheckbox: true, additionalServices: ["Wash"] }) // ["Tyre check", "Wash"]
 */
export function serviceCheckOptions({
  tyreCheckbox = false,
  additionalServices = [],
}: {
  tyreCheckbox?: boolean;
  additionalServices?: readonly string[];
}): string[] {
  return [...new Set([...(tyreCheckbox ? [tyreService] : []), ...additionalServices])];
}

/** What the steps of a form hand on. */
export interface ServiceStepState {
  /** Id that the first step's answer gave. */
  leadId?: string;
  /** 0-based. */
  step: number;
}

/**
 * Fields that a step adds to its lead: the id of the steps before and, on the last one, that the form is complete
 * (S1 §4).
 *
 * @example
 * serviceStepFields({ step: 2, leadId: "L1" }, 3) // { lead_id: "L1", lead_status: "Complete", form_completed: true }
 */
export function serviceStepFields(
  { leadId, step }: ServiceStepState,
  stepCount: number,
): { lead_id?: string; lead_status?: "Complete"; form_completed?: true } {
  return {
    ...(leadId === undefined ? {} : { lead_id: leadId }),
    ...(step >= stepCount - 1 ? { lead_status: "Complete" as const, form_completed: true as const } : {}),
  };
}

/** Oldest year of a car that is serviced (S1 §3 "Vehicle Year"). */
export const oldestServicedYear = 1900;

/**
 * What is wrong with the year of a car to be serviced: before there were cars, or later than next year's model;
 * undefined when nothing is (S1 §3 "Vehicle Year").
 *
 * @param year four digits
 * @param thisYear where the site is
 * @example
 * serviceYearProblem("1066", 2026) // "Enter a year from 1900 to 2027."
 */
export function serviceYearProblem(year: string, thisYear: number): string | undefined {
  const isKnown = Number(year) >= oldestServicedYear && Number(year) <= thisYear + 1;
  return isKnown ? undefined : `Enter a year from ${oldestServicedYear} to ${thisYear + 1}.`;
}

/**
 * The last day that a service can be asked for: a year from today.
 *
 * @param today `2026-11-21`, where the site is
 * @example
 * lastServiceDay("2026-11-21") // "2027-11-21"
 */
export function lastServiceDay(today: string): string {
  const [year, monthAndDay] = [Number(today.slice(0, 4)), today.slice(4)];
  return `${year + 1}${monthAndDay === "-02-29" ? "-02-28" : monthAndDay}`;
}
