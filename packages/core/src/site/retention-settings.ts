import { z } from "zod";
import { setting } from "./setting.ts";

const source = "legal-display.md";
const months = (byDefault: number) => z.number().int().min(1).max(120).default(byDefault);

/**
 * How long the platform keeps what shoppers left behind; then it deletes it (APP 11.2 in Australia, IPP 9 in New
 * Zealand). Events have `analytics.keepDays`. Proof of consent stays for its own period (docs/decisions/0018).
 */
export const retentionSettingsSchema = z.strictObject({
  leadMonths: setting(
    months(24),
    source,
    "Months for which enquiries and bookings are kept after they came, a booking after its time; those still to be delivered stay.",
  ),
  accountMonths: setting(
    months(24),
    source,
    "Months for which a shopper's account and watchlist are kept after the last sign-in.",
  ),
  activityMonths: setting(
    months(13),
    source,
    "Months for which it is kept that a phone number was shown, or a code sent or used.",
  ),
});
