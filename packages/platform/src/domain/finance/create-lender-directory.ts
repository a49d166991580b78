import type { QuoteRequest } from "@forecourt/api";
import { calculatorRanges, financeFigure } from "@forecourt/core";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { yearAt } from "./car-disclaimer.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { openOutsideCalls } from "./outside-call.ts";
import type { OutsideCalls } from "./outside-call.ts";
import type { LenderClient } from "./lender-client.ts";
import { youxOverHttp } from "./youx-over-http.ts";
import { youxSandbox } from "./youx-sandbox.ts";
import type { AdvertisedTerms } from "./youx-sandbox.ts";

/** The lender of each site. */
export type LenderClientOf = (siteSlug: string) => LenderClient;

/**
 * Finds the lender of a site: the one in its secrets, with the circuit breaker of that address and key, else the sandbox,
 * in development alone. In production a site without a lender has neither quotes nor customers, which each call says.
 */
export function createLenderDirectory(parts: {
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  fetch: OutsideFetch;
  env: Readonly<Record<string, string | undefined>>;
  development: boolean;
  /** What the sandbox quotes on: the site's own rates. @default its own rate table */
  siteOf?: (siteSlug: string) => Site | undefined;
  /** @default the clock */
  now?: () => Date;
}): LenderClientOf {
  const { secretsOf, fetch, env, development, siteOf, now = () => new Date() } = parts;
  const calls = new Map<string, OutsideCalls>();
  const none = absent("The site has no lender. Set secrets.youx in its document.");
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
  return (siteSlug) => {
    const service = secretsOf(siteSlug)?.youx;
    if (!service)
      return development
        ? youxSandbox(env.FORECOURT_YOUX_SANDBOX, wait, (request) => advertised(siteOf?.(siteSlug), request, now()))
        : none;
    const key = env[service.secretEnv];
    if (!key) return absent(`The environment variable ${service.secretEnv} with the lender's key is not set.`);
    const name = `${service.url} ${service.secretEnv}`;
    const opened = calls.get(name) ?? openOutsideCalls(fetch, service.url, key);
    calls.set(name, opened);
    return youxOverHttp(opened);
  };
}

/** The figure that a site advertises for a car at a price and of a year, else the rate its calculator starts with; undefined where it has neither. */
function advertised(
  site: Site | undefined,
  { purchasePrice: price, year }: QuoteRequest,
  now: Date,
): AdvertisedTerms | undefined {
  if (!site) return undefined;
  const figure = financeFigure({ price, ...(year == null ? {} : { year }) }, site, yearAt(site, now));
  return (
    figure ??
    (site.calculator.enabled ? { ratePercent: calculatorRanges(price, site.calculator).interest.initial } : undefined)
  );
}

function absent(reason: string): LenderClient {
  return { quote: async () => ({ kind: "failed", reason }), createCustomer: async () => ({ kind: "failed", reason }) };
}
