import type { OutsideService, SiteSecrets } from "@forecourt/core/schemas";
import { isDevelopment } from "../../base/environment/development.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { SandboxMessages } from "./sandbox-messages.ts";
import type { SendText } from "./send-text.ts";
import { sendTextOverHttp } from "./send-text-over-http.ts";

/**
 * Whether a site can text at all: it has a service whose key is set, or development's sandbox stands in for one.
 *
 * @example
 * canText(undefined, {}) // false
 */
export function canText(
  service: Pick<OutsideService, "secretEnv"> | undefined,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return service === undefined ? isDevelopment(env) : Boolean(env[service.secretEnv]);
}

/**
 * Sends through the site's own service, where it has one; else into the sandbox, in development alone.
 *
 * @throws Error when the site has no service, or its key is not set, outside development
 */
export function createSendText(parts: {
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  fetch: OutsideFetch;
  env: Readonly<Record<string, string | undefined>>;
  /** Undefined outside development. */
  sandbox: SandboxMessages | undefined;
}): SendText {
  const { secretsOf, fetch, env, sandbox } = parts;
  return async (site, message) => {
    const service = secretsOf(site.slug)?.sms;
    if (service) {
      const key = env[service.secretEnv];
      if (!key)
        throw new Error(`The environment variable ${service.secretEnv} with the key of the text service is not set.`);
      await sendTextOverHttp(fetch, { url: service.url, key, sender: service.sender }, message);
      return undefined;
    }
    if (!sandbox) throw new Error("The site has no service that sends texts. Set secrets.sms in its document.");
    sandbox.take(site.slug, message);
    return "demonstrated";
  };
}
