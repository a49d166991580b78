import { randomInt, timingSafeEqual } from "node:crypto";
import { codeLength } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, desc, eq, gt, inArray, lt, sql } from "../../records/drizzle.ts";
import { codeNotSent } from "./code-not-sent.ts";
import type { SendText } from "./send-text.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { verificationCodes } from "../../records/schema.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import { codeLifeMs, liveCodes, maxTriesPerCode } from "./identity-limits.ts";
import type { CodeProfile, CodeRequest, PhoneIdentity } from "./phone-identity.ts";

/** What the platform's own codes stand on. */
export interface EmbeddedIdentityParts {
  database: Database;
  keys: IdentityKeys;
  /** Sends a text message for a site. */
  sendText: SendText;
  now: () => Date;
}

/**
 * The embedded default: six random digits by text message, of which the records hold a keyed hash. A code counts for
 * ten minutes and five tries, once, and for the browser that asked for it.
 */
export function createEmbeddedIdentity({ database, keys, sendText, now }: EmbeddedIdentityParts): PhoneIdentity {
  const hashOf = (site: Site, phone: string, code: string) => keys.hash("code", `${site.slug}\n${phone}\n${code}`);

  return {
    async send(request) {
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
      const id = await keepCode(database, request, hashOf(request.site, request.phone, code), now());
      try {
        const outcome = await sendText(request.site, {
          to: request.phone,
          text: `${code} is your ${request.site.name} verification code. It expires in 10 minutes.`,
        });
        return outcome === "demonstrated" ? code : undefined;
      } catch {
        // The shopper may ask again at once: nothing is under way.
        await database.db.delete(verificationCodes).where(eq(verificationCodes.id, id));
        throw codeNotSent();
      }
    },
    async prove({ site, phone, code, asker, now: at }) {
      const hash = hashOf(site, phone, code);
      return (tx) => useCode(tx, { siteSlug: site.slug, phone, asker, hash, at });
    },
  };
}

async function keepCode(
  database: Database,
  { site, phone, profile, asker }: CodeRequest,
  codeHash: string,
  at: Date,
): Promise<string> {
  const values = {
    siteSlug: site.slug,
    phone,
    asker,
    codeHash,
    profile,
    createdAt: at,
    expiresAt: new Date(at.getTime() + codeLifeMs),
  };
  const [kept] = await database.db.insert(verificationCodes).values(values).returning({ id: verificationCodes.id });
  if (!kept) throw new Error("The code was not stored.");
  return kept.id;
}

/** Uses a code up, or counts a wrong one. */
async function useCode(
  tx: DatabaseWriter,
  { siteSlug, phone, asker, hash, at }: { siteSlug: string; phone: string; asker: string; hash: string; at: Date },
): Promise<CodeProfile | undefined> {
  const ofPhone = and(eq(verificationCodes.siteSlug, siteSlug), eq(verificationCodes.phone, phone));
  const live = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        ofPhone,
        eq(verificationCodes.asker, asker),
        gt(verificationCodes.expiresAt, at),
        lt(verificationCodes.attempts, maxTriesPerCode),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(liveCodes)
    .for("update");
  const right = live.filter(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash)));
  if (right[0]) {
    await tx.delete(verificationCodes).where(ofPhone);
    return right[0].profile;
  }
  const ids = live.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(verificationCodes)
      .set({ attempts: sql`${verificationCodes.attempts} + 1` })
      .where(inArray(verificationCodes.id, ids));
  return undefined;
}
