import { eventIds } from "@forecourt/core";

/** Number of an event by its name; undefined for a name that the registry does not have. */
export function eventNumber(name: string): number | undefined {
  return Object.hasOwn(eventIds, name) ? eventIds[name as keyof typeof eventIds] : undefined;
}
