import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
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
  const to = textOf(lead, "email");
  if (mail.shopper && to !== "")
    await queue(to, mail.kind, { ...mail.shopper, greeting: `Hello ${textOf(lead, "name")},` });
  if (mail.dealer) await queue(site.dealer.email, `${mail.kind}_dealer`, { ...mail.dealer, greeting: "Hello," });
}

/** Who paid, in the columns of a mail to the dealer: what is known of them. */
export const shopperFacts = (lead: JsonDocument) =>
  (
    [
      ["Shopper", [textOf(lead, "name"), textOf(lead, "last_name")].filter(Boolean).join(" ")],
      ["Phone", textOf(lead, "phone")],
      ["Email", textOf(lead, "email")],
    ] as const
  ).filter(([, value]) => value !== "");

function textOf(lead: JsonDocument, field: string): string {
  const value = lead[field];
  return typeof value === "string" ? value : "";
}
