import { parseFuelText } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { costTexts } from "./cost-texts.ts";
import type { CostTexts } from "./cost-texts.ts";
import type { RunningCostsStart } from "./vehicle-facts.ts";

/**
 * Running costs from what a shopper typed, without `$`, commas and `kms` (S1 §5); what is no number says so and leaves
 * the figures as they were.
 *
 * @example
 * calculateRunningCosts(start, { price: "$2.00", distance: "300 kms" }, money).texts?.week // "$60.00"
 */
export function calculateRunningCosts(
  start: RunningCostsStart,
  typed: { price: string; distance: string },
  money: MoneyFormat,
): { texts?: CostTexts; error?: string } {
  const dollarsPerUnit = parseFuelText(typed.price);
  const kmPerWeek = parseFuelText(typed.distance);
  if (dollarsPerUnit === undefined) return { error: "Enter a price such as $1.70." };
  if (kmPerWeek === undefined) return { error: "Enter a distance such as 250 kms." };
  const texts = costTexts({ ...start, dollarsPerUnit, kmPerWeek }, money);
  return texts ? { texts } : {};
}
