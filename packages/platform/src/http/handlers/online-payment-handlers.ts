import type { onlinePaymentEndpoints } from "@forecourt/api";
import { onlinePaymentAddress } from "@forecourt/core/pages";
import { failureDetails } from "../../base/log/log-line.ts";
import { changeInvoice } from "../../domain/invoices/change-invoice.ts";
import { knownInvoice, openInvoice } from "../../domain/invoices/open-invoice.ts";
import { shownInvoice } from "../../domain/invoices/shown-invoice.ts";
import { openInTime, settleInTime } from "../../domain/settlement/settle-in-time.ts";
import { paymentsUnavailable } from "../answers/payments-unavailable.ts";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Paying an invoice online. */
export function onlinePaymentHandlers({
  database,
  routeLeadsOf,
  identity,
  payments,
  visitorOf,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof onlinePaymentEndpoints> {
  return {
    async openOnlinePayment({ site, body, request }) {
      const visitor = visitorOf(request);
      const user = await identity.requireSignedIn(site, visitor);
      const provider = payments.providers.of(site.slug);
      if (!provider) throw paymentsUnavailable();
      const { invoice, payment, secret } = await openInvoice(database, {
        site,
        body,
        phone: user.phone,
        provider: provider.name,
        secretOf: (id) => payments.secretOf("invoice", id),
        routeLead: routeLeadsOf(site.slug),
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
        now: now(),
      });
      payments.onChange();
      // A repeat of a request whose payment is open already.
      if (payment.payUrl !== null || payment.state !== "open")
        return { ...shownInvoice({ invoice, payment }, now()), secret };
      try {
        const opened = await openInTime(database, {
          provider,
          payment,
          description: `${site.name}: ${invoice.reference}`,
          email: body.email ?? "",
          returnUrl: siteOrigin(site, visitor) + onlinePaymentAddress({ id: payment.id, secret }),
          until: invoice.until,
        });
        return { ...shownInvoice({ invoice, payment: opened }, now()), secret };
      } catch (error) {
        // The sweep closes a payment that the provider may have opened all the same.
        log({ level: "error", event: "payment_not_opened", site: site.slug, ...failureDetails(error) });
        await database.db.transaction((tx) =>
          changeInvoice(tx, { site, paymentId: payment.id, events: [{ kind: "payment_closed" }], now: now() }),
        );
        throw paymentsUnavailable();
      }
    },

    async getOnlinePayment({ site, params: { id }, query: { secret } }) {
      const { payment } = await knownInvoice(database, { site, id, secret });
      if (payment.nextCheckAt !== null) await settleInTime(payments, { siteSlug: site.slug, paymentId: id });
      return shownInvoice(await knownInvoice(database, { site, id, secret }), now());
    },
  };
}
