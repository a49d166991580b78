import { z } from "zod";
import { off, setting } from "./setting.ts";

const dollars = z.number().min(1).max(100_000).multipleOf(0.01);

/** Paying an invoice online, at /online-payment (S2 §2, decisions.md row 101). */
export const onlinePaymentSettingsSchema = z.strictObject({
  enabled: off("S2 §2", "Shoppers who are signed in can pay an invoice online, at /online-payment."),
  least: setting(dollars.default(10), "decisions.md row 101", "The least that is paid at once, in dollars."),
  most: setting(dollars.default(10_000), "decisions.md row 101", "The most that is paid at once, in dollars."),
});
