// @vitest-environment node
import type { OnlinePaymentAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { action, loader } from "../routes/online-payment.tsx";
import { onlinePaymentWords } from "./online-payment-words.ts";

const id = "5d8db995-a474-4fdf-a4d7-f523010b1166";
const secret = "c2VjcmV0LW9mLXRoaXM";
const link = `/online-payment?payment=${id}.${secret}aaaa`;
const open: OnlinePaymentAnswer = {
  id,
  state: "open",
  amount_cents: 125_050,
  currency: "AUD",
  reference: "INV-1042",
  paid_at: null,
  pay_url: "https://pay.example/1",
  receipt_number: null,
};
const paid: OnlinePaymentAnswer = {
  ...open,
  state: "paid",
  paid_at: "2026-11-23T14:00:00Z",
  pay_url: null,
  receipt_number: "R-5D8DB995",
};
const refusal = (status: number, code: string, fields: { path: string; message: string }[] = []) =>
  new ApiError(status, { error: "No.", code, fields });

function asked(
  path: string,
  {
    api = {},
    fields,
    more,
  }: { api?: Partial<ApiClient>; fields?: Record<string, string>; more?: Partial<SiteDocumentInput> } = {},
) {
  const context = new RouterContextProvider();
  const url = new URL(path, "http://harbour.localhost");
  context.set(siteContext, aSite(more ?? { onlinePayment: { enabled: true } }));
  context.set(nowContext, new Date("2026-11-25T00:00:00Z"));
  context.set(apiContext, api as ApiClient);
  const request = new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  return { request, url, params: {}, context, pattern: "" };
}
const shown = async (...args: Parameters<typeof asked>) =>
  (await loader(asked(...args))) as unknown as { data: Record<string, unknown>; init: { headers: object } };
const fields = { amount: "1,250.50", reference: "INV-1042", name: "Ana", email: "ana@example.com" };
const sent = (openOnlinePayment: ApiClient["openOnlinePayment"], more = {}) =>
  action(asked("/online-payment", { api: { openOnlinePayment }, fields: { ...fields, ...more } }));

describe("the page on which an invoice is paid", () => {
  it("answers 404 at a site that has it not", async () => {
    await expect(loader(asked("/online-payment", { more: {} }))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(action(asked("/online-payment", { more: {}, fields }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("asks for nothing where no provider takes the payment, and says so", async () => {
    const canPay = async (paymentProviders: (string | null)[] | undefined) => {
      const args = asked("/online-payment");
      const site = aSite({ onlinePayment: { enabled: true } });
      args.context.set(siteContext, paymentProviders === undefined ? site : { ...site, paymentProviders });
      return ((await loader(args)) as unknown as { data: { canPay: boolean } }).data.canPay;
    };
    expect(await canPay([])).toBe(false);
    expect(await canPay([null, "sandbox"])).toBe(false);
    expect(await canPay(["stripe"])).toBe(true);
    expect(await canPay(undefined)).toBe(true);
  });

  it("is filled in by a link of the dealer's, with the site's limits, and kept by nobody", async () => {
    const { data, init } = await shown("/online-payment?reference=INV-1042&amount=250");
    expect(data).toMatchObject({
      payment: undefined,
      start: { reference: "INV-1042", amount: "250" },
      limits: { least: 10, most: 10_000 },
    });
    expect(data["head"]).toContainEqual({ name: "robots", content: "noindex" });
    expect(init.headers).toEqual({ "cache-control": "no-store", "referrer-policy": "same-origin" });
  });

  it("shows where a payment stands, and begins anew where its link is none", async () => {
    const getOnlinePayment = vi.fn<ApiClient["getOnlinePayment"]>(async () => paid);
    expect((await shown(link, { api: { getOnlinePayment } })).data["payment"]).toMatchObject({ state: "paid" });
    expect(getOnlinePayment.mock.calls[0]?.[0]).toEqual({ id, secret: `${secret}aaaa` });
    getOnlinePayment.mockRejectedValue(refusal(404, "payment_unknown"));
    const gone = (await loader(asked(link, { api: { getOnlinePayment } })).catch(
      (error: unknown) => error,
    )) as Response;
    expect(gone.headers.get("location")).toBe("/online-payment");
    expect((await shown("/online-payment?payment=x")).data["payment"]).toBeUndefined();
  });
});

describe("a payment that is begun", () => {
  it("leads on to where it is paid, with what was typed and nothing of another form", async () => {
    const openOnlinePayment = vi.fn<ApiClient["openOnlinePayment"]>(async () => ({ ...open, secret }));
    const answer = (await sent(openOnlinePayment, { idempotency_key: "one" })) as Response;
    expect(answer.headers.get("location")).toBe(`/online-payment?payment=${id}.${secret}`);
    const [body, options] = openOnlinePayment.mock.calls[0] ?? [];
    expect(body).toMatchObject(fields);
    expect(Object.keys(body ?? {})).not.toContain("category");
    expect(options).toEqual({ idempotencyKey: "one" });
  });

  it("is refused beside the field, with what was typed", async () => {
    const wrong = [{ path: "amount", message: "Enter an amount from $10 to $10,000, such as 250.00." }];
    expect(await sent(() => Promise.reject(refusal(422, "fields_invalid", wrong)), { amount: "12,50" })).toMatchObject({
      data: { state: { fields: { amount: wrong[0]?.message }, values: { amount: "12,50", reference: "INV-1042" } } },
      init: { status: 422 },
    });
  });

  it("after the session ended asks for sign-in, and comes back with amount and number", async () => {
    const answer = await (sent(() => Promise.reject(refusal(401, "sign_in_required"))) as Promise<Response>).catch(
      (error: unknown) => error as Response,
    );
    const to = new URL(answer.headers.get("location") ?? "", "http://x");
    expect([to.pathname, to.searchParams.get("redirect")]).toEqual([
      "/sign-in",
      "/online-payment?reference=INV-1042&amount=1%2C250.50",
    ]);
  });
});

describe("what is said of a payment", () => {
  const site = aSite({ onlinePayment: { enabled: true } });
  it.each<[string, Partial<OnlinePaymentAnswer>]>([
    ["$1,250.50 to pay", {}],
    ["We are looking at your payment", { pay_url: null }],
    ["Thank you, your payment is here", { state: "paid" }],
    ["Thank you, your payment is here", { state: "kept" }],
    ["Your payment is being refunded", { state: "refund_due" }],
    ["Your payment was refunded", { state: "refunded" }],
    ["Nothing was paid", { state: "closed" }],
  ])("is %s", (title, change) => expect(onlinePaymentWords({ ...open, ...change }, site).title).toBe(title));

  it("is a receipt once it was paid, on the day where the dealer is", () => {
    expect(onlinePaymentWords(open, site).facts).toEqual([]);
    expect(onlinePaymentWords(paid, site).facts).toEqual([
      ["Number", "R-5D8DB995"],
      ["Paid to", `${site.name} (${site.dealer.legalName})`],
      ["Paid for", "INV-1042"],
      ["Amount", "$1,250.50 AUD"],
      ["Paid on", "24 November 2026"],
    ]);
  });
});
