import { z } from "zod";
import { financePaths, personalisedFinancePath } from "../pages/finance.ts";
import { quickQuotePrice } from "../finance/quick-quote.ts";
import { off, on, setting, shortText } from "./setting.ts";

/** The finance enquiry, as a page or a popup (S2 §2, §5). */
export const financeEnquirySettingsSchema = z.strictObject({
  enabled: off("S2 §2", "Shoppers can enquire for finance."),
  route: setting(
    z.enum(financePaths).default(financePaths[0]),
    "S2 §2, decisions.md row 81",
    "Where the finance buttons lead.",
  ),
  aliases: setting(z.array(z.enum(financePaths)).max(3).default([]), "S2 §2", "Other routes that lead to it."),
  personalised: off("S2 §2, decisions.md row 81", `Cars with an nvic go to ${personalisedFinancePath}?car_id={id}.`),
  form: setting(z.enum(["page", "popup"]).default("page"), "S2 §2", "A single page or a popup with four steps."),
  stepLabels: setting(
    z
      .tuple([shortText(40), shortText(40), shortText(40), shortText(40)])
      .default(["Quick Estimate", "Your Details", "Instant pre-approval", "Apply to lender"]),
    "S2 §2, decisions.md rows 42 and 82",
    "Labels of the popup's steps.",
  ),
  askPostcode: off("S2 §3, §5", "The form asks for a postcode, which is required there."),
  askWhoIsHelping: off("S2 §5", 'The form asks "Who\'s Helping You Today".'),
  startPriceDollars: setting(
    z.int().min(quickQuotePrice.min).max(quickQuotePrice.max).default(quickQuotePrice.initial),
    "S2 §5, §9",
    "The price that the quick estimate starts with where it is about no vehicle: what most of the dealer's stock costs.",
  ),
  featuredStock: on("S2 §2, §9", "Without a car, show 6 featured used cars in stock that have more than one photo."),
  quickQuote: off("S1 §7, S2 §2", "Ask the lender for a quick quote and show it."),
  quoteOnVehiclePage: off("S1 §7, decisions.md row 57", "Ask for a quote on the vehicle page when the car has none."),
});
