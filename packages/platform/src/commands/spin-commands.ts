import { asc, desc, eq, sql } from "../records/drizzle.ts";
import { leads, spinTurns } from "../records/schema.ts";
import { leadFieldsInSql } from "../domain/leads/lead-steps.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `spin winners --site <slug>`: who won what at the wheel of the site, newest first, of all its promotions; whoever was
 * erased is not named.
 */
export async function printWinners(
  context: CommandContext,
  { site: slug }: { site?: string | undefined },
): Promise<number> {
  if (slug === undefined) throw new UsageError("Say at which site: forecourt spin winners --site <slug>");
  const found = await withDatabase(context, async (database) => {
    const { site } = await knownSite(database, slug);
    const winners = await database.db
      .select({
        turn: spinTurns.id,
        promotion: spinTurns.promotion,
        prize: spinTurns.prizeName,
        won: spinTurns.createdAt,
        fields: leadFieldsInSql,
        leadId: spinTurns.leadId,
      })
      .from(spinTurns)
      .leftJoin(leads, eq(leads.id, spinTurns.leadId))
      .where(sql`${spinTurns.siteSlug} = ${slug} and ${spinTurns.prize} is not null`)
      .orderBy(desc(spinTurns.createdAt));
    const counts = await database.db
      .select({ promotion: spinTurns.promotion, prize: spinTurns.prize, count: sql<number>`count(*)::int` })
      .from(spinTurns)
      .where(eq(spinTurns.siteSlug, slug))
      .groupBy(spinTurns.promotion, spinTurns.prize)
      .orderBy(asc(spinTurns.promotion), asc(spinTurns.prize));
    return { spinToWin: site.spinToWin, winners, counts };
  });
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const winners = found.winners.map(({ turn, promotion, prize, won, fields, leadId }) => ({
    turn,
    promotion,
    prize: prize ?? "",
    won: won.toISOString(),
    name: leadId === null ? "erased" : [text(fields["name"]), text(fields["last_name"])].filter(Boolean).join(" "),
    phone: leadId === null ? "" : text(fields["phone"]),
    email: leadId === null ? "" : text(fields["email"]),
  }));
  const { promotion, prizes } = found.spinToWin;
  const timesWon = (slugOfPrize: string) =>
    found.counts.find((row) => row.promotion === promotion && row.prize === slugOfPrize)?.count ?? 0;
  const left = prizes.map((prize) => ({ prize: prize.name, won: timesWon(prize.slug), limit: prize.limit }));
  const turns = found.counts.reduce((sum, row) => sum + (row.promotion === promotion ? row.count : 0), 0);
  const rows = winners.map(({ won, prize, name, phone, email, turn }) => [won, prize, name, phone, email, turn]);
  await print(
    context,
    { promotion, turns, prizes: left, winners },
    [
      winners.length === 0
        ? "Nobody has won yet."
        : table([["WON", "PRIZE", "NAME", "PHONE", "EMAIL", "TURN"], ...rows]),
      `${promotion}: ${turns} turns`,
      ...left.map(({ prize, won, limit }) => `  ${prize}: ${won} of ${limit} won`),
    ].join("\n"),
  );
  return 0;
}
