import type { SiteSecrets } from "@forecourt/core/schemas";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { SandboxMessages } from "./sandbox-messages.ts";
import type { SendText } from "./send-text.ts";
import { sendTextOverHttp } from "./send-text-over-http.ts";

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
      return sendTextOverHttp(fetch, { url: service.url, key, sender: service.sender }, message);
    }
    if (!sandbox) throw new Error("The site has no service that sends texts. Set secrets.sms in its document.");
    sandbox.take(site.slug, message);
  };
}
