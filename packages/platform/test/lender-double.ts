import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the double answers one request; `undefined` is its usual answer. */
export type Turn =
  | { status: number; body?: string; headers?: Record<string, string> }
  | "silent"
  | "reset"
  | "cut"
  | "slow body"
  | undefined;

/** A lender that is a real HTTP server: makes one customer for each Idempotency-Key, as the port asks of a lender. */
export interface LenderDouble {
  url: string;
  /** Customers by key, with the body they came with. */
  customers: Map<string, { data: Record<string, unknown>; additionalData: Record<string, unknown> }>;
  /** Every request, in order. */
  requests: { path: string; headers: IncomingMessage["headers"]; body: string }[];
  /** Answers the next requests so, in turn; afterwards as usual. */
  next(...turns: Turn[]): void;
  /** Runs when a customer was made, before it is answered. */
  onCustomer: (() => void | Promise<void>) | undefined;
  stop(): Promise<void>;
}

/** Starts the double. */
export async function startLender(): Promise<LenderDouble> {
  const turns: Turn[] = [];
  const lender: LenderDouble = {
    url: "",
    customers: new Map(),
    requests: [],
    onCustomer: undefined,
    next: (...more) => void turns.push(...more),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function usual(request: IncomingMessage, text: string): Promise<string> {
    if (request.url === "/quote")
      return JSON.stringify({ weeklyRepaymentAmount: 143.5, advertisedRate: 8.99, comparisonRate: 10.11 });
    const key = String(request.headers["idempotency-key"]);
    if (!lender.customers.has(key)) lender.customers.set(key, JSON.parse(text) as never);
    await lender.onCustomer?.();
    return JSON.stringify({
      redirectUrl: `https://lender.example/apply/${[...lender.customers.keys()].indexOf(key) + 1}`,
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const turn = turns.shift();
    if (turn === "silent") return;
    if (turn === "reset") return void request.socket.resetAndDestroy();
    if (typeof turn === "object")
      return void response
        .writeHead(turn.status, { "content-type": "application/json", ...turn.headers })
        .end(turn.body ?? "{}");
    const body = await usual(request, text);
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    // Half of the answer, then nothing, or the end of the connection.
    if (turn === "slow body") return void response.write(body.slice(0, 5));
    if (turn === "cut") return void response.write(body.slice(0, 5), () => request.socket.destroy());
    response.end(body);
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      lender.requests.push({ path: request.url ?? "", headers: request.headers, body });
      void respond(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  lender.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return lender;
}
