import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { maxAttempts, retryDelayMs } from "../domain/leads/retry-delay.ts";
import type { Mail } from "../domain/mail/mail.ts";
import type { SendMail } from "../domain/mail/send-mail.ts";
import type { Database } from "../records/open-database.ts";
import { mails } from "../records/schema.ts";
import { eq } from "drizzle-orm";
import { maxInFlight, startFairWorker } from "./fair-worker.ts";
import type { ClaimRoom, FairWorker, Lane } from "./fair-worker.ts";

/** What the worker stands on. */
export interface MailDependencies {
  database: Database;
  /** Undefined where the deployment sends no mail: then mails wait. */
  sendMail: SendMail | undefined;
  log: Log;
  now: () => Date;
}

/** A mail that this process has to itself until its lease ends. */
export interface ClaimedMail extends Lane {
  id: string;
  recipient: string;
  mail: Mail;
  /** 1-based. */
  attempt: number;
}

/** Longer than a server may take. */
const leaseSeconds = 120;

/** Claims mails that are due, every site in its turn; a claim is a lease, as `claimDeliveries` has it. */
export async function claimMails(
  { database, now }: Pick<MailDependencies, "database" | "now">,
  { busy, max }: ClaimRoom,
): Promise<ClaimedMail[]> {
  const at = now().toISOString();
  const rows = await database.sql<
    { id: string; site_slug: string; recipient: string; content: unknown; attempts: number }[]
  >`
    with busy as (
      select * from jsonb_to_recordset(${JSON.stringify(busy)}::text::jsonb) as b("siteSlug" text, "inFlight" int)
    ), in_turn as (
      select id, next_attempt_at, row_number() over (partition by site_slug order by next_attempt_at, id) + coalesce("inFlight", 0) as turn
      from mails left join busy on "siteSlug" = site_slug where state = 'waiting' and next_attempt_at <= ${at}::timestamptz
    ), locked as (
      select id from mails
      where id in (select id from in_turn where turn <= ${maxInFlight.lane} order by turn, next_attempt_at, id limit ${max})
        and state = 'waiting' and next_attempt_at <= ${at}::timestamptz for update skip locked
    )
    update mails m set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
    from locked where m.id = locked.id returning m.id, m.site_slug, m.recipient, m.content, m.attempts`;
  return rows.map(({ id, site_slug: siteSlug, recipient, content, attempts }) => ({
    id,
    siteSlug,
    destination: "mail",
    recipient,
    mail: content as Mail,
    attempt: attempts,
  }));
}

/** Sends a claimed mail, and writes down what became of it. A server that took it while we died gets it once more: better twice than never. */
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
