import type { Site } from "@forecourt/core/schemas";
import type { Log } from "./base/log/log-line.ts";
import type { SendMail } from "./domain/mail/send-mail.ts";
import type { IdentityKeys } from "./domain/shoppers/identity-keys.ts";
import type { SendText } from "./domain/shoppers/send-text.ts";
import type { Database } from "./records/open-database.ts";
import { startAlertMatcher } from "./workers/alert-matcher.ts";
import { startAlertWorker } from "./workers/alert-worker.ts";

/**
 * Starts what tells shoppers what they wait for: the matching of changed cars, and the sending. A `command` runs
 * neither.
 */
export function openAlerts(parts: {
  database: Database;
  /** The site as it is stored. */
  siteOf: (siteSlug: string) => Site | undefined;
  sendText: SendText;
  sendMail: SendMail | undefined;
  keys: Pick<IdentityKeys, "hash">;
  role: "server" | "command";
  log: Log;
}): { close(): Promise<void> } {
  const { database, siteOf, sendText, sendMail, keys, role, log } = parts;
  if (role === "command") return { close: async () => {} };
  const shared = { database: database.background, siteOf, log, now: () => new Date() };
  const worker = startAlertWorker({ ...shared, sendText, sendMail, keys });
  const matcher = startAlertMatcher({ ...shared, onAlerts: () => worker.wake() });
  return {
    async close() {
      await matcher.stop();
      await worker.stop();
    },
  };
}
