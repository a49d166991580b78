import { eq, lt, sql } from "../../records/drizzle.ts";
import { TooManyError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { rateLimits } from "../../records/schema.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import { identityLimits } from "./identity-limits.ts";
import type { LimitName } from "./identity-limits.ts";

/** Whom a limit counts: a phone number, an address, a browser, or the site as a whole. */
type Counted = readonly [limit: LimitName, subject: string];

/** Attempts that were counted. */
export interface TakenAttempts {
  /** Counts them back: what they were counted for did not happen. */
  giveBack(): Promise<void>;
}

/** The limit that is used up, and how long until it is not. */
export interface UsedUpLimit {
  usedUp: LimitName;
  waitMs: number;
}

/** The limits on codes and questions, counted in the records: any number of processes share them. */
export interface AttemptLimits {
  /**
   * Counts one attempt against each limit. Where one of them is used up, none has counted it.
   *
   * @throws TooManyError `too_many_attempts`
   */
  take(siteSlug: string, counted: readonly Counted[]): Promise<TakenAttempts>;
  /** The same without an error: says which limit is used up. */
  tryTake(siteSlug: string, counted: readonly Counted[]): Promise<TakenAttempts | UsedUpLimit>;
  /**
   * Looks without counting.
   *
   * @throws TooManyError `too_many_attempts`
   */
  check(siteSlug: string, counted: readonly Counted[]): Promise<void>;
  /** Forgets counters whose time is over. */
  forgetOld(): Promise<void>;
}

/** Largest difference between the clocks of two processes, with requests that overtake one another. */
const skewMs = 60_000;

/** Message to a shopper who asked too often (S2 §8). */
const tooManyCodes = "Too many verification attempts. Please try again later.";

const tooManyEnquiries = "Too many finance enquiries were sent. Please try again later.";

/**
 * Makes the limits. Each counts in stretches of its own length, which begin with the first attempt; an attempt that is
 * refused is not counted. Subjects are stored as keyed hashes alone. A stretch that ends well after one that begins now
 * was begun before the clock was set back, and is over.
 */
export function createAttemptLimits({ db }: Pick<Database, "db">, keys: IdentityKeys, now: () => Date): AttemptLimits {
  const keyOf = (siteSlug: string, [name, subject]: Counted) =>
    `${name}:${keys.hash("limit", `${siteSlug}\n${subject}`)}`;

  async function waitOf(key: string, name: LimitName, at: number): Promise<number> {
    const { times, seconds } = identityLimits[name];
    const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
    const waitMs = (row?.expire ?? 0) - at;
    return row && row.points >= times && waitMs <= seconds * 1000 + skewMs
      ? Math.min(Math.max(0, waitMs), seconds * 1000)
      : 0;
  }

  /** The end of the stretch in which it was counted; undefined where the limit is used up. */
  async function count(key: string, name: LimitName, at: number): Promise<number | undefined> {
    const { times, seconds } = identityLimits[name];
    const end = at + seconds * 1000;
    const isOver = sql`(${rateLimits.expire} <= ${at} or ${rateLimits.expire} > ${end + skewMs})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key, points: 1, expire: end })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
        },
        setWhere: sql`${isOver} or ${rateLimits.points} < ${times}`,
      })
      .returning({ expire: rateLimits.expire });
    return row?.expire ?? undefined;
  }

  async function tryTake(siteSlug: string, counted: readonly Counted[]): Promise<TakenAttempts | UsedUpLimit> {
    const taken: { key: string; end: number }[] = [];
    const giveBack = async () => {
      for (const { key, end } of taken.splice(0))
        await db
          .update(rateLimits)
          .set({ points: sql`${rateLimits.points} - 1` })
          .where(sql`${rateLimits.key} = ${key} and ${rateLimits.expire} = ${end} and ${rateLimits.points} > 0`);
    };
    for (const one of counted) {
      const [name] = one;
      const key = keyOf(siteSlug, one);
      const at = now().getTime();
      const end = await count(key, name, at);
      if (end === undefined) {
        await giveBack();
        return { usedUp: name, waitMs: await waitOf(key, name, at) };
      }
      taken.push({ key, end });
    }
    return { giveBack };
  }

  return {
    tryTake,
    async take(siteSlug, counted) {
      const taken = await tryTake(siteSlug, counted);
      if ("usedUp" in taken) throw tooManyAttempts(taken.waitMs, taken.usedUp);
      return taken;
    },
    async check(siteSlug, counted) {
      for (const one of counted) {
        const waitMs = await waitOf(keyOf(siteSlug, one), one[0], now().getTime());
        if (waitMs > 0) throw tooManyAttempts(waitMs, one[0]);
      }
    },
    async forgetOld() {
      await db.delete(rateLimits).where(lt(rateLimits.expire, now().getTime()));
    },
  };
}

/** Says that a limit is used up, and for how long. */
export function tooManyAttempts(waitMs: number, name?: LimitName): TooManyError {
  return new TooManyError("too_many_attempts", name === "enquirePerUser" ? tooManyEnquiries : tooManyCodes, waitMs);
}
