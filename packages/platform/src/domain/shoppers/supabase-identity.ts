import type { OutsideService, Site } from "@forecourt/core/schemas";
import { formEmail } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { UnavailableError } from "../../base/errors/domain-error.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { codeNotSent, serviceRetryMs } from "./code-not-sent.ts";
import { tooManyAttempts } from "./attempt-limits.ts";
import { resendLockMs } from "./identity-limits.ts";
import type { CodeRequest, PhoneIdentity } from "./phone-identity.ts";

const timeoutMs = 10_000;

const verifiedSchema = z.object({
  access_token: z.string().min(1),
  user: z.object({ phone: z.string(), user_metadata: z.record(z.string(), z.unknown()).optional() }),
});
const nameText = z.string().trim().min(1).max(80).optional().catch(undefined);
const profileSchema = z.object({
  first_name: nameText,
  last_name: nameText,
  email: formEmail.catch(undefined),
});

/**
 * Codes through Supabase Auth (`/auth/v1/otp`, `/verify`, `/logout`). Supabase proves the number; users, sessions and
 * limits stay the platform's, per site. The session that Supabase opens on a right code is ended there at once: no
 * token of it is kept, so none can leak, and signing out here is signing out everywhere.
 *
 * @param key the project's anon key
 */
export function createSupabaseIdentity(fetch: OutsideFetch, { url }: OutsideService, key: string): PhoneIdentity {
  async function call(path: string, body: unknown, token?: string): Promise<Response> {
    return fetch(`${url}/auth/v1/${path}`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "content-type": "application/json", apikey: key, authorization: `Bearer ${token ?? key}` },
      body: JSON.stringify(body),
    });
  }

  return {
    async send({ site, phone, profile, dealershipSlug }: CodeRequest) {
      const data = { ...profile, website: site.slug, dealership_slug: dealershipSlug ?? site.slug };
      const response = await call("otp", { phone, channel: "sms", create_user: true, data }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.status === 429) throw tooManyAttempts(resendLockMs);
      if (!response?.ok) throw codeNotSent();
      return undefined;
    },

    async prove({ phone, code }: { site: Site; phone: string; code: string }) {
      const response = await call("verify", { type: "sms", phone, token: code }).catch(() => undefined);
      if (response === undefined || response.status >= 500) throw unknownError();
      if (response.status === 429) throw tooManyAttempts(resendLockMs);
      if (!response.ok) {
        await response.body?.cancel();
        return async () => undefined;
      }
      const verified = verifiedSchema.safeParse(await response.json().catch(() => undefined));
      // Supabase keeps numbers without the plus (supabase/auth). Another number than the one asked for proves nothing.
      if (!verified.success || verified.data.user.phone.replace(/^\+/, "") !== phone.slice(1)) throw unknownError();
      const ended = await call("logout?scope=local", {}, verified.data.access_token).catch(() => undefined);
      await ended?.body?.cancel();
      const profile = profileSchema.parse(verified.data.user.user_metadata ?? {});
      return async () => profile;
    },
  };
}

function unknownError(): UnavailableError {
  return new UnavailableError("verification_failed", "An unknown error occurred during verification.", serviceRetryMs);
}
