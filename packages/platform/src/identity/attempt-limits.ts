import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ApiRefusal } from "../http/api-refusal.ts";
import type { Records } from "../records/open-records.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import { identityLimits } from "./identity-limits.ts";
import type { LimitName } from "./identity-limits.ts";

/** Whom a limit counts: a phone number, an address, or the site as a whole. */
type Counted = readonly [limit: LimitName, subject: string];

/** The limits on codes and questions, counted in the records: any number of processes share them. */
export interface AttemptLimits {
  /**
   * Counts one attempt against each limit, in order; the first that is used up refuses, and those behind it are not touched.
   *
   * @throws ApiRefusal 429 `too_many_attempts`, with Retry-After
   */
  take(siteSlug: string, counted: readonly Counted[]): Promise<void>;
  /**
   * The same without counting.
   *
   * @throws ApiRefusal 429 `too_many_attempts`
   */
  check(siteSlug: string, counted: readonly Counted[]): Promise<void>;
  /** Forgets counters whose time is over. */
  forgetOld(): Promise<void>;
}

/** What a shopper reads who asked too often (S2 §8). */
const tooManyAttempts = "Too many verification attempts. Please try again later.";

const tooManyEnquiries = "Too many finance enquiries were sent. Please try again later.";

/** Makes the limits. Numbers and addresses are stored as keyed hashes alone. */
export function createAttemptLimits(records: Records, keys: IdentityKeys): AttemptLimits {
  // The library speaks to node-postgres; one method of it is all it uses.
  const storeClient = {
    async query({ text, values }: { text: string; values: never[] }) {
      const rows = [...(await records.sql.unsafe(text, values))];
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = Object.fromEntries(
    Object.entries(identityLimits).map(([name, { times, seconds }]) => [
      name,
      new RateLimiterPostgres({ storeClient, storeType: "pool", tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false, keyPrefix: name, points: times, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  const keyOf = (siteSlug: string, subject: string) => keys.hash("limit", `${siteSlug}\n${subject}`);

  return {
    async take(siteSlug, counted) {
      for (const [name, subject] of counted) {
        try {
          await limiters[name].consume(keyOf(siteSlug, subject));
        } catch (error) {
          throw error instanceof RateLimiterRes ? refusal(error.msBeforeNext, name) : error;
        }
      }
    },
    async check(siteSlug, counted) {
      for (const [name, subject] of counted) {
        const state = await limiters[name].get(keyOf(siteSlug, subject));
        if (state !== null && state.consumedPoints >= identityLimits[name].times) throw refusal(state.msBeforeNext, name);
      }
    },
    async forgetOld() {
      await records.sql`delete from rate_limits where expire < ${Date.now()}`;
    },
  };
}

/** Refuses with the time to wait. */
export function refusal(waitMs: number, name?: LimitName): ApiRefusal {
  return new ApiRefusal(429, "too_many_attempts", name === "enquirePerUser" ? tooManyEnquiries : tooManyAttempts, { headers: { "retry-after": String(Math.max(1, Math.ceil(waitMs / 1000))) } });
}
