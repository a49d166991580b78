import type { SiteSecrets } from "@forecourt/core/schemas";
import { openOutsideCalls } from "./outside-call.ts";
import type { OutsideCalls } from "./outside-call.ts";
import type { Youx } from "./youx.ts";
import { youxOverHttp } from "./youx-over-http.ts";
import { youxSandbox } from "./youx-sandbox.ts";

/** The lender of each site. */
export type YouxOf = (siteSlug: string) => Youx;

/**
 * Finds the lender of a site: the one in its secrets, with the circuit breaker of that address and key, else the sandbox,
 * in development alone. In production a site without a lender has neither quotes nor customers, which each call says.
 */
export function createYouxDirectory(parts: {
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  env: Readonly<Record<string, string | undefined>>;
  development: boolean;
}): YouxOf {
  const { secretsOf, env, development } = parts;
  const calls = new Map<string, OutsideCalls>();
  const sandbox = development ? youxSandbox(env.FORECOURT_YOUX_SANDBOX, (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref())) : absent("The site has no lender. Set secrets.youx in its document.");
  return (siteSlug) => {
    const service = secretsOf(siteSlug)?.youx;
    if (!service) return sandbox;
    const key = env[service.secretEnv];
    if (!key) return absent(`The environment variable ${service.secretEnv} with the lender's key is not set.`);
    const name = `${service.url} ${service.secretEnv}`;
    const opened = calls.get(name) ?? openOutsideCalls(service.url, key);
    calls.set(name, opened);
    return youxOverHttp(opened);
  };
}

function absent(reason: string): Youx {
  return { quote: async () => ({ kind: "failed", reason }), createCustomer: async () => ({ kind: "failed", reason }) };
}
