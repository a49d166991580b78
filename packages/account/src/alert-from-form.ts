import { alertChannels, alertKinds, alertRhythms } from "@forecourt/core/alerts";
import type { AlertChannel, AlertKind, AlertRhythm } from "@forecourt/core/alerts";

/** Body of an alert form, as the endpoints take it. */
export interface AlertFormBody {
  name?: string;
  kinds: AlertKind[];
  wish_price: number | null;
  channel: AlertChannel | null;
  rhythm: AlertRhythm;
  email?: string;
  consent: boolean;
}

/**
 * Reads a sent alert form.
 *
 * @example
 * alertFromForm(new FormData()) // { kinds: [], wish_price: null, channel: null, rhythm: "daily", consent: false }
 */
export function alertFromForm(form: FormData): AlertFormBody {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const kinds = form.getAll("kinds");
  const channel = alertChannels.find((each) => each === text("channel")) ?? null;
  const wish = Math.round(Number(text("wish_price").replace(/[$,\s]/g, "")));
  const asked = alertKinds.filter((kind) => kinds.includes(kind));
  return {
    ...(text("name") === "" ? {} : { name: text("name") }),
    kinds: asked,
    wish_price: asked.includes("below_wish") && Number.isFinite(wish) && wish > 0 ? wish : null,
    channel,
    rhythm: alertRhythms.find((each) => each === text("rhythm")) ?? "daily",
    ...(channel === "mail" && text("email") !== "" ? { email: text("email") } : {}),
    // Mail and text message each have a box. Only the box of the chosen one is read.
    consent: channel !== null && text(`consent_${channel}`) !== "",
  };
}
