import type { QuoteRequest } from "@forecourt/api";
import { carCalculation, financeFigure, salePrice, yearAt } from "@forecourt/core";
import type { Car, Site, SiteSecrets } from "@forecourt/core/schemas";
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
 * Finds the lender of a site: the one in its secrets, with the circuit breaker of that address and key, else the
 * sandbox, in development alone. In production a site without a lender has neither quotes nor customers, which each
 * call says.
 */
export function createLenderDirectory(parts: {
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  fetch: OutsideFetch;
  env: Readonly<Record<string, string | undefined>>;
  development: boolean;
  /** What the sandbox quotes on: the site's own rates. @default its own rate table */
  siteOf?: (siteSlug: string) => Site | undefined;
  /** The car of a site that the sandbox is asked about, as its card has it. @default none is known */
  carByVin?: (siteSlug: string, vin: string) => Promise<Car | undefined>;
  /** @default the clock */
  now?: () => Date;
}): LenderClientOf {
  const { secretsOf, fetch, env, development, siteOf, carByVin, now = () => new Date() } = parts;
  const calls = new Map<string, OutsideCalls>();
  const none = absent("The site has no lender. Set secrets.youx in its document.");
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
  return (siteSlug) => {
    const service = secretsOf(siteSlug)?.youx;
    if (!service)
      return development
        ? youxSandbox(env.FORECOURT_YOUX_SANDBOX, wait, async (request) => {
            const site = siteOf?.(siteSlug);
            const car = request.vin === undefined ? undefined : await carByVin?.(siteSlug, request.vin);
            return site && advertised(site, request, car, now());
          })
        : none;
    const key = env[service.secretEnv];
    if (!key) return absent(`The environment variable ${service.secretEnv} with the lender's key is not set.`);
    const name = `${service.url} ${service.secretEnv}`;
    const opened = calls.get(name) ?? openOutsideCalls(fetch, service.url, key);
    calls.set(name, opened);
    return youxOverHttp(opened);
  };
}

/**
 * What a site advertises for a car at a price: the figure of its card, else what its calculator starts with, the
 * establishment fee included (rules 2.1); undefined where it has neither. The payment itself is that of the card at the
 * price of the card alone.
 */
function advertised(
  site: Site,
  { purchasePrice: price, year }: QuoteRequest,
  known: Car | undefined,
  now: Date,
): AdvertisedTerms | undefined {
  const isOwnPrice = known !== undefined && salePrice(known) === price;
  const asked = { price, offer_price: null, subscription_price: null };
  const car = isOwnPrice ? known : { ...(known ?? (year == null ? {} : { year })), ...asked };
  const figure = financeFigure(car, site, yearAt(now, site.timeZone));
  if (figure) return isOwnPrice ? figure : { ...figure, weeklyDollars: null };
  if (!site.calculator.enabled) return undefined;
  const { start, feeDollars } = carCalculation(car, site, undefined, new URLSearchParams()).basis;
  return { ratePercent: start.rate, feeDollars };
}

function absent(reason: string): LenderClient {
  return { quote: async () => ({ kind: "failed", reason }), createCustomer: async () => ({ kind: "failed", reason }) };
}
