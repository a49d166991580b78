import { timingSafeEqual } from "node:crypto";
import type { AlertChannel } from "@forecourt/core/alerts";
import { alertLinkPath } from "@forecourt/core/pages";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";

/** What a link in a message does: it ends the alerts of a channel, or confirms the address that mails go to. */
export type AlertLinkAct = "end_sms" | "end_mail" | "confirm";

/** What a link says of itself. */
export interface AlertLink {
  act: AlertLinkAct;
  userId: string;
}

type Keys = Pick<IdentityKeys, "hash">;

/** Letters of the key of a link: 96 bits, which nobody guesses and a text message holds. */
const keyLetters = 16;
const keyOf = (keys: Keys, act: string, userId: string, extra = "") =>
  keys.hash("alert", `${act}\n${userId}\n${extra}`).slice(0, keyLetters);

/** What ends the alerts of a channel. */
export const endActOf = (channel: AlertChannel): AlertLinkAct => (channel === "sms" ? "end_sms" : "end_mail");

/**
 * The word in the address of a link. It names nobody: a number of ours and a key.
 *
 * @param extra what the link holds for alone, such as the address to confirm
 */
export function alertLinkToken(keys: Keys, { act, userId }: AlertLink, extra?: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
  return `${act}.${id}.${keyOf(keys, act, userId, extra)}`;
}

/** Where a link leads. */
export const alertLinkUrl = (origin: string, token: string): string => `${origin}${alertLinkPath}?link=${token}`;

/**
 * Reads the word of a link; undefined where it is none of ours.
 *
 * @param extraOf what the link holds for alone
 */
export async function readAlertLink(
  keys: Keys,
  token: string,
  extraOf: (link: AlertLink) => Promise<string | undefined>,
): Promise<AlertLink | undefined> {
  const found = /^(end_sms|end_mail|confirm)\.([\w-]{22})\.([\w-]{16})$/.exec(token);
  if (!found) return undefined;
  const [, act = "", id = "", key = ""] = found;
  const hex = Buffer.from(id, "base64url").toString("hex");
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const link = { act: act as AlertLinkAct, userId };
  const expected = keyOf(keys, act, userId, act === "confirm" ? ((await extraOf(link)) ?? "") : "");
  return timingSafeEqual(Buffer.from(key), Buffer.from(expected)) ? link : undefined;
}
