import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { said } from "../leads/lead-facts.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailParts } from "./compose-mail.ts";
import { queueMail } from "./queue-mail.ts";

/** What a step of a payment is told by mail: to the shopper, to the dealer, or to both. */
export interface PaymentMail {
  kind: string;
  shopper?: Omit<MailParts, "greeting">;
  dealer?: Omit<MailParts, "greeting">;
}

/**
 * Queues a mail to the shopper and one to the dealer, each where it has a text. A shopper without an address gets none.
 *
 * @param options.lead fields of the lead as they stand: who paid
 * @param options.about the id of what the mail is about
 */
export async function queuePaymentMail(
  tx: DatabaseWriter,
  options: {
    site: Site;
    leadId: string | null;
    lead: JsonDocument;
    about: string;
    mail: PaymentMail;
    now: Date;
  },
): Promise<void> {
  const { site, leadId, lead, about, mail, now } = options;
  const queue = (to: string, kind: string, parts: MailParts) =>
    queueMail(tx, {
      siteSlug: site.slug,
      leadId: leadId ?? undefined,
      kind,
      about,
      to,
      mail: composeMail(site, parts),
      now,
    });
  const to = said(lead["email"]);
  if (mail.shopper && to !== undefined)
    await queue(to, mail.kind, { ...mail.shopper, greeting: `Hello ${said(lead["name"]) ?? ""},` });
  if (mail.dealer) await queue(site.dealer.email, `${mail.kind}_dealer`, { ...mail.dealer, greeting: "Hello," });
}
