import { berthsMissing, kilometresMissing, lengthMissing } from "@forecourt/api";
import type { TradeInAnswer, TradeInCar } from "@forecourt/api";
import { pathSegment } from "@forecourt/core";
import { tradeInAnswerProblems, tradeInQuestionsOf } from "@forecourt/core/trade-in";
import type { TradeInAnswers, TradeInKind } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { FieldProblem } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { cars, tradeIns } from "../../records/schema.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";
import { refuseSent, shownTradeIn, tradeInRow } from "./read-trade-in.ts";

/**
 * Begins the valuation of a shopper's own car. Nobody hears of it before it is sent.
 *
 * @param carId id of the site's car that it is traded in for; one that the site does not have is left out
 * @throws InvalidFieldsError, UnavailableError `site_suspended`
 */
export async function openTradeIn(
  database: Database,
  { site, car, carId, now }: { site: Site; car: TradeInCar; carId: string | undefined; now: Date },
): Promise<TradeInAnswer> {
  refuseProblems(carProblems(car, site.tradeIn.kind, now));
  return database.db.transaction(async (tx) => {
    await refuseWhileSuspended(tx, site.slug);
    const asked = /^\d{1,15}$/.test(carId ?? "") ? Number(carId) : undefined;
    const [target] =
      asked === undefined
        ? []
        : await tx
            .select({ id: cars.id })
            .from(cars)
            .where(and(eq(cars.id, asked), eq(cars.siteSlug, site.slug)));
    const [row] = await tx
      .insert(tradeIns)
      .values({ siteSlug: site.slug, car, carId: target?.id ?? null, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error("The valuation was not stored.");
    return shownTradeIn(tx, row);
  });
}

/**
 * Changes the car of a valuation, or its answers, until it is sent.
 *
 * @throws NotFoundError `trade_in_unknown`; ConflictError `trade_in_sent`; InvalidFieldsError
 */
export async function saveTradeIn(
  database: Database,
  {
    site,
    id,
    car,
    answers,
    now,
  }: { site: Site; id: string; car?: TradeInCar | undefined; answers?: TradeInAnswers | undefined; now: Date },
): Promise<TradeInAnswer> {
  const { kind } = site.tradeIn;
  refuseProblems([
    ...(car ? carProblems(car, kind, now) : []),
    ...(answers ? tradeInAnswerProblems(answers, kind) : []),
  ]);
  const names = new Set(tradeInQuestionsOf(kind).map(({ name }) => name));
  return database.db.transaction(async (tx) => {
    const before = await tradeInRow(tx, { site, id, isLocked: true });
    refuseSent(before);
    const [row] = await tx
      .update(tradeIns)
      .set({
        updatedAt: now,
        ...(car ? { car } : {}),
        ...(answers
          ? { answers: Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))) }
          : {}),
      })
      .where(eq(tradeIns.id, id))
      .returning();
    return shownTradeIn(tx, row ?? before);
  });
}

function carProblems(
  { year, make, model, km, body_length: length, sleeps }: TradeInCar,
  kind: TradeInKind,
  now: Date,
): FieldProblem[] {
  const latest = now.getUTCFullYear() + 1;
  return [
    ...(year > latest ? [{ path: "year", message: `Enter a year up to ${latest}.` }] : []),
    ...(pathSegment(make) === "" ? [{ path: "make", message: "Enter the make." }] : []),
    ...(pathSegment(model) === "" ? [{ path: "model", message: "Enter the model." }] : []),
    ...(kind === "car" && km === undefined ? [{ path: "km", message: kilometresMissing }] : []),
    ...(kind === "caravan" && length === undefined ? [{ path: "body_length", message: lengthMissing }] : []),
    ...(kind === "caravan" && sleeps === undefined ? [{ path: "sleeps", message: berthsMissing }] : []),
  ];
}

function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new InvalidFieldsError(problems);
}
