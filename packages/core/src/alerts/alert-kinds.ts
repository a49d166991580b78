/**
 * Kinds of changes of a car that alerts report, most important first: a change of several kinds is reported as the
 * first that was asked for.
 */
export const alertKinds = ["below_wish", "back_in_stock", "price_drop", "new_match", "sold"] as const;
/** Kinds of changes of a car that alerts report. */
export type AlertKind = (typeof alertKinds)[number];

/** Kinds that can be asked for of one saved car: it matches itself, so it is no new match. */
export const carAlertKinds = [
  "below_wish",
  "back_in_stock",
  "price_drop",
  "sold",
] as const satisfies readonly AlertKind[];

/** How alerts reach a shopper. */
export const alertChannels = ["sms", "mail"] as const;
/** How alerts reach a shopper. */
export type AlertChannel = (typeof alertChannels)[number];

/** When alerts are sent: once a day together, or as soon as the quiet hours allow. */
export const alertRhythms = ["daily", "at_once"] as const;
/** When alerts are sent. */
export type AlertRhythm = (typeof alertRhythms)[number];

/** Saved searches and cars with alerts that one shopper has at most. */
export const maxAlerts = 50;
/** Letters that the name of a saved search has at most. */
export const maxAlertName = 80;
