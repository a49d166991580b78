import type { SiteSecrets } from "@forecourt/core/schemas";
import type { PaymentProvider } from "./payment-provider.ts";
import { chosenProvider, siteProviders } from "./chosen-provider.ts";
import { createStripePayments } from "./stripe-payments.ts";

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
 * Each site is paid on an account of its own: Stripe where its document names the keys, the sandbox in development
 * alone. A site whose keys are not set takes no payments, and `doctor` says so.
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
  const named = (siteSlug: string, name: string | undefined) =>
    [stripeOf(siteSlug), sandbox].find((provider) => provider !== undefined && provider.name === name);
  return {
    of(siteSlug, processors = []) {
      const own = siteProviders(secretsOf(siteSlug) ?? {}, { env, hasSandbox: sandbox !== undefined });
      return named(siteSlug, chosenProvider(own, processors));
    },
    named,
  };
}
