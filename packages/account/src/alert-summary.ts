import type { SavedAlert } from "@forecourt/api";
import { formatMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { alertKindLabel } from "@forecourt/core/alerts";

/**
 * What is told of a saved search or car, and how, in one line.
 *
 * @example
 * alertSummary({ kinds: ["price_drop", "below_wish"], wish_price: 30000, channel: "sms", rhythm: "daily" }, { vehicles: "cars", money })
 * // "A price drop, a price at or below $30,000. By text, once a day."
 */
export function alertSummary(
  { kinds, wish_price: wish, channel, rhythm }: Pick<SavedAlert, "kinds" | "wish_price" | "channel" | "rhythm">,
  { vehicles, money }: { vehicles: string; money: MoneyFormat },
): string {
  if (channel === null || kinds.length === 0) return "No messages";
  const told = kinds.map((kind, index) => {
    const label =
      kind === "below_wish" && wish !== null
        ? `A price at or below ${formatMoney(wish, money)}`
        : alertKindLabel(kind, vehicles);
    return index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);
  });
  return `${told.join(", ")}. By ${channel === "sms" ? "text" : "email"}, ${rhythm === "daily" ? "once a day" : "as soon as it happens"}.`;
}
