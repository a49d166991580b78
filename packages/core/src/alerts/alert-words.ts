import { stockWord } from "../format/stock-word.ts";
import type { AlertChannel, AlertKind } from "./alert-kinds.ts";

/**
 * Text that a shopper agrees to before a site sends alerts; it is stored as it was shown (decisions.md row 104).
 *
 * @example
 * alertConsentText({ siteName: "Harbour Mazda", channel: "sms" })
 * // "Yes, Harbour Mazda may text me these alerts: at most one message of each kind a day, between 8 am and 8 pm. I can end them by replying STOP or by the link in each message."
 */
export function alertConsentText({ siteName, channel }: { siteName: string; channel: AlertChannel }): string {
  const how = channel === "sms" ? "text me these alerts" : "email me these alerts";
  const end =
    channel === "sms"
      ? "I can end them by replying STOP or by the link in each message."
      : "I can end them by the link in each message.";
  return `Yes, ${siteName} may ${how}: at most one message of each kind a day, between 8 am and 8 pm. ${end}`;
}

/**
 * Label of each kind of alert in the form.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * alertKindLabel("new_match", "cars") // "A new car that matches"
 */
export function alertKindLabel(kind: AlertKind, vehicles: string): string {
  const word = stockWord(vehicles);
  const labels: Readonly<Record<AlertKind, string>> = {
    below_wish: "A price at or below my wish",
    back_in_stock: "Back in stock",
    price_drop: "A price drop",
    new_match: `A new ${word} that matches`,
    sold: "Sold",
  };
  return labels[kind];
}

const stopWords = new Set(["stop", "stopall", "unsubscribe", "end", "quit", "cancel"]);

/**
 * Whether a text that a shopper sent back ends their alerts.
 *
 * @example
 * isStopReply(" Stop. ") // true
 * isStopReply("Is it still there?") // false
 */
export function isStopReply(text: string): boolean {
  const [first = ""] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return stopWords.has(first);
}
