import { z } from "zod";
import { tradeInMarginPercent, tradeInMostKm, tradeInMostYears } from "../trade-in/trade-in-limits.ts";
import { off, setting } from "./setting.ts";

/** Valuing a shopper's own car (S1 §2, §5, S2 §5). */
export const tradeInSettingsSchema = z.strictObject({
  kind: setting(
    z.enum(["car", "caravan"]).default("car"),
    "S1 §3, §7",
    "What shoppers have valued. A caravan is asked for its length, berths and axles, in place of kilometres, warning lights and keys; it gets no online estimate.",
  ),
  onlineEstimate: off("S1 §1, §7", "Shoppers can have their car estimated online."),
  mostYears: setting(
    z.number().int().min(1).max(40).default(tradeInMostYears),
    "S1 §5, S2 §5",
    "An older car gets no online estimate.",
  ),
  mostKm: setting(
    z.number().int().min(1000).max(1_000_000).default(tradeInMostKm),
    "S1 §5, S2 §5",
    "A car that drove further gets no online estimate, in km.",
  ),
  marginPercent: setting(
    z.number().min(0).max(50).default(tradeInMarginPercent),
    "S1 §7",
    "What an estimate is below what such cars are on sale for, in percent.",
  ),
  saveValuation: off("S1 §7", "Keep the valuation's answer, as POST /api/miscellaneous does in one variant."),
  faq: off("S1 §5, S2 §2", "Show the trade-in questions and answers."),
});
