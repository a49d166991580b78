import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { maxAttempts, retryDelayMs } from "../domain/leads/retry-delay.ts";
import type { Mail } from "../domain/mail/mail.ts";
import type { SendMail } from "../domain/mail/send-mail.ts";
import type { Database } from "../records/open-database.ts";
import { mails } from "../records/schema.ts";
import { eq, inArray } from "../records/drizzle.ts";
import { claimDue } from "./claim-due.ts";
import type { ClaimedRow, DueTable } from "./claim-due.ts";
import { startFairWorker } from "./fair-worker.ts";
import type { ClaimRoom, FairWorker } from "./fair-worker.ts";

/** What the worker stands on. */
export interface MailDependencies {
  database: Database;
  /** Undefined where the deployment sends no mail: then mails wait. */
  sendMail: SendMail | undefined;
  log: Log;
  now: () => Date;
}

/** The lease is longer than a server may take. */
const mailTable: DueTable = { name: "mails", waiting: ["waiting"], leaseSeconds: 120 };

/** A mail that this process has to itself until its lease ends. */
export interface ClaimedMail extends ClaimedRow {
  recipient: string;
  mail: Mail;
}

/** Claims mails that are due, every site in its turn. */
export async function claimMails(
  { database, now }: Pick<MailDependencies, "database" | "now">,
  room: ClaimRoom,
): Promise<ClaimedMail[]> {
  const claimed = new Map((await claimDue(database, mailTable, room, now())).map((row) => [row.id, row]));
  if (claimed.size === 0) return [];
  const rows = await database.db
    .select({ id: mails.id, recipient: mails.recipient, content: mails.content })
    .from(mails)
    .where(inArray(mails.id, [...claimed.keys()]));
  return rows.flatMap(({ id, recipient, content }) => {
    const row = claimed.get(id);
    return row ? [{ ...row, recipient, mail: content as unknown as Mail }] : [];
  });
}

/**
 * Sends a claimed mail, and writes down what became of it. A server that took it while we died gets it once more:
 * better twice than never.
 */
export async function attemptMail(
  { database, sendMail, log, now }: MailDependencies,
  { id, siteSlug, recipient, mail, attempt }: ClaimedMail,
): Promise<void> {
  if (!sendMail) return;
  const settle = (values: Partial<typeof mails.$inferInsert>) =>
    database.db.update(mails).set(values).where(eq(mails.id, id));
  try {
    await sendMail({ siteSlug, id, to: recipient, mail });
    await settle({ state: "sent", sentAt: now(), lastError: null });
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "failed";
    const isLast = attempt >= maxAttempts;
    log({
      level: isLast ? "error" : "warn",
      event: isLast ? "mail_dead" : "mail_failed",
      site: siteSlug,
      mail: id,
      attempt,
      ...failureDetails(error),
    });
    await settle({
      lastError: reason.slice(0, 60),
      ...(isLast
        ? { state: "dead" as const }
        : { nextAttemptAt: new Date(now().getTime() + retryDelayMs(attempt, Math.random())) }),
    });
  }
}

/** Starts the worker that sends mails; none where the deployment sends no mail. */
export function startMailWorker(dependencies: MailDependencies): FairWorker | undefined {
  if (!dependencies.sendMail) return undefined;
  const { log } = dependencies;
  return startFairWorker<ClaimedMail>({
    claim: (room) => claimMails(dependencies, room),
    run: (mail) => attemptMail(dependencies, mail),
    onFailure: (error) => log({ level: "warn", event: "mails_waiting", ...failureDetails(error) }),
  });
}
