import { randomBytes } from "node:crypto";
import type { SpinInput, SpinTurnAnswer } from "@forecourt/api";
import { spinToWinForm, storedLead } from "@forecourt/core";
import { leadPhone } from "@forecourt/core/phone";
import { drawPrize, spinPeriod, spinSubcategories } from "@forecourt/core/spin";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { spinTurns } from "../../records/schema.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { SignedIn } from "../shoppers/sessions.ts";
import { spinMails } from "./spin-mails.ts";
import type { SpinTurn } from "./spin-turn.ts";

/** A random number from 0 to below 1, of 48 bits. */
const randomNumber = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

/**
 * Takes a shopper's one turn of a promotion: draws the prize, logs the turn and stores the entry as a lead, in one
 * transaction. Turns of a promotion come one after the other, so that no prize is won more often than it may be.
 * Whoever took a turn before is answered that one.
 *
 * @param input.user who is signed in: a verified number has one turn in each promotion
 * @param input.random a number from 0 to below 1. @default one that nobody can foresee
 * @throws NotFoundError `spin_off`; ConflictError `spin_not_open`; InvalidFieldsError; what `storeLeadIn` throws
 */
export async function takeSpin(
  database: Database,
  input: {
    site: Site;
    user: SignedIn;
    body: SpinInput;
    keys: Pick<IdentityKeys, "hash">;
    routeLead: RouteLead;
    now: Date;
    random?: () => number;
  },
): Promise<SpinTurn> {
  const { site, user, body, keys, routeLead, now, random = randomNumber } = input;
  const { spinToWin } = site;
  if (!spinToWin.enabled) throw new NotFoundError("spin_off", "This site has no such promotion.");
  const { promotion, prizes } = spinToWin;
  const phoneHash = keys.hash("spin", `${site.slug}\n${promotion}\n${user.phone}`);
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spin\n${site.slug}\n${promotion}`}, 0))`);
    const ofPromotion = and(eq(spinTurns.siteSlug, site.slug), eq(spinTurns.promotion, promotion));
    const [before] = await tx
      .select()
      .from(spinTurns)
      .where(and(ofPromotion, eq(spinTurns.phoneHash, phoneHash)));
    if (before) return before;
    if (spinPeriod(spinToWin, now) !== "open")
      throw new ConflictError("spin_not_open", "The wheel can only be turned while the promotion runs.");
    const problems = leadProblems(site, spinToWinForm, body, { now, isProven: true });
    if (problems.length > 0) throw new InvalidFieldsError(problems);
    const won = await tx
      .select({ prize: spinTurns.prize, count: sql<number>`count(*)::int` })
      .from(spinTurns)
      .where(and(ofPromotion, sql`${spinTurns.prize} is not null`))
      .groupBy(spinTurns.prize);
    const drawn = random();
    const prize = drawPrize(
      prizes,
      drawn,
      Object.fromEntries(won.map(({ prize: slug, count }) => [slug ?? "", count])),
    );
    const entry = {
      ...storedLead(spinToWinForm, {
        ...body,
        phone: leadPhone(user.phone, site.country),
        category: spinToWinForm.category,
      }),
      subcategory: prize ? spinSubcategories.won : spinSubcategories.nothing,
      promotion: { name: promotion, ...(prize ? { prize: prize.name } : {}) },
    };
    const { leadId } = await storeLeadIn(tx, { siteSlug: site.slug, lead: entry, routeLead, now });
    const [turn] = await tx
      .insert(spinTurns)
      .values({
        siteSlug: site.slug,
        promotion,
        phoneHash,
        drawn,
        prize: prize?.slug ?? null,
        prizeName: prize?.name ?? null,
        leadId,
        createdAt: now,
      })
      .returning();
    if (!turn) throw new Error("The turn was not stored.");
    if (prize) await spinMails(tx, { site, turn, winner: { ...body, phone: user.phone }, now });
    return turn;
  });
}

/**
 * A turn as whoever has its id reads it: what it won, nothing of who.
 *
 * @throws NotFoundError `turn_unknown`
 */
export async function readSpin(
  reader: Pick<DatabaseWriter, "select">,
  { site, id }: { site: Pick<Site, "slug" | "spinToWin">; id: string },
): Promise<SpinTurnAnswer> {
  const [turn] = await reader
    .select()
    .from(spinTurns)
    .where(and(eq(spinTurns.id, id), eq(spinTurns.siteSlug, site.slug)));
  if (!turn) throw new NotFoundError("turn_unknown", "There is no such turn.");
  return shownSpin(turn, site);
}

/** A turn as it is read. */
export function shownSpin(
  { id, prize, prizeName, createdAt }: SpinTurn,
  { spinToWin }: Pick<Site, "spinToWin">,
): SpinTurnAnswer {
  const known = spinToWin.prizes.find(({ slug }) => slug === prize);
  return {
    id,
    taken_at: createdAt.toISOString(),
    prize:
      prize === null
        ? null
        : { slug: prize, name: prizeName ?? known?.name ?? prize, description: known?.description ?? "" },
  };
}
