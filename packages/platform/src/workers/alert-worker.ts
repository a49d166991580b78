import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { alertLinkToken, alertLinkUrl, endActOf } from "../domain/alerts/alert-links.ts";
import { composeAlertMail, composeAlertText } from "../domain/alerts/compose-alert.ts";
import { settleFailed, settleSent } from "../domain/alerts/settle-message.ts";
import { takeMessage } from "../domain/alerts/take-message.ts";
import type { TakenMessage } from "../domain/alerts/take-message.ts";
import { maxAttempts, retryDelayMs } from "../domain/leads/retry-delay.ts";
import type { SendMail } from "../domain/mail/send-mail.ts";
import type { IdentityKeys } from "../domain/shoppers/identity-keys.ts";
import type { SendText } from "../domain/shoppers/send-text.ts";
import type { Database } from "../records/open-database.ts";
import type { Site } from "@forecourt/core/schemas";
import { claimDue } from "./claim-due.ts";
import type { ClaimedRow, DueTable } from "./claim-due.ts";
import { startFairWorker } from "./fair-worker.ts";
import type { ClaimRoom, FairWorker } from "./fair-worker.ts";

/** What the worker stands on. */
export interface AlertDependencies {
  database: Database;
  /** The site as it is stored; undefined for one that is gone. */
  siteOf: (siteSlug: string) => Site | undefined;
  sendText: SendText;
  /** Undefined where the deployment sends no mail: then mailed alerts wait. */
  sendMail: SendMail | undefined;
  keys: Pick<IdentityKeys, "hash">;
  log: Log;
  now: () => Date;
}

const alertTable: DueTable = {
  name: "alert_messages",
  destination: "channel",
  waiting: ["waiting", "sending"],
  leaseSeconds: 180,
};

/** Claims messages that are due, every site and channel in its turn. */
export const claimAlertMessages = (
  { database, now }: Pick<AlertDependencies, "database" | "now">,
  room: ClaimRoom,
): Promise<ClaimedRow[]> => claimDue(database, alertTable, room, now());

/**
 * Writes and sends a claimed message, then stores the result. Each attempt has the same id, by which the text service
 * and the mailbox recognise a message that they already have. So a message that was sent by a process that died before
 * it stored the result is sent again, and arrives once.
 */
export async function attemptAlertMessage(dependencies: AlertDependencies, claimed: ClaimedRow): Promise<void> {
  const { database, siteOf, log, now } = dependencies;
  const message = await takeMessage(database, claimed, { siteOf, now: now() });
  if (!message) return;
  try {
    await send(dependencies, message);
  } catch (error) {
    const isLast = claimed.attempt >= maxAttempts;
    log({
      level: isLast ? "error" : "warn",
      event: isLast ? "alert_dead" : "alert_failed",
      site: message.site.slug,
      message: message.id,
      attempt: claimed.attempt,
      ...failureDetails(error),
    });
    await settleFailed(database, message, {
      now: now(),
      error: (error instanceof Error && "code" in error ? String(error.code) : "failed").slice(0, 60),
      nextAttemptAt: isLast ? undefined : new Date(now().getTime() + retryDelayMs(claimed.attempt, Math.random())),
    });
    return;
  }
  await settleSent(database, message, now());
}

async function send({ sendText, sendMail, keys }: AlertDependencies, message: TakenMessage): Promise<void> {
  const { id, site, channel, to, userId, origin } = message;
  const endUrl = alertLinkUrl(origin, alertLinkToken(keys, { act: endActOf(channel), userId }));
  if (channel === "sms") {
    await sendText(site, { to, text: composeAlertText(message, endUrl), id });
    return;
  }
  if (!sendMail) throw new Error("The deployment sends no mail. Set SMTP_URL and MAIL_FROM.");
  await sendMail({ siteSlug: site.slug, id, to, mail: composeAlertMail(message, endUrl) });
}

/** Starts the worker that sends alerts. */
export function startAlertWorker(dependencies: AlertDependencies): FairWorker {
  const { log } = dependencies;
  return startFairWorker<ClaimedRow>({
    claim: (room) => claimAlertMessages(dependencies, room),
    run: (message) => attemptAlertMessage(dependencies, message),
    onFailure: (error) => log({ level: "warn", event: "alerts_waiting", ...failureDetails(error) }),
  });
}
