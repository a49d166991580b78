import type { DatabaseWriter } from "../../records/bump-version.ts";
import { mails } from "../../records/schema.ts";
import type { Mail } from "./mail.ts";

/**
 * Notes a mail to be sent. Call it in the transaction of what it tells: both happen, or neither. The same kind of mail
 * about the same thing goes to an address once.
 *
 * @param options.leadId the lead that it is about: the mail is deleted with it
 */
export async function queueMail(
  tx: DatabaseWriter,
  options: {
    siteSlug: string;
    leadId: string | undefined;
    kind: string;
    about: string;
    to: string;
    mail: Mail;
    now: Date;
  },
): Promise<void> {
  const { siteSlug, leadId, kind, about, to, mail, now } = options;
  await tx
    .insert(mails)
    .values({
      siteSlug,
      leadId,
      kind,
      about,
      recipient: to,
      content: { ...mail },
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}
