import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AlertChannel } from "@forecourt/core/alerts";
import { endAlerts } from "../src/domain/alerts/end-alerts.ts";
import { settleSent } from "../src/domain/alerts/settle-message.ts";
import { takeMessage } from "../src/domain/alerts/take-message.ts";
import type { Database } from "../src/records/open-database.ts";
import { alerting, putSubscription, putUser } from "./alert-fixtures.ts";
import { openYard } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const now = new Date("2026-11-25T01:00:00Z");
const keys = { hash: (purpose: string, text: string) => `${purpose} ${text}` };
const shoppers = 24;
let database: Database;
let yard: Yard;

beforeAll(async () => {
  database = await createTestDatabase();
  yard = await openYard(database, "yard", alerting);
});
afterAll(() => database.close());

/** A message of a shopper, with an alert that waits besides. */
async function message(userId: string, channel: AlertChannel, state: "waiting" | "sending"): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into alert_messages (site_slug, user_id, channel, state, next_attempt_at, created_at, attempts)
    values ('yard', ${userId}, ${channel}, ${state}, now(), now(), 1) returning id`;
  const subscription = await putSubscription(database, { siteSlug: "yard", userId, channel, search: `of=${channel}` });
  await database.sql`
    insert into alerts (site_slug, subscription_id, user_id, kind, cars, count, created_at)
    values ('yard', ${subscription}, ${userId}, 'sold', '[]', 1, now())`;
  return row?.id ?? "";
}

describe("alerts that a shopper ends", () => {
  it("end while a message is made ready and another is settled: none waits for one who waits for it", async () => {
    const asked = await Promise.all(
      Array.from({ length: shoppers }, async (_, index) => {
        const userId = await putUser(database, "yard", `+614120000${10 + index}`);
        return {
          userId,
          text: await message(userId, "sms", "waiting"),
          mail: await message(userId, "mail", "sending"),
        };
      }),
    );
    const end = (userId: string, channel: AlertChannel) =>
      endAlerts({ database, keys }, { siteSlug: "yard", userId, channel, source: "Link in a message", now });
    const outcomes = await Promise.allSettled(
      asked.flatMap(({ userId, text, mail }) => [
        end(userId, "sms"),
        takeMessage(database, { id: text, attempt: 1 }, { siteOf: () => yard.site, now }),
        settleSent(database, { id: mail, userId, channel: "mail", site: yard.site }, now),
        end(userId, "mail"),
      ]),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    const left = await database.sql`select 1 from alert_subscriptions where channel is not null`;
    expect(left).toHaveLength(0);
  });
});
