import type { SiteSecrets } from "@forecourt/core/schemas";
import type { PaymentProvider } from "./payment-provider.ts";
import { sandboxName } from "./sandbox-payments.ts";
import { createStripePayments, stripeName } from "./stripe-payments.ts";

/** The payment provider of each site. */
export interface PaymentProviders {
  /**
   * The one that new payments of a site go to; undefined where the site takes none.
   *
   * @param processors `payment_processors` of the car that is paid for: {@link chosenProvider}. @default the site's own
   */
  of(siteSlug: string, processors?: readonly string[]): PaymentProvider | undefined;
  /** The one of a payment that was made before, by its name; undefined where the site has it no longer. */
  named(siteSlug: string, name: string): PaymentProvider | undefined;
}

/**
 * Each site is paid on an account of its own: Stripe where its document names the keys, the sandbox in development alone. A site
 * whose keys are not set takes no payments, and `doctor` says so.
 */
export function createPaymentProviders(parts: {
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /** Stands in where a site names no provider; undefined outside development. */
  sandbox: PaymentProvider | undefined;
}): PaymentProviders {
  const { secretsOf, env, sandbox } = parts;
  const made = new Map<string, PaymentProvider>();
  const stripeOf = (siteSlug: string): PaymentProvider | undefined => {
    const account = secretsOf(siteSlug)?.stripe;
    const key = account && env[account.secretEnv];
    const webhookSecret = account && env[account.webhookSecretEnv];
    if (!key || !webhookSecret) return undefined;
    const known = made.get(`${key} ${webhookSecret}`);
    if (known) return known;
    const provider = createStripePayments({ key, webhookSecret, url: env.STRIPE_URL });
    made.set(`${key} ${webhookSecret}`, provider);
    return provider;
  };
  return {
    of: (siteSlug, processors = []) =>
      chosenProvider(secretsOf(siteSlug)?.stripe ? [stripeOf(siteSlug), sandbox] : [sandbox], processors),
    named: (siteSlug, name) => [stripeOf(siteSlug), sandbox].find((provider) => provider?.name === name),
  };
}

/** Names that `payment_processors` of a car may have of providers; any other word, such as "card", is a way to pay that each of them has. */
const providerNames: readonly string[] = [stripeName, sandboxName];

/**
 * The provider on which a car is paid, of those that its site has: the first that `payment_processors` names. A car that names none,
 * only ways to pay such as "card", takes the site's own; one that names only providers that the site has not is not paid for online.
 *
 * @param own providers of the site, its own first; undefined for one whose keys are not set
 * @example
 * chosenProvider([stripe, sandbox], ["card", "sandbox"])?.name // "sandbox"
 */
export function chosenProvider(
  own: readonly (PaymentProvider | undefined)[],
  processors: readonly string[],
): PaymentProvider | undefined {
  const named = processors.map((name) => name.trim().toLowerCase()).filter((name) => providerNames.includes(name));
  if (named.length === 0) return own[0];
  return named.flatMap((name) => own.find((provider) => provider?.name === name) ?? [])[0];
}
