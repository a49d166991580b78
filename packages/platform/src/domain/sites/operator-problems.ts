import { parseSiteDocument } from "@forecourt/core/schemas";
import type { DocumentLayers, ParsedSiteDocument, Site, SiteProblem, SiteSecrets } from "@forecourt/core/schemas";
import { destinationRules } from "../../base/outside/destination-rules.ts";
import { isLocalIp } from "../../base/outside/public-address.ts";
import { isLoopbackHost, normalHost, publicHostOf } from "../../base/environment/host-name.ts";

/** The operator's environment, which says what site documents may name. */
export type OperatorEnv = Readonly<Record<string, string | undefined>>;

/** Checks a document as `parseSiteDocument` does, and then for {@link operatorProblems}. */
export function checkForOperator(input: unknown, layers: DocumentLayers, env: OperatorEnv): ParsedSiteDocument {
  const parsed = parseSiteDocument(input, layers);
  const problems = parsed.ok ? operatorProblems(parsed, env) : [];
  return problems.length > 0 ? { ok: false, problems } : parsed;
}

/**
 * What the operator does not let a site's document name: addresses of this machine or a private network, plain http,
 * and hosts that are the platform's own.
 *
 * @throws Error when FORECOURT_PRIVATE_DESTINATIONS cannot be read
 * @example
 * operatorProblems({ site, secrets }, {}) // [{ path: "hosts.0", message: "localhost is reserved: …" }]
 */
export function operatorProblems(
  { site, secrets }: { site: Pick<Site, "slug" | "hosts">; secrets: SiteSecrets },
  env: OperatorEnv,
): SiteProblem[] {
  const rules = destinationRules(env);
  const addresses = [
    ...secrets.leadDestinations.map(({ url }, index) => ({ path: `secrets.leadDestinations.${index}.url`, url })),
    ...(["supabase", "sms", "youx", "reviewProvider"] as const).map((name) => ({
      path: `secrets.${name}.url`,
      url: secrets[name]?.url,
    })),
  ];
  const wrongAddresses = addresses.flatMap(({ path, url }) =>
    problem(path, url === undefined ? undefined : rules.problemOf(url)),
  );
  const wrongHosts = site.hosts.flatMap((host, index) =>
    problem(
      `hosts.${index}`,
      isReservedHost(host, site.slug, publicHostOf(env))
        ? `${host} is reserved: it leads to this machine or to the platform itself. Name a host of the dealer's.`
        : undefined,
    ),
  );
  return [...wrongAddresses, ...wrongHosts];
}

/**
 * Whether a host can be no site's own: `localhost` and the names below it, the public host, and addresses of this
 * machine. A site's own name below `localhost` or below the public host is spared.
 *
 * @example
 * isReservedHost("localhost", "harbour", "sites.example") // true
 * isReservedHost("harbour.localhost", "harbour", "sites.example") // false
 */
export function isReservedHost(host: string, slug: string, publicHost: string): boolean {
  const name = normalHost(host);
  if (name === `${slug}.localhost` || name === `${slug}.${publicHost}`) return false;
  return isLoopbackHost(name) || name === publicHost || isLocalIp(name);
}

function problem(path: string, message: string | undefined): SiteProblem[] {
  return message === undefined ? [] : [{ path, message }];
}
