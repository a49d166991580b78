import { stockWord } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { shopperFacts } from "../mail/shopper-facts.ts";

/** What the mail says of a valuation, where it is known. */
const shownWords = [
  ["Vehicle", "car"],
  ["Kilometres", "kilometres"],
  ["Length", "length"],
  ["Sleeps", "sleeps"],
  ["Axles", "axles"],
  ["Estimate", "estimate"],
] as const;

/**
 * Queues the mail to the dealer about a valuation that has photos: lead destinations rarely show pictures, and the
 * links are in the mail.
 */
export async function mailTradeInPhotos(
  tx: DatabaseWriter,
  {
    site,
    id,
    leadId,
    contact,
    words,
    links,
    now,
  }: {
    site: Site;
    id: string;
    leadId: string;
    /** Who sent them. */
    contact: JsonDocument;
    words: Readonly<Record<string, string>>;
    links: readonly string[];
    now: Date;
  },
): Promise<void> {
  if (links.length === 0) return;
  await queueMail(tx, {
    siteSlug: site.slug,
    leadId,
    kind: "trade_in_photos_dealer",
    about: id,
    to: site.dealer.email,
    mail: composeMail(site, {
      subject: `Photos for a valuation: ${words["car"] ?? ""}`,
      greeting: "Hello,",
      paragraphs: [
        `A shopper has sent photos of their ${stockWord(site.search.vehicleType)} with a valuation. Whoever has a link sees its photo. The links end when the lead is deleted.`,
      ],
      facts: [
        ...shopperFacts(contact),
        ...shownWords.flatMap(([label, name]) => {
          const said = words[name];
          return said === undefined ? [] : [[label, said] as const];
        }),
        ...links.map((link, index) => [`Photo ${index + 1}`, link] as const),
      ],
    }),
    now,
  });
}
