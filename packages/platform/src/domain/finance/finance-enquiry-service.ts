import { createHash, randomUUID } from "node:crypto";
import type { FinanceEnquiry, FinanceEnquiryAnswer } from "@forecourt/api";
import { financeEnquiryForm } from "@forecourt/core";
import { mobileNumber } from "@forecourt/core/phone";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import { InvalidError, InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { IdentityService } from "../shoppers/identity-service.ts";
import type { Visitor } from "../shoppers/visitor.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { financeEnquiries } from "../../records/schema.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";
import { enquiryPayload } from "./enquiry-payload.ts";
import type { EnquiryPayload } from "./enquiry-payload.ts";
import { enquiryMessages, runEnquirySteps } from "./enquiry-steps.ts";
import type { EnquiryDependencies } from "./enquiry-steps.ts";
import { enquiryLeaseMs } from "./enquiry-steps.ts";

/** A finance enquiry as it came. */
export interface EnquiryToTake {
  site: Site;
  visitor: Visitor;
  form: FinanceEnquiry;
  /** Value of the `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /**
   * The car of the site that the form names; undefined without one. @throws InvalidFieldsError when it is no car of the
   * site
   */
  findCar: (carId: string) => Promise<Car>;
}

/**
 * Takes finance enquiries. An enquiry is stored in the transaction that uses up its code; from then on it is certain,
 * and lead and customer are made from it in parallel, here or, after a crash, by the worker (decisions.md row 43).
 */
export function createFinanceEnquiryService(dependencies: EnquiryDependencies, identity: IdentityService) {
  const { database, now } = dependencies;
  /** A repeat that comes while the first is under way waits for it. */
  const underWay = new Map<string, Promise<void>>();

  async function answerTo(id: string): Promise<FinanceEnquiryAnswer> {
    const [row] = await database.db.select().from(financeEnquiries).where(eq(financeEnquiries.id, id));
    if (!row) throw new Error("The enquiry is gone.");
    const customer = row.customerState === "dead" ? "waiting" : row.customerState;
    const error = customer === "created" ? row.lastError : (row.lastError ?? enquiryMessages.failed);
    return { enquiry_id: id, lead_id: row.leadId, customer, redirectUrl: row.redirectUrl, error };
  }

  async function repeated(siteSlug: string, key: string, bodyHash: string): Promise<FinanceEnquiryAnswer | undefined> {
    const [row] = await database.db
      .select({ id: financeEnquiries.id, bodyHash: financeEnquiries.bodyHash })
      .from(financeEnquiries)
      .where(and(eq(financeEnquiries.siteSlug, siteSlug), eq(financeEnquiries.idempotencyKey, key)));
    if (!row) return undefined;
    if (row.bodyHash !== bodyHash)
      throw new InvalidError(
        "idempotency_key_reused",
        "This Idempotency-Key was used with another enquiry. Send a new key with a new enquiry.",
      );
    await underWay.get(row.id);
    return answerTo(row.id);
  }

  async function run(id: string, siteSlug: string, payload: EnquiryPayload): Promise<void> {
    const steps = runEnquirySteps(dependencies, {
      id,
      siteSlug,
      payload,
      leadId: null,
      customerState: "waiting",
      attempt: 1,
    });
    underWay.set(id, steps);
    await steps.finally(() => underWay.delete(id));
  }

  return {
    /** @returns the answer, and the token of a session where the enquiry signed in. */
    async take({
      site,
      visitor,
      form,
      idempotencyKey,
      findCar,
    }: EnquiryToTake): Promise<{ answer: FinanceEnquiryAnswer; sessionToken?: string }> {
      const key = idempotencyKey ?? randomUUID();
      const { code, ...said } = form;
      const bodyHash = createHash("sha256").update(JSON.stringify(said)).digest("hex");
      const earlier = await repeated(site.slug, key, bodyHash);
      if (earlier) return { answer: earlier };
      const phone = mobileNumber(form.phone, site.country);
      const user = phone === undefined ? undefined : await identity.signedIn(site, visitor);
      const isProven = user !== undefined && user.phone === phone;
      const problems = leadProblems(site, financeEnquiryForm, { ...form }, { now: now(), isProven });
      if (problems.length > 0 || phone === undefined) throw new InvalidFieldsError(problems);
      if (code === undefined && user !== undefined) await identity.countEnquiry(site, user);
      const payload = enquiryPayload(
        site,
        form,
        phone,
        form.car_id === undefined ? undefined : await findCar(form.car_id),
      );
      const keep = (tx: DatabaseWriter, userId: string) =>
        keepEnquiry(tx, { siteSlug: site.slug, key, bodyHash, payload, userId, at: now() });
      try {
        const kept =
          code === undefined && user !== undefined
            ? { id: await database.db.transaction((tx) => keep(tx, user.userId)), sessionToken: undefined }
            : await identity
                .verify({
                  site,
                  visitor,
                  phone,
                  code: code ?? "",
                  dealershipSlug: form.dealership_slug,
                  inTransaction: (tx, { userId }) => keep(tx, userId),
                })
                .then(({ result, sessionToken }) => ({ id: result, sessionToken }));
        if (kept.id !== undefined) await run(kept.id, site.slug, payload);
        const answer = kept.id === undefined ? await repeated(site.slug, key, bodyHash) : await answerTo(kept.id);
        if (!answer) throw new Error("The enquiry was not stored.");
        return { answer, ...(kept.sessionToken === undefined ? {} : { sessionToken: kept.sessionToken }) };
      } catch (error) {
        // Two of the same at once: one used the code up, and its enquiry is this one's too.
        const first =
          error instanceof InvalidError && error.code === "code_invalid"
            ? await repeated(site.slug, key, bodyHash)
            : undefined;
        if (first) return { answer: first };
        throw error;
      }
    },
  };
}

async function keepEnquiry(
  tx: DatabaseWriter,
  {
    siteSlug,
    key,
    bodyHash,
    payload,
    userId,
    at,
  }: { siteSlug: string; key: string; bodyHash: string; payload: EnquiryPayload; userId: string; at: Date },
): Promise<string | undefined> {
  await refuseWhileSuspended(tx, siteSlug);
  const [row] = await tx
    .insert(financeEnquiries)
    .values({
      siteSlug,
      idempotencyKey: key,
      bodyHash,
      payload,
      userId,
      attempts: 1,
      nextAttemptAt: new Date(at.getTime() + enquiryLeaseMs),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: financeEnquiries.id });
  return row?.id;
}
