import { appointmentLabel, capitalized, stockWord } from "@forecourt/core";
import { purchaseAddress } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

/**
 * Queues the mail with the link of a purchase, so that the shopper can go on with it elsewhere; once for each address.
 *
 * @param secret in the link
 * @param origin where the pages of the site are
 */
export async function mailPurchaseLink(
  tx: DatabaseWriter,
  {
    site,
    row,
    secret,
    origin,
    to,
    carName,
    now,
  }: {
    site: Site;
    row: PurchaseRow;
    secret: string;
    origin: string;
    to: { name?: string | undefined; email?: string | undefined };
    carName: string;
    now: Date;
  },
): Promise<void> {
  if (!to.email) return;
  const vehicle = stockWord(site.search.vehicleType);
  await queueMail(tx, {
    siteSlug: site.slug,
    leadId: row.leadId ?? undefined,
    kind: "purchase_begun",
    about: row.id,
    to: to.email,
    mail: composeMail(site, {
      subject: `Your purchase: ${carName}`,
      greeting: to.name ? `Hello ${to.name},` : "Hello,",
      paragraphs: [
        "Your steps are saved. The link below leads back to them, on any device; whoever has it can read and change them.",
        `It works until ${appointmentLabel(row.until, site.timeZone)}. The ${vehicle} is not held for you before the deposit is paid.`,
      ],
      facts: [[capitalized(vehicle), carName]],
      link: {
        label: "Continue with your purchase",
        url: origin + purchaseAddress({ id: row.id, secret }),
      },
    }),
    now,
  });
}
