import { z } from "zod";

/** An IANA time zone that this runtime knows. */
export const timeZoneText = z.string().refine(
  (zone) => {
    try {
      return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  },
  { message: "Use an IANA time zone such as Australia/Sydney or Pacific/Auckland." },
);
