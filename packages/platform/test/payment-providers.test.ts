import { describe, expect, it } from "vitest";
import { createPaymentProviders } from "../src/domain/payments/payment-providers.ts";
import { parsedSite } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";

const sandbox = { ...paymentDouble(() => new Date()), name: "sandbox" };
const { secrets } = parsedSite("north", {
  secrets: { stripe: { secretEnv: "FORECOURT_SECRET_STRIPE", webhookSecretEnv: "FORECOURT_SECRET_HOOK" } },
});
const keys = { FORECOURT_SECRET_STRIPE: "sk_test_1", FORECOURT_SECRET_HOOK: "whsec_1" };
const withStripe = (env: Record<string, string>, isDevelopment = true) =>
  createPaymentProviders({ secretsOf: () => secrets, env, sandbox: isDevelopment ? sandbox : undefined });
const bare = createPaymentProviders({ secretsOf: () => undefined, env: {}, sandbox });

describe("the provider on which a car is paid", () => {
  it.each([
    ["the site's own where the car says only ways to pay", ["card"], "stripe"],
    ["the site's own where the car says nothing", [], "stripe"],
    ["the one that the car names", ["sandbox"], "sandbox"],
    ["the first that the car names, however it is written", [" Sandbox", "stripe"], "sandbox"],
    ["the next where the first is not there", ["card", "stripe", "sandbox"], "stripe"],
  ])("is %s", (_, processors, name) => expect(withStripe(keys).of("north", processors)?.name).toBe(name));

  it("is none where the car names only one that the site has not", () => {
    expect(bare.of("north", ["stripe"])).toBeUndefined();
    expect(bare.of("north", ["stripe", "sandbox"])?.name).toBe("sandbox");
    expect(withStripe(keys, false).of("north", ["sandbox"])).toBeUndefined();
  });

  it("is none where the keys of the site's own are not set, even in development", () => {
    expect(withStripe({}).of("north")).toBeUndefined();
    expect(withStripe({}).of("north", ["card"])).toBeUndefined();
  });

  it("of a payment that was made before is found by its name", () => {
    expect(withStripe(keys).named("north", "sandbox")?.name).toBe("sandbox");
    expect(bare.named("north", "stripe")).toBeUndefined();
  });
});
