import type { identityEndpoints } from "@forecourt/api";
import { mobileNumber } from "@forecourt/core/phone";
import { isKnownContact } from "../../domain/shoppers/known-contact.ts";
import { resendLockMs } from "../../domain/shoppers/identity-limits.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { askerCookie } from "../requests/asker-cookie.ts";
import { endedSessionCookie, sessionCookie } from "../requests/session-cookie.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { personalAnswer } from "../answers/personal-answer.ts";

/** Proving a phone number. */
export function identityHandlers({
  database,
  identity,
  keys,
  visitorOf,
  sharedAccountsOf,
}: ApiDependencies): HandlersOf<typeof identityEndpoints> {
  return {
    async signInStatus({ site }) {
      return { available: identity.canSendCodes(site) };
    },

    async checkRateLimit({ site, body, request }) {
      await identity.checkMaySend(site, visitorOf(request), body.phone);
      return { allowed: true as const };
    },

    async sendCode({ site, body, request }) {
      const { first_name, last_name, email, dealership_slug } = body.data;
      const visitor = visitorOf(request);
      const { token, demonstrationCode } = await identity.sendCode({
        site,
        visitor,
        phone: body.phone,
        profile: { first_name, last_name, email },
        dealershipSlug: dealership_slug,
      });
      return personalAnswer(
        {
          sent: true,
          resend_after_ms: resendLockMs,
          ...(demonstrationCode === undefined ? {} : { demonstration_code: demonstrationCode }),
        },
        askerCookie(token, visitor.secure),
      );
    },

    async verifyCode({ site, body, request }) {
      const visitor = visitorOf(request);
      const { user, sessionToken } = await identity.verify({
        site,
        visitor,
        phone: body.phone,
        code: body.token,
        dealershipSlug: body.dealership_slug,
        inTransaction: async () => undefined,
      });
      return personalAnswer(
        { user: { phone: user.phone } },
        await sessionCookie(sessionToken, keys.cookieKey(site.slug), visitor.secure),
      );
    },

    async signOut({ site, body, request }) {
      const visitor = visitorOf(request);
      await identity.signOut(site, visitor, { ...body, sharedWith: sharedAccountsOf(site).map(({ slug }) => slug) });
      return personalAnswer({ user: null }, endedSessionCookie(visitor.secure));
    },

    async getSession({ site, request }) {
      const user = await identity.signedIn(site, visitorOf(request));
      return personalAnswer({ user: user ? { phone: user.phone } : null });
    },

    async checkIfContactExists({ site, query, request }) {
      const visitor = visitorOf(request);
      const user = await identity.requireSignedIn(site, visitor);
      await identity.countQuestion(site, visitor);
      if (mobileNumber(query.phone_number, site.country) !== user.phone)
        throw new ApiRefusal(403, "other_number", "Ask for your own number only.");
      return personalAnswer({ data: { exists: await isKnownContact(database, site, user.phone) } });
    },
  };
}
