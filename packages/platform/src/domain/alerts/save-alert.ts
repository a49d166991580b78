import { emailMissing } from "@forecourt/core";
import type { GeoPoint } from "@forecourt/core";
import { alertConsentText, carAlertKinds, maxAlerts } from "@forecourt/core/alerts";
import type { AlertChannel, AlertKind, AlertRhythm } from "@forecourt/core/alerts";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, ne, sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { FieldProblem } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { alertSubscriptions, cars } from "../../records/schema.ts";
import type { Database } from "../../records/open-database.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { SignedIn } from "../shoppers/sessions.ts";
import { readAlertAddress, takeAlertAddress } from "./alert-address.ts";
import { noteConsent } from "./consent-ledger.ts";

/** What a shopper wants to be told, and how. */
export interface AlertWish {
  name?: string | undefined;
  kinds: readonly AlertKind[];
  wishPrice: number | null;
  /** Null: it is saved, and nothing is sent. */
  channel: AlertChannel | null;
  rhythm: AlertRhythm;
  /** Where mails go; left out, where they went before. */
  email?: string | undefined;
  /** The box beside the consent was ticked by hand. */
  consent: boolean;
}

/** Of what: a search, or one car. */
export type AlertSubject = { search: string; near: GeoPoint | undefined; suggestedName: string } | { carId: number };

/** Whoever asks, and from where. */
export interface AlertAsker {
  site: Site;
  user: SignedIn;
  /** Of the page: links in messages lead there, at a site without a host of its own. */
  origin: string;
  /** The form, as the ledger of consents names it. */
  source: string;
  now: Date;
}

interface AlertDependencies {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
}

/**
 * Saves a search, or what a shopper wants to hear of a car; the same one again takes the place of what was said before.
 *
 * @returns its id
 * @throws NotFoundError `car_not_found`, ConflictError `alerts_full`, InvalidFieldsError
 */
export async function saveAlert(
  { database, keys }: AlertDependencies,
  asker: AlertAsker,
  subject: AlertSubject,
  wish: AlertWish,
): Promise<string> {
  const { site, user, origin, now } = asker;
  return database.db.transaction(async (tx) => {
    await lockAlerts(tx, user);
    const carName = "carId" in subject ? await nameOfCar(tx, site.slug, subject.carId) : undefined;
    const isSame =
      "carId" in subject ? eq(alertSubscriptions.carId, subject.carId) : eq(alertSubscriptions.search, subject.search);
    const [known] = await tx
      .select({ id: alertSubscriptions.id, name: alertSubscriptions.name })
      .from(alertSubscriptions)
      .where(and(eq(alertSubscriptions.userId, user.userId), isSame));
    if (!known) await checkRoom(tx, user.userId);
    await agree(tx, { keys, asker, wish, isCar: "carId" in subject, before: undefined });
    const name = wish.name ?? known?.name ?? carName ?? ("carId" in subject ? "" : subject.suggestedName);
    const values = {
      ...settingsOf(wish),
      name,
      origin,
      updatedAt: now,
      ...("carId" in subject ? {} : { near: subject.near ?? null }),
    };
    if (known) {
      await tx.update(alertSubscriptions).set(values).where(eq(alertSubscriptions.id, known.id));
      return known.id;
    }
    const [stored] = await tx
      .insert(alertSubscriptions)
      .values({
        siteSlug: site.slug,
        userId: user.userId,
        ...("carId" in subject ? { carId: subject.carId } : { search: subject.search }),
        ...values,
        createdAt: now,
      })
      .returning({ id: alertSubscriptions.id });
    if (!stored) throw new Error("The alert was not stored.");
    return stored.id;
  });
}

/**
 * Changes what a shopper wants to hear of something saved. @throws NotFoundError `alert_not_found`, InvalidFieldsError
 */
export async function changeAlert(
  { database, keys }: AlertDependencies,
  asker: AlertAsker,
  id: string,
  wish: AlertWish,
): Promise<void> {
  const { user, now } = asker;
  await database.db.transaction(async (tx) => {
    await lockAlerts(tx, user);
    const own = and(eq(alertSubscriptions.id, id), eq(alertSubscriptions.userId, user.userId));
    const [known] = await tx.select().from(alertSubscriptions).where(own).for("update");
    if (!known) throw unknownAlert();
    await agree(tx, { keys, asker, wish, isCar: known.carId !== null, before: known.channel });
    await tx
      .update(alertSubscriptions)
      .set({ ...settingsOf(wish), name: wish.name ?? known.name, updatedAt: now })
      .where(own);
    if (known.channel !== null && known.channel !== wish.channel)
      await noteIfLast(tx, { keys, asker, channel: known.channel, id });
  });
}

