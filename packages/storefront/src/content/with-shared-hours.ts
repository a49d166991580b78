import type { Location } from "@forecourt/core/schemas";

/**
 * Locations whose equal days and weeks are the same objects, so that the answer to a browser holds each of them once.
 * Twelve dealerships of a group have two weeks between them.
 */
export function withSharedHours(locations: readonly Location[]): Location[] {
  const known = new Map<string, unknown>();
  const shared = <T>(value: T): T => {
    const content = JSON.stringify(value);
    if (!known.has(content)) known.set(content, value);
    return known.get(content) as T;
  };
  return locations.map(({ contact_detail: contact, ...location }) => ({
    ...location,
    contact_detail: { ...contact, opening_hours: shared(contact.opening_hours.map((day) => shared(day))) },
  }));
}
