import type { Site, SiteSecrets } from "@forecourt/core/schemas";

/** Name of Stripe, as it stands in the records. */
export const stripeName = "stripe";
/** Name of the provider that takes no money. */
export const sandboxName = "sandbox";

/**
 * Names that `payment_processors` of a car may have of providers; any other word, such as "card", is a way to pay that
 * each of them has.
 */
const providerNames: readonly string[] = [stripeName, sandboxName];

/**
 * The payment providers that a site has at this deployment, its own first: Stripe where its document names the keys,
 * the sandbox in development alone. `null` for one whose keys are not set: what would be paid there is not paid
 * elsewhere.
 *
 * @example
 * siteProviders({ stripe: { secretEnv: "FORECOURT_SECRET_KEY", webhookSecretEnv: "FORECOURT_SECRET_HOOK" } }, { env: {}, hasSandbox: true }) // [null, "sandbox"]
 */
export function siteProviders(
  { stripe }: Pick<SiteSecrets, "stripe">,
  { env, hasSandbox }: { env: Readonly<Record<string, string | undefined>>; hasSandbox: boolean },
): readonly (string | null)[] {
  const others = hasSandbox ? [sandboxName] : [];
  if (!stripe) return others;
  return [env[stripe.secretEnv] && env[stripe.webhookSecretEnv] ? stripeName : null, ...others];
}

/**
 * The provider on which a car is paid, of those that its site has: the first that `payment_processors` names. A car
 * that names none, only ways to pay such as "card", takes the site's own; one that names only providers that the site
 * does not have is not paid for online.
 *
 * @param own as {@link siteProviders} has them
 * @example
 * chosenProvider(["stripe", "sandbox"], ["card", "sandbox"]) // "sandbox"
 */
export function chosenProvider(own: readonly (string | null)[], processors: readonly string[]): string | undefined {
  const named = processors.map((name) => name.trim().toLowerCase()).filter((name) => providerNames.includes(name));
  const found = named.length === 0 ? own[0] : named.find((name) => own.includes(name));
  return found ?? undefined;
}

/**
 * Ways to pay for a car as its site shows them: none where no provider of the site takes them, so that no button offers
 * what would be refused. A site that is not served, such as one that a command reads, is taken at its word.
 *
 * @example
 * payableProcessors(["stripe"], { paymentProviders: ["sandbox"] }) // []
 */
export function payableProcessors(
  processors: readonly string[],
  { paymentProviders }: Pick<Site, "paymentProviders">,
): readonly string[] {
  const isPayable = paymentProviders === undefined || chosenProvider(paymentProviders, processors) !== undefined;
  return isPayable ? processors : [];
}