/** Removes a saved search, or what was to be told of a car. One that is not there is as good as removed. */
export async function removeAlert({ database, keys }: AlertDependencies, asker: AlertAsker, id: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(alertSubscriptions)
      .where(and(eq(alertSubscriptions.id, id), eq(alertSubscriptions.userId, asker.user.userId)))
      .returning({ channel: alertSubscriptions.channel });
    if (gone?.channel) await noteIfLast(tx, { keys, asker, channel: gone.channel, id });
  });
}

/** Two saves of one shopper follow one another, so that what is counted holds. */
async function lockAlerts(tx: DatabaseWriter, { userId }: SignedIn): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts\n${userId}`}, 0))`);
}

const settingsOf = ({ kinds, wishPrice, channel, rhythm }: AlertWish) => ({
  kinds: [...new Set(kinds)],
  wishPrice,
  channel,
  rhythm,
});

/** Checks a wish, and notes the consent that it comes with. */
async function agree(
  tx: DatabaseWriter,
  of: {
    keys: Pick<IdentityKeys, "hash">;
    asker: AlertAsker;
    wish: AlertWish;
    isCar: boolean;
    /** How it was told before; the same needs no consent anew. */
    before: AlertChannel | null | undefined;
  },
): Promise<void> {
  const { keys, asker, wish, isCar, before } = of;
  const { site, user, origin, source, now } = asker;
  const address = wish.channel === "mail" ? await readAlertAddress(tx, user.userId) : undefined;
  const email = wish.email?.trim().toLowerCase() ?? address?.email;
  const isAgreed = wish.consent || (wish.channel !== null && wish.channel === before && email === address?.email);
  const problems = wishProblems(wish, { isCar, hasEmail: email !== undefined, isAgreed });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  if (wish.channel === null) return;
  if (wish.channel === "mail" && email !== undefined)
    await takeAlertAddress(tx, { site, userId: user.userId, email, keys, origin, now });
  if (wish.consent)
    await noteConsent(tx, {
      site: { slug: site.slug, keys },
      contact: wish.channel === "sms" ? { phone: user.phone } : { email },
      channel: wish.channel,
      action: "given",
      source,
      text: alertConsentText({ siteName: site.name, channel: wish.channel }),
      now,
    });
}

function wishProblems(
  { kinds, wishPrice, channel }: AlertWish,
  { isCar, hasEmail, isAgreed }: { isCar: boolean; hasEmail: boolean; isAgreed: boolean },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, message: string) => problems.push({ path, message });
  if (isCar && kinds.some((kind) => !carAlertKinds.some((each) => each === kind)))
    refuse("kinds", "A car that you saved is no new match.");
  if (kinds.includes("below_wish") && wishPrice === null) refuse("wish_price", "Say the price that you wish for.");
  if (channel === null) return problems;
  if (kinds.length === 0) refuse("kinds", "Choose what we should tell you.");
  if (channel === "mail" && !hasEmail) refuse("email", emailMissing);
  if (!isAgreed) refuse("consent", "Tick the box: we send alerts only to those who ask for them.");
  return problems;
}

/** The end of the last alert of a channel takes the consent to it back. */
async function noteIfLast(
  tx: DatabaseWriter,
  of: { keys: Pick<IdentityKeys, "hash">; asker: AlertAsker; channel: AlertChannel; id: string },
): Promise<void> {
  const { keys, asker, channel, id } = of;
  const { site, user, source, now } = asker;
  const [other] = await tx
    .select({ id: alertSubscriptions.id })
    .from(alertSubscriptions)
    .where(
      and(
        eq(alertSubscriptions.userId, user.userId),
        eq(alertSubscriptions.channel, channel),
        ne(alertSubscriptions.id, id),
      ),
    )
    .limit(1);
  if (other) return;
  const contact =
    channel === "sms" ? { phone: user.phone } : { email: (await readAlertAddress(tx, user.userId))?.email };
  await noteConsent(tx, { site: { slug: site.slug, keys }, contact, channel, action: "withdrawn", source, now });
}

async function nameOfCar(tx: DatabaseWriter, siteSlug: string, carId: number): Promise<string> {
  const [car] = await tx
    .select({ name: sql<string>`${cars.data} ->> 'name'` })
    .from(cars)
    .where(and(eq(cars.id, carId), eq(cars.siteSlug, siteSlug)));
  if (!car) throw new NotFoundError("car_not_found", "There is no such car on this site.");
  return car.name;
}

async function checkRoom(tx: DatabaseWriter, userId: string): Promise<void> {
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(alertSubscriptions)
    .where(eq(alertSubscriptions.userId, userId));
  if (count >= maxAlerts)
    throw new ConflictError(
      "alerts_full",
      `You can save ${maxAlerts} searches and alerts. Remove one to save another.`,
    );
}

const unknownAlert = () => new NotFoundError("alert_not_found", "This saved search is not there any more.");
