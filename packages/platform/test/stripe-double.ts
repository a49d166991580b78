import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A Checkout session with its money, in Stripe's documented shape. */
interface Session {
  id: string;
  object: "checkout.session";
  client_reference_id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  url: string | null;
  created: number;
  payment_intent: Intent | null;
}
interface Intent {
  id: string;
  object: "payment_intent";
  status?: string;
  metadata?: Record<string, string>;
  latest_charge: Charge | null;
}
interface Charge {
  id: string;
  object: "charge";
  paid: boolean;
  captured: boolean;
  amount_captured: number;
  currency: string;
  created: number;
  disputed?: boolean;
  refunds: {
    object: "list";
    data: { id: string; object: "refund"; amount: number; status: string; created: number }[];
  };
}

interface Dispute {
  id: string;
  object: "dispute";
  charge: string;
  amount: number;
  currency: string;
  created: number;
  status: string;
}

/** A request as the double took it. */
interface Taken {
  path: string;
  form: URLSearchParams;
  key: string | undefined;
  authorization: string | undefined;
}

/** A server on loopback that answers as Stripe's API does, as far as payments need it. */
export interface StripeDouble {
  url: string;
  taken: Taken[];
  sessions: Map<string, Session>;
  /** Answers everything with this instead, until it is undefined again. */
  failure: { status: number; body: object } | undefined;
  /** Answers nothing until it is over; undefined while it answers at once. */
  silence: Promise<void> | undefined;
  /** A shopper pays on the page. */
  pay(id: string, change?: Partial<Charge>): void;
  /** The shopper's bank takes the money of a session back. */
  dispute(id: string): Dispute;
  close(): Promise<void>;
}

/** Starts one. */
export async function startStripe(): Promise<StripeDouble> {
  const sessions = new Map<string, Session>();
  const disputes: Dispute[] = [];
  /** A name is given once, also where a session is gone. */
  let opened = 0;
  const byKey = new Map<string, object>();
  const taken: Taken[] = [];
  const error = (code: string, message: string) => ({ error: { type: "invalid_request_error", code, message } });
  const answerTo = (method: string, path: string, form: URLSearchParams): { status: number; body: object } => {
    const [, id = "", act] = /^\/v1\/checkout\/sessions\/([^/?]+)(\/expire)?/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") {
      opened += 1;
      const session: Session = {
        id: `cs_test_${opened}`,
        object: "checkout.session",
        client_reference_id: form.get("client_reference_id") ?? "",
        status: "open",
        payment_status: "unpaid",
        url: `https://checkout.stripe.example/c/pay/cs_test_${opened}`,
        created: 1_795_000_000 + opened,
        payment_intent: null,
      };
      sessions.set(session.id, session);
      return { status: 200, body: session };
    }
    if (method === "GET" && path.startsWith("/v1/checkout/sessions?"))
      return {
        status: 200,
        body: { object: "list", has_more: false, url: "/v1/checkout/sessions", data: [...sessions.values()] },
      };
    if (method === "GET" && path.startsWith("/v1/disputes?")) {
      const charge = new URLSearchParams(path.split("?")[1]).get("charge");
      const data = disputes.filter((dispute) => dispute.charge === charge);
      return { status: 200, body: { object: "list", has_more: false, url: "/v1/disputes", data } };
    }
    const [, asked] = /^\/v1\/payment_intents\/(\w+)/.exec(path) ?? [];
    const intent = [...sessions.values()].find(({ payment_intent: each }) => each?.id === asked)?.payment_intent;
    if (asked !== undefined && intent) return { status: 200, body: intent };
    const session = sessions.get(id);
    if (id !== "" && !session) return { status: 404, body: error("resource_missing", "No such checkout.session") };
    if (session && act) {
      if (session.status !== "open")
        return { status: 400, body: error("resource_state", "Only open sessions can be expired") };
      session.status = "expired";
    }
    if (session) return { status: 200, body: session };
    const charge = [...sessions.values()].find(
      ({ payment_intent: intent }) => intent?.id === form.get("payment_intent"),
    )?.payment_intent?.latest_charge;
    if (path === "/v1/refunds" && charge) {
      const sent = charge.refunds.data.reduce((sum, { amount }) => sum + amount, 0);
      if (sent >= charge.amount_captured)
        return { status: 400, body: error("charge_already_refunded", "Charge has already been refunded.") };
      const refund = {
        id: `re_${sent}`,
        object: "refund" as const,
        amount: charge.amount_captured - sent,
        status: "succeeded",
        created: 1_795_000_900,
      };
      charge.refunds.data.push(refund);
      return { status: 200, body: refund };
    }
    return { status: 404, body: error("resource_missing", "No such thing") };
  };
  const server = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const part of request) text += String(part);
      const path = request.url ?? "";
      const form = new URLSearchParams(text);
      const key = request.headers["idempotency-key"];
      taken.push({
        path,
        form,
        key: typeof key === "string" ? key : undefined,
        authorization: request.headers.authorization,
      });
      const known = typeof key === "string" && request.method === "POST" ? byKey.get(key) : undefined;
      await double.silence;
      const { status, body } =
        double.failure ?? (known ? { status: 200, body: known } : answerTo(request.method ?? "", path, form));
      if (status === 200 && typeof key === "string") byKey.set(key, body);
      response
        .writeHead(status, { "content-type": "application/json", "request-id": "req_1" })
        .end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const double: StripeDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    sessions,
    failure: undefined,
    silence: undefined,
    pay(id, change = {}) {
      const session = sessions.get(id);
      if (!session) return;
      session.status = "complete";
      session.payment_status = "paid";
      session.payment_intent = {
        id: `pi_${id}`,
        object: "payment_intent",
        status: "succeeded",
        metadata: { payment_id: session.client_reference_id },
        latest_charge: {
          id: `ch_${id}`,
          object: "charge",
          paid: true,
          captured: true,
          amount_captured: 50_000,
          currency: "aud",
          created: 1_795_000_300,
          refunds: { object: "list", data: [] },
          ...change,
        },
      };
    },
    dispute(id) {
      const charge = sessions.get(id)?.payment_intent?.latest_charge;
      if (!charge) throw new Error("Nothing was paid.");
      charge.disputed = true;
      const dispute: Dispute = {
        id: `dp_${disputes.length + 1}`,
        object: "dispute",
        charge: charge.id,
        amount: charge.amount_captured,
        currency: charge.currency,
        created: 1_795_100_000,
        status: "needs_response",
      };
      disputes.push(dispute);
      return dispute;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
  return double;
}
