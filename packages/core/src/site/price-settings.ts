import { z } from "zod";
import { httpsText, off, on, setting, shortText } from "./setting.ts";

const note = (type: string) =>
  setting(
    shortText(400).optional(),
    "legal-display.md",
    `What a price "${type}" includes, under the price; {in} becomes " in NSW". A lawyer should confirm it.`,
    "the usual words of the country",
  );

/** What stands around a price (S1 §4). */
export const priceSettingsSchema = z.strictObject({
  reducedNote: off("S1 §2", 'Say when the price last went down and by how much: "Reduced $1,000 on 3 May".'),
  wasPriceProof: off("S1 §4, decisions.md row 62", "A was-price shows only when the price ledger holds that price."),
  notes: z
    .strictObject({
      drive_away: note("Drive away"),
      estimated_drive_away: note("Estimated drive away"),
      egc: note("Excl. govt charges"),
      plus_orc: note("Plus on-road costs"),
    })
    .prefault({}),
});

/** The price comparison panel (S1 §2, §5, §9). */
export const priceComparisonSettingsSchema = z.strictObject({
  enabled: on("S1 §2, S2 §6", "Show the panel where its figures are valid."),
  source: setting(
    z.enum(["own", "autogauge"]).default("own"),
    "S1 §7, S2 §6, decisions.md row 74",
    "Who compares: the platform with the cars it publishes, or the Autogauge service.",
  ),
  lowBandWord: setting(
    shortText(30).optional(),
    "S1 §9, decisions.md row 33",
    "A neutral word for a price in the low band.",
    "Good Deal",
  ),
});

/** Reports that may be downloaded for a car (S2 §6). */
export const reportSettingsSchema = z.strictObject({
  ppsr: off("S2 §6", "Offer the PPSR report."),
  carAnalysis: off("S2 §6", "Offer the Car Analysis report."),
  carAnalysisUrl: setting(
    httpsText.optional(),
    "S2 §6",
    "Where the Car Analysis report is bought; {vin} becomes the car's VIN.",
    "no link to it",
  ),
  autogauge: off(
    "S2 §6",
    "Show the Autogauge report, the comparison of that provider, and its download as a PDF, where priceComparison.source names it.",
  ),
  history: off("S1 §2, §3", "A button for the history report of cars that have one (field file)."),
});
