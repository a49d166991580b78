import { mobileNumberText } from "@forecourt/core";
import { mobileNumber } from "@forecourt/core/phone";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { lt } from "../../records/drizzle.ts";
import { addressKey } from "../../base/load/address-key.ts";
import { InvalidError, InvalidFieldsError, SignInRequiredError } from "../../base/errors/domain-error.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { SendText } from "./send-text.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { verificationCodes } from "../../records/schema.ts";
import { tooManyAttempts } from "./attempt-limits.ts";
import type { AttemptLimits, TakenAttempts } from "./attempt-limits.ts";
import { createCodeAskers, newAskerId } from "./code-asker.ts";
import { codesUnavailable } from "./code-not-sent.ts";
import { createEmbeddedIdentity } from "./embedded-identity.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import type { CodeProfile, PhoneIdentity } from "./phone-identity.ts";
import { endSession, endSessionsOf, forgetOldSessions, readSession, startSession } from "./sessions.ts";
import type { SignedIn } from "./sessions.ts";
import { createSupabaseIdentity } from "./supabase-identity.ts";
import { recordVerification } from "./record-verification.ts";
import { isUser, verifiedUser } from "./verified-user.ts";
import type { Visitor } from "./visitor.ts";

/** A code to check, and what to do in the same transaction when it is right. */
interface CodeAttempt<Result> {
  site: Site;
  visitor: Visitor;
  phone: string;
  code: string;
  dealershipSlug?: string | undefined;
  /** Runs once the number is proven; what it throws undoes all. */
  inTransaction: (tx: DatabaseWriter, user: SignedIn) => Promise<Result>;
}

/** Identity of shoppers at every site: limits, codes, users and sessions. */
export interface IdentityService {
  /** Whom the browser's session signs in at this site. */
  signedIn(site: Site, visitor: Visitor): Promise<SignedIn | undefined>;
  /** The same, for what only a signed-in shopper may do. @throws SignInRequiredError */
  requireSignedIn(site: Site, visitor: Visitor): Promise<SignedIn>;
  /** Whether codes can be texted at this site: it has a service for it, or this is development. */
  canSendCodes(site: Site): boolean;
  /**
   * Whether a code may be sent. Of the number it tells the browser alone that asked for a code of it.
   *
   * @throws TooManyError when none may be sent now, InvalidFieldsError, UnavailableError `codes_unavailable`
   */
  checkMaySend(site: Site, visitor: Visitor, phone: string): Promise<void>;
  /**
   * Sends a code, which the browser alone can try that keeps the token.
   *
   * @returns the token; in a demonstration, where nobody is texted, the code too
   * @throws TooManyError, InvalidFieldsError, UnavailableError `code_not_sent` or `codes_unavailable`
   */
  sendCode(request: {
    site: Site;
    visitor: Visitor;
    phone: string;
    profile: CodeProfile;
    dealershipSlug?: string | undefined;
  }): Promise<{ token: string; demonstrationCode: string | undefined }>;
  /** @throws TooManyError, InvalidError `code_invalid` or `fields_invalid`, UnavailableError `verification_failed` */
  verify<Result>(attempt: CodeAttempt<Result>): Promise<{ user: SignedIn; sessionToken: string; result: Result }>;
  /**
   * Ends the browser's session, or every session that its shopper has at the site and at those that share the account.
   */
  signOut(site: Site, visitor: Visitor, which?: { everywhere: boolean; sharedWith?: readonly string[] }): Promise<void>;
  /** Counts a question that changes nothing. @throws TooManyError */
  countQuestion(site: Site, visitor: Visitor): Promise<void>;
  /** Counts a finance enquiry of a signed-in shopper. @throws TooManyError */
  countEnquiry(site: Site, user: SignedIn): Promise<void>;
  /** Forgets codes, sessions and counters whose time is over. */
  forgetOld(): Promise<void>;
}

