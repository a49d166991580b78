import type { identityEndpoints } from "@forecourt/api";
import { mobileNumber } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import { isKnownContact } from "../../domain/shoppers/known-contact.ts";
import { resendLockMs } from "../../domain/shoppers/identity-limits.ts";
import type { SignedIn } from "../../domain/shoppers/sessions.ts";
import { listWatched, removeCar, saveCar } from "../../domain/shoppers/watchlist.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { askerCookie } from "../requests/asker-cookie.ts";
import { endedSessionCookie, sessionCookie } from "../requests/session-cookie.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { personalAnswer } from "./personal-answer.ts";

/** Proving a phone number, and what a signed-in shopper has. */
export function identityHandlers({
  database,
  identity,
  keys,
  visitorOf,
  sharedAccountsOf,
  now,
}: ApiDependencies): HandlersOf<typeof identityEndpoints> {
  async function signedIn(site: Site, request: Request): Promise<SignedIn> {
    const user = await identity.signedIn(site, visitorOf(request));
    if (!user) throw new ApiRefusal(401, "sign_in_required", "Sign in first.");
    return user;
  }

  /** @throws ApiRefusal where the site keeps no cars for shoppers, or nobody is signed in */
  async function watcher(site: Site, request: Request): Promise<SignedIn> {
    if (!site.saved.watchlist) throw new ApiRefusal(404, "watchlist_off", "This site keeps no saved cars.");
    return signedIn(site, request);
  }

  async function watchlist({ userId }: SignedIn) {
    const watched = await listWatched(database, userId);
    return {
      success: true as const,
      car_ids: watched.map(({ carId }) => carId),
      cars: watched.map(({ carId, savedAt, price }) => ({ car_id: carId, saved_at: savedAt.toISOString(), price })),
    };
  }

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
      const user = await signedIn(site, request);
      await identity.countQuestion(site, visitor);
      if (mobileNumber(query.phone_number, site.country) !== user.phone)
        throw new ApiRefusal(403, "other_number", "Ask for your own number only.");
      return personalAnswer({ data: { exists: await isKnownContact(database, site, user.phone) } });
    },

    async getWatchlist({ site, request }) {
      return personalAnswer(await watchlist(await watcher(site, request)));
    },

    async saveWatchedCar({ site, body, request }) {
      const user = await watcher(site, request);
      await saveCar(database, site.slug, user.userId, body.car_id, now());
      return personalAnswer(await watchlist(user));
    },

    async removeWatchedCar({ site, body, request }) {
      const user = await watcher(site, request);
      await removeCar(database, user.userId, body.car_id);
      return personalAnswer(await watchlist(user));
    },
  };
}
