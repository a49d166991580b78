import type { SpinInput } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { SpinTurn } from "./spin-turn.ts";

/** Tells a winner and the dealer, at once (S2 §9 "winners emailed within 24 hours"). */
export async function spinMails(
  tx: DatabaseWriter,
  { site, turn, winner, now }: { site: Site; turn: SpinTurn; winner: SpinInput & { phone: string }; now: Date },
): Promise<void> {
  const prize = turn.prizeName ?? "";
  const facts = [
    ["Prize", prize],
    ["Number of your turn", turn.id],
  ] as const;
  const about = { siteSlug: site.slug, leadId: turn.leadId ?? undefined, about: turn.id, now };
  await queueMail(tx, {
    ...about,
    kind: "spin_won",
    to: winner.email ?? "",
    mail: composeMail(site, {
      subject: `You have won: ${prize}`,
      greeting: `Hello ${winner.name},`,
      paragraphs: [
        `You have won at ${site.name}: ${prize}.`,
        `To claim it, call us on ${site.dealer.phone} and tell us the number below. The terms of the promotion say how long you have.`,
      ],
      facts,
    }),
  });
  await queueMail(tx, {
    ...about,
    kind: "spin_won_dealer",
    to: site.dealer.email,
    mail: composeMail(site, {
      subject: `Won at the wheel: ${prize}`,
      greeting: "Hello,",
      paragraphs: ["A shopper has won on the wheel of your website, and has been told by email."],
      facts: [
        ["Winner", [winner.name, winner.last_name].filter(Boolean).join(" ")],
        ["Phone", winner.phone],
        ["Email", winner.email ?? ""],
        ["Prize", prize],
        ["Number of the turn", turn.id],
      ],
    }),
  });
}