/** Makes the service; a site with a Supabase project uses that, every other the embedded default. */
export function createIdentityService(parts: {
  database: Database;
  keys: IdentityKeys;
  limits: AttemptLimits;
  sendText: SendText;
  /** Whether the site has something to text codes with: see `canText`. */
  canSendCodes: (site: Site) => boolean;
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  fetch: OutsideFetch;
  env: Readonly<Record<string, string | undefined>>;
  now: () => Date;
}): IdentityService {
  const { database, keys, limits, sendText, canSendCodes, secretsOf, fetch, env, now } = parts;
  const askers = createCodeAskers(keys);
  const embedded = createEmbeddedIdentity({ database, keys, sendText, now });

  function identityOf(site: Site): PhoneIdentity {
    const service = secretsOf(site.slug)?.supabase;
    return service ? createSupabaseIdentity(fetch, service, env[service.secretEnv] ?? "") : embedded;
  }

  /** Counts a code that is about to be sent. */
  async function countSending(site: Site, phone: string, address: string): Promise<TakenAttempts> {
    const always = [
      ["sendAgain", phone],
      ["sendPerNumber", phone],
      ["sendPerAddress", address],
    ] as const;
    if (await isUser(database.db, site.slug, phone)) return limits.take(site.slug, always);
    const taken = await limits.tryTake(site.slug, [...always, ["sendPerSite", ""]]);
    if (!("usedUp" in taken)) return taken;
    if (taken.usedUp !== "sendPerSite") throw tooManyAttempts(taken.waitMs);
    return limits.take(site.slug, [...always, ["sendPerAddressWhenBusy", address], ["sendPerSiteWhenBusy", ""]]);
  }

  async function signedIn(site: Site, visitor: Visitor): Promise<SignedIn | undefined> {
    const token = await visitor.sessionToken(site.slug);
    return token === undefined ? undefined : readSession(database.db, site.slug, token, now());
  }

  return {
    canSendCodes,
    signedIn,

    async requireSignedIn(site, visitor) {
      const user = await signedIn(site, visitor);
      if (!user) throw new SignInRequiredError("Sign in first.");
      return user;
    },

    async checkMaySend(site, visitor, typed) {
      if (!canSendCodes(site)) throw codesUnavailable();
      const phone = mobileOf(site, typed);
      const address = addressKey(visitor.address);
      await limits.take(site.slug, [["askPerAddress", address]]);
      const asked = askers.read({ siteSlug: site.slug, phone }, visitor.askerToken) !== undefined;
      await limits.check(site.slug, [
        ["sendPerAddress", address],
        ...(asked ? ([["sendPerNumber", phone]] as const) : []),
      ]);
    },

    async sendCode({ site, visitor, phone: typed, profile, dealershipSlug }) {
      if (!canSendCodes(site)) throw codesUnavailable();
      const phone = mobileOf(site, typed);
      const address = addressKey(visitor.address);
      const asking = { siteSlug: site.slug, phone };
      const asker = askers.read(asking, visitor.askerToken) ?? newAskerId();
      await limits.take(site.slug, [["askPerAddress", address]]);
      const counted = await countSending(site, phone, address);
      let demonstrationCode: string | undefined;
      try {
        demonstrationCode = await identityOf(site).send({ site, phone, profile, asker, dealershipSlug });
      } catch (error) {
        await counted.giveBack();
        throw error;
      }
      await recordVerification(database.db, { siteSlug: site.slug, dealershipSlug, now: now(), type: "sms" });
      return { token: askers.token(asking, asker), demonstrationCode };
    },

    async verify({ site, visitor, phone: typed, code, dealershipSlug, inTransaction }) {
      const phone = mobileOf(site, typed);
      await limits.take(site.slug, [["tryPerAddress", addressKey(visitor.address)]]);
      const asker = askers.read({ siteSlug: site.slug, phone }, visitor.askerToken);
      if (asker === undefined) throw invalidCode();
      await limits.take(site.slug, [["tryPerBrowser", asker]]);
      const at = now();
      const proof = await identityOf(site).prove({ site, phone, code, asker, now: at });
      const before = await visitor.sessionToken(site.slug);
      const done = await database.db.transaction(async (tx) => {
        const profile = await proof(tx);
        // A wrong code is counted: the transaction must end well.
        if (profile === undefined) return undefined;
        const user = { userId: await verifiedUser(tx, { siteSlug: site.slug, phone, profile, now: at }), phone };
        const token = await startSession(tx, { siteSlug: site.slug, userId: user.userId, now: at, before });
        await recordVerification(tx, {
          siteSlug: site.slug,
          dealershipSlug,
          now: at,
          type: "verify",
          userId: user.userId,
        });
        return { user, token, result: await inTransaction(tx, user) };
      });
      if (!done) throw invalidCode();
      return { user: done.user, result: done.result, sessionToken: done.token };
    },

    async signOut(site, visitor, { everywhere, sharedWith = [] } = { everywhere: false }) {
      const token = await visitor.sessionToken(site.slug);
      if (token === undefined) return;
      const user = everywhere ? await readSession(database.db, site.slug, token, now()) : undefined;
      if (user) await endSessionsOf(database.db, [site.slug, ...sharedWith], user.phone);
      else await endSession(database.db, site.slug, token);
    },

    async countQuestion(site, visitor) {
      await limits.take(site.slug, [["askPerAddress", addressKey(visitor.address)]]);
    },

    async countEnquiry(site, { userId }) {
      await limits.take(site.slug, [["enquirePerUser", userId]]);
    },

    async forgetOld() {
      const at = now();
      await database.background.db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, at));
      await forgetOldSessions(database.background.db, at);
      await limits.forgetOld();
    },
  };
}

/** Also for a browser that did not ask for the code, which is told no more than one that typed a wrong one. */
function invalidCode(): InvalidError {
  return new InvalidError("code_invalid", "The verification code is invalid. Please try again.");
}

function mobileOf(site: Site, typed: string): string {
  const phone = mobileNumber(typed, site.country);
  if (phone !== undefined) return phone;
  throw new InvalidFieldsError([{ path: "phone", message: mobileNumberText() }]);
}
