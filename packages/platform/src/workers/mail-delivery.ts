import { createHash } from "node:crypto";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { leadAdf } from "../domain/leads/lead-adf.ts";
import { queueMail } from "../domain/mail/queue-mail.ts";
import { and, eq, sql } from "../records/drizzle.ts";
import type { Database } from "../records/open-database.ts";
import { cars, mails } from "../records/schema.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";

const kind = "lead_adf";

/** Queues a lead as a mail in ADF (rules 2.9): once for each state of it, however often it is delivered. */
export async function mailDelivery({
  database,
  delivery,
  site,
  to,
  now,
}: {
  database: Database;
  delivery: ClaimedDelivery;
  site: Site;
  to: string;
  now: Date;
}): Promise<void> {
  const { leadId, siteSlug, payload, createdAt } = delivery;
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
    const [row] = Number.isSafeInteger(carId)
      ? await tx
          .select({ id: cars.id, data: cars.data })
          .from(cars)
          .where(and(eq(cars.id, carId), eq(cars.siteSlug, siteSlug)))
      : [];
    const car = row && carSchema.parse({ ...row.data, id: String(row.id) });
    const text = leadAdf({ lead: { id: leadId, createdAt, payload, isResent: earlier !== undefined }, site, car });
    const words = [payload["category"], car?.name].filter((word) => typeof word === "string" && word !== "");
    await queueMail(tx, {
      siteSlug,
      leadId,
      kind,
      about,
      to,
      mail: { subject: words.join(": ") || "Enquiry", text, textType: "application/x-adf+xml" },
      now,
    });
  });
}
