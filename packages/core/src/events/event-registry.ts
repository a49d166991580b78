import { careerEnquiry } from "../lead/lead-limits.ts";

/**
 * Numbers of the analytics events that the specification names (S1 §7, S2 §7). It uses 4, 18, 49, 60 and 61 without
 * saying what for: they are kept free and never sent (decisions.md row 51).
 */
export const eventIds = {
  enquiryNew: 14,
  enquiryUsed: 15,
  testDriveNew: 17,
  callClick: 25,
  calculatorUsed: 26,
  codeSent: 36,
  codeVerified: 37,
  saveCar: 39,
  testDriveUsed: 48,
  careerEnquiry: 51,
} as const;

/** Name of an event. */
export type EventName = keyof typeof eventIds;
/** Number of an event that may be sent. */
export type EventId = (typeof eventIds)[EventName];

/** Numbers that only the server counts: a browser cannot say that a code was right. */
export const serverEventIds: readonly number[] = /* @__PURE__ */ idsOf("codeSent", "codeVerified");

/** Tag of cars that are there to be driven, not bought (S1 §7). */
export const testDriveOnlyTag = "Test Drive Only";

const names = /* @__PURE__ */ namesById();

/**
 * Name of an event's number; undefined for one that is reserved or not known.
 *
 * @example
 * eventName(25) // "callClick"
 * eventName(18) // undefined
 */
export function eventName(id: number): EventName | undefined {
  return names.get(id);
}

/**
 * The event of a test drive: 17 for new cars and cars tagged Test Drive Only, 48 for all others (S1 §7). A demo car
 * counts as used (decisions.md row 78).
 *
 * @example
 * testDriveEvent({ car_type: "used" }) // 48
 */
export function testDriveEvent(car: {
  car_type?: string | null | undefined;
  tag?: string | null | undefined;
}): EventId {
  return car.car_type === "new" || car.tag === testDriveOnlyTag ? eventIds.testDriveNew : eventIds.testDriveUsed;
}

/**
 * The event of an enquiry: 51 for a career enquiry, 14 about a new car, 15 about a used or demo car; undefined for one
 * about no car (S1 §7).
 *
 * @example
 * enquiryEvent({ car_type: "new" }) // 14
 */
export function enquiryEvent(lead: {
  category?: string | undefined;
  subcategory?: string | undefined;
  car_type?: string | null | undefined;
}): EventId | undefined {
  if (lead.category === careerEnquiry || lead.subcategory === careerEnquiry) return eventIds.careerEnquiry;
  if (lead.car_type === "new") return eventIds.enquiryNew;
  return lead.car_type === "used" || lead.car_type === "demo" ? eventIds.enquiryUsed : undefined;
}

// Calls marked as pure, so that a page which asks for another rule does not carry the registry.
function idsOf(...events: EventName[]): readonly number[] {
  return events.map((name) => eventIds[name]);
}

function namesById(): ReadonlyMap<number, EventName> {
  return new Map(Object.entries(eventIds).map(([name, id]) => [id, name as EventName]));
}
