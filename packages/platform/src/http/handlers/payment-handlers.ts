import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PaymentMark, paymentEndpoints } from "@forecourt/api";
import { packageFolder } from "../../base/environment/package-folder.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import { PaymentProviderError } from "../../domain/payments/payment-provider.ts";
import type { PaymentProvider } from "../../domain/payments/payment-provider.ts";
import { noteFailure, settlePayment } from "../../domain/settlement/settle-payment.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { paymentsUnavailable } from "../answers/payments-unavailable.ts";
import { readBoundedBody } from "../requests/read-bounded-body.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Drawings by the names of `payment-marks/`. */
const drawings = new Map<PaymentMark, Promise<string>>();

/** Ways to pay, and what the providers of payments tell us. */
export const paymentHandlers = ({ payments }: ApiDependencies): HandlersOf<typeof paymentEndpoints> => ({
  async takePaymentMessage({ site, params, request }) {
    const provider = payments.providers.named(site.slug, params.provider);
    if (!provider) throw new NotFoundError("provider_unknown", "This site has no such payment provider.");
    const body = (await readBoundedBody(request)).toString("utf8");
    const paymentId = await readMessage(provider, body, request.headers);
    // The message only says that something happened. Where the provider cannot say what, the sweep asks it again, also
    // of a payment that was over.
    if (paymentId !== undefined && isUuid(paymentId))
      await settlePayment(payments, paymentId).catch((error: unknown) =>
        noteFailure(payments, { id: paymentId, siteSlug: site.slug, checks: 0 }, error),
      );
    return { received: true };
  },

  async getPaymentMark({ params: { name } }) {
    const drawing = drawings.get(name) ?? readFile(join(packageFolder("payment-marks"), `${name}.svg`), "utf8");
    drawings.set(name, drawing);
    return new Response(await drawing, {
      headers: {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=604800",
        "x-content-type-options": "nosniff",
      },
    });
  },
});

/**
 * The subject of a message. A message that the provider cannot explain now is refused, so that the provider sends it
 * again.
 */
async function readMessage(provider: PaymentProvider, body: string, headers: Headers): Promise<string | undefined> {
  try {
    return await provider.readMessage(body, headers);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "payment_unknown") return undefined;
    throw error.reason === "message_refused"
      ? new ApiRefusal(400, "message_refused", error.message)
      : paymentsUnavailable();
  }
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
