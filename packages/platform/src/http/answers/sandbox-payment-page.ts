import { htmlText } from "../../base/text/html-text.ts";
import { decimalAmount } from "../../domain/payments/decimal-amount.ts";
import { sandboxPath } from "../../domain/payments/sandbox-payments.ts";
import type { SandboxPayments } from "../../domain/payments/sandbox-payments.ts";

const nothing = () =>
  new Response("There is nothing at this address.", { status: 404, headers: { "cache-control": "no-store" } });

/**
 * The page of a payment of the sandbox, `/dev/payments/{ref}`: it says what it is, and lets one pay or give up without
 * money. Development alone has it. A press is a form's POST; then the shopper goes back, as from a provider's page.
 *
 * @param onPaid hears that a payment changed, as by a provider's message
 * @returns undefined for another path
 */
export async function sandboxPaymentPage(
  request: Request,
  sandbox: SandboxPayments | undefined,
  onPaid: (paymentId: string) => Promise<void>,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${sandboxPath}/`)) return undefined;
  const ref = pathname.slice(sandboxPath.length + 1);
  const payment = sandbox && /^[\w-]{1,80}$/.test(ref) ? await sandbox.find(ref) : undefined;
  if (!sandbox || !payment) return nothing();
  if (request.method === "POST") {
    const form = new URLSearchParams((await request.text()).slice(0, 1000));
    const choice = form.get("choice");
    if (choice === "pay" || choice === "give_up") {
      await sandbox.press(ref, choice);
      await onPaid(payment.paymentId);
    }
    return new Response(null, { status: 303, headers: { location: payment.returnUrl, "cache-control": "no-store" } });
  }
  if (request.method !== "GET" && request.method !== "HEAD") return nothing();
  const amount = decimalAmount(payment.cents);
  const state = payment.movements.length > 0 ? "This payment was made." : "This payment is closed.";
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox payment</title>
<style>body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#fff7d6;color:#1a1a1a}main{max-width:420px;margin:0 auto;padding:32px 20px}
p.note{padding:12px 16px;border:2px dashed #8a6d00;font-weight:700}strong{font-size:40px;display:block}button{font:inherit;width:100%;padding:14px;margin:0 0 12px;border:2px solid #1a1a1a;background:#fff;color:#1a1a1a;border-radius:8px;cursor:pointer}
button[value=pay]{background:#1a1a1a;color:#fff}</style>
<main><p class="note">Demonstration: no money moves. In production, the payment provider's own page opens here.</p>
<h1>${htmlText(payment.description)}</h1><p>To pay<strong>${htmlText(amount)} ${htmlText(payment.currency)}</strong></p>
${
  payment.isOpen
    ? '<form method="post"><button name="choice" value="pay">Pay without money</button><button name="choice" value="give_up">Give up</button></form>'
    : `<p>${state}</p><p><a href="${htmlText(payment.returnUrl)}">Back to the dealer</a></p>`
}</main>`;
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
