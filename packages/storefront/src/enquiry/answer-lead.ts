import type { TestDriveSlots } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { EventName } from "@forecourt/core";
import { successPath } from "@forecourt/core/pages";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { data, redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { nowContext } from "../contexts.ts";
import { pressKey, wordsKey } from "./press-key.ts";
import { textValues } from "./text-values.ts";

/** What the platform made of a form. */
export interface SentLead {
  lead_id: string;
  /** Its analytics event (S1 §7). */
  event?: EventName;
  /** Address of the page that follows. */
  to: string;
  /**
   * Slug of the car that it is about: the thanks name it to a browser without JavaScript, which remembers none.
   * @default none
   */
  car?: string;
}

/** What a lead form's action answers to the browser's code. */
export interface LeadFormAnswer extends Partial<SentLead> {
  state?: EnquiryFormState;
  /** Typed values of a form that did not reach the platform. */
  unsent?: Readonly<Record<string, string>>;
  /** The remaining times, when a test drive was refused. */
  times?: TestDriveSlots | undefined;
}

/**
 * Sends what a lead form was filled in with. A browser without JavaScript is sent on to the thanks, or gets the page
 * once more with what is wrong; the browser's code gets the same as an answer.
 *
 * @param args of the route's action
 * @param send hands it to the platform, under the form's idempotency key; a form that was posted without the browser's
 *   code has a key of what was pressed, so that a second press of the same minutes makes nothing twice
 * @param more what else the page needs after a refusal, and words for the fields that the platform does not name
 */
export async function answerLead<More extends object>(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
  send: (key: { idempotencyKey?: string }) => Promise<SentLead>,
  more: (refusal: ApiError) => Promise<More & { fields?: Record<string, string> }> = async () => ({}) as More,
) {
  const given = form.get("idempotency_key");
  const key =
    typeof given === "string" && given !== ""
      ? given
      : await pressKey(args.request, { now: args.context.get(nowContext), said: textValues(form) });
  try {
    const { to, car, ...sent } = await send({ idempotencyKey: key }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "idempotency_key_reused") throw error;
      // A form whose first answer was lost is stored already; what was changed in it before the next try is an enquiry
      // of its own.
      return send({ idempotencyKey: await wordsKey(textValues(form)) });
    });
    const isScripted = form.has("scripted");
    // The page of thanks is for what was sent: its address says so.
    const thanks =
      to === successPath ? `${to}?${car === undefined || isScripted ? "sent=1" : new URLSearchParams({ car })}` : to;
    return isScripted ? { ...sent, to: thanks } : redirect(thanks, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields: named, ...rest } = await more(error);
    const fields = {
      ...Object.fromEntries(error.fields.map(({ path, message }) => [path.split(".")[0] ?? path, message])),
      ...named,
    };
    return data(
      { state: { error: error.message, fields, values: textValues(form) }, ...rest },
      { status: error.status },
    );
  }
}
