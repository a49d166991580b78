import { timestamp } from "./drizzle.ts";

/** A moment, read and written as a `Date`; PostgreSQL keeps it in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
