import type { Site } from "@forecourt/core/schemas";
import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { forgetOldPayments } from "../domain/payments/forget-old-payments.ts";
import { forgetOldConsents } from "../domain/removal/consent-proofs.ts";
import { expireData } from "../domain/removal/expire-data.ts";
import type { IdentityKeys } from "../domain/shoppers/identity-keys.ts";
import { forgetViewSessions } from "../domain/stock/count-view.ts";
import type { Database } from "../records/open-database.ts";

const hourMs = 3_600_000;
/** How far the views on cards may be behind. */
const viewsRefreshMs = 600_000;

/** What is kept in order. */
export interface Housekeeping {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
  /** Every site, as it is stored. Asked for one after the other: a site that is removed meanwhile is left out. */
  sites: () => Iterable<Site>;
  /** Forgets codes, sessions and the like whose time is over. */
  forgetOld: () => Promise<void>;
  /** Brings the views on cards up to date. */
  refreshViews: () => Promise<void>;
  log: Log;
}

/**
 * Forgets each hour what may not be kept any longer, and brings the views on cards up to date every ten minutes. What
 * fails is logged and done the next time; it keeps nothing else from being done, and no site from another's turn.
 */
export function startHousekeeping({ database, keys, sites, forgetOld, refreshViews, log }: Housekeeping): {
  stop(): void;
} {
  const attempt = (task: () => Promise<unknown>, site?: string): Promise<unknown> =>
    task().catch((error: unknown) =>
      log({
        level: "error",
        event: "housekeeping_failed",
        ...(site === undefined ? {} : { site }),
        ...failureDetails(error),
      }),
    );
  const expireEverySite = async () => {
    const now = new Date();
    for (const site of sites()) await attempt(() => expireData({ database, keys, site, now }), site.slug);
    await attempt(() => forgetOldConsents(database.db, now));
    await attempt(() => forgetOldPayments(database.db, now));
  };
  const timers = [
    setInterval(() => {
      void attempt(() => forgetViewSessions(database));
      void attempt(expireEverySite);
      void attempt(forgetOld);
    }, hourMs),
    setInterval(() => void attempt(refreshViews), viewsRefreshMs),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
