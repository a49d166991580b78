export {
  alertChannels,
  alertKinds,
  alertRhythms,
  carAlertKinds,
  maxAlertName,
  maxAlerts,
} from "./alerts/alert-kinds.ts";
export type { AlertChannel, AlertKind, AlertRhythm } from "./alerts/alert-kinds.ts";
export { alertSendTime, nextAlertDay } from "./alerts/alert-send-time.ts";
export { alertConsentText, alertKindLabel, isStopReply } from "./alerts/alert-words.ts";
export { kindsOfChange, isAlertStillTrue } from "./alerts/car-alert-kinds.ts";
export type { CarState } from "./alerts/car-alert-kinds.ts";
export { savedSearchName } from "./alerts/saved-search-name.ts";
