import { createHash } from "node:crypto";
import type { TradeInCar } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { leadAdf } from "../domain/leads/lead-adf.ts";
import { leadMail } from "../domain/mail/lead-mail.ts";
import { queueMail } from "../domain/mail/queue-mail.ts";
import { and, eq, sql } from "../records/drizzle.ts";
import type { Database } from "../records/open-database.ts";
import type { DatabaseWriter } from "../records/bump-version.ts";
import { mails, purchases, tradeIns } from "../records/schema.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { readCar } from "../domain/stock/read-car.ts";

/**
 * Queues a lead as a mail, in ADF (rules 2.9) or for people: once for each state of it, however often it is delivered.
 */
export async function mailDelivery({
  database,
  delivery,
  site,
  type,
  to,
  now,
}: {
  database: Database;
  delivery: ClaimedDelivery;
  site: Site;
  type: "adf" | "mail";
  to: string;
  now: Date;
}): Promise<void> {
  const { leadId, siteSlug, payload, createdAt } = delivery;
  const kind = `lead_${type}`;
  const about = `${leadId} ${createHash("sha256").update(JSON.stringify(payload)).digest("base64url").slice(0, 16)}`;
  await database.db.transaction(async (tx) => {
    const [earlier] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.siteSlug, siteSlug),
          eq(mails.kind, kind),
          eq(mails.leadId, leadId),
          eq(mails.recipient, to),
          sql`${mails.about} <> ${about}`,
        ),
      )
      .limit(1);
    const carId = Number(payload["car_id"]);
    const car = Number.isSafeInteger(carId) ? await readCar(tx, { siteSlug, id: carId }) : undefined;
    const isResent = earlier !== undefined;
    const words = [payload["category"], car?.name].filter((word) => typeof word === "string" && word !== "");
    const subject = words.join(": ") || "Enquiry";
    await queueMail(tx, {
      siteSlug,
      leadId,
      kind,
      about,
      to,
      mail:
        type === "adf"
          ? {
              subject,
              text: leadAdf({
                lead: { id: leadId, createdAt, payload, isResent },
                site,
                car,
                tradeIn: await tradedInWith(tx, leadId),
              }),
              textType: "application/x-adf+xml",
            }
          : leadMail({ lead: { id: leadId, payload, isResent }, site, car, subject }),
      now,
    });
  });
}

/** The shopper's own car that a lead is about: that of a valuation, or of a purchase. */
async function tradedInWith(tx: DatabaseWriter, leadId: string): Promise<TradeInCar | undefined> {
  const [valuation] = await tx.select({ car: tradeIns.car }).from(tradeIns).where(eq(tradeIns.leadId, leadId)).limit(1);
  if (valuation) return valuation.car;
  const [purchase] = await tx
    .select({ tradeIn: purchases.tradeIn })
    .from(purchases)
    .where(eq(purchases.leadId, leadId))
    .limit(1);
  return purchase?.tradeIn?.car ?? undefined;
}
