import { z } from "zod";
import { reservedHours } from "../reserve/reservation.ts";
import { off, on, setting, shortText } from "./setting.ts";

/** Reserving and buying online (S1 §2, §5, §9). Cars also need a payment processor (decisions.md row 5). */
export const reserveSettingsSchema = z.strictObject({
  enabled: off("S1 §2, §5, S2 §6", "Cars can be reserved online."),
  path: setting(
    z.enum(["checkout", "buy-online"]).default("checkout"),
    "S1 §2, S2 §2",
    "Last part of the reserve page's path, /cars/{slug}/checkout or /cars/{slug}/buy-online.",
  ),
  label: setting(
    shortText(40).optional(),
    "S1 §2",
    "What the reserve button reads.",
    "Reserve Car Now, on cards Reserve Now",
  ),
  onCards: on("S1 §2", "Cards of cars have the reserve button too, and not their pages alone."),
  depositLabel: setting(
    shortText(20).default("$200"),
    "S1 §9, S2 §9",
    "How much the deposit is said to be when no amount is given.",
  ),
  deposit: setting(
    z.number().min(1).max(10_000).multipleOf(0.01).optional(),
    "S1 §9, decisions.md row 99",
    "What a shopper pays to reserve a car, in dollars.",
    "the amount that depositLabel says",
  ),
  hours: setting(
    z.int().min(1).max(720).default(reservedHours),
    "decisions.md row 99",
    "Hours for which a car stays reserved at least once its deposit is paid: it ends at the closing time of the day on which they are over, or when its place opens next.",
  ),
  isRefundable: on("decisions.md row 99", "The deposit goes back when the car is not bought."),
  terms: setting(
    z.string().trim().min(20).max(2000).optional(),
    "decisions.md row 99",
    "The site's own terms of a deposit that does not go back: shown, and agreed to before the payment.",
    "the deposit is refundable and needs none",
  ),
  onlinePurchase: off("S1 §2", "Cars can be bought online, at /checkout-journey?car_id={slug}."),
  whyReserve: setting(
    z.array(shortText(60)).max(6).default(["Reserve Now", "Trade In Valuation"]),
    "S2 §2",
    'Entries of the "Why reserve" list beside a model, where cars can be reserved: each where the site has the page that it leads to; other words stand without a link. An empty list for none.',
  ),
});
