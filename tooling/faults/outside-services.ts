import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A text message that was sent to a shopper. */
export interface SentText {
  to: string;
  text: string;
}

/** The services outside that a site speaks to: they answer as theirs do when all is well. */
export interface OutsideServices {
  port: number;
  /** Texts in the order in which they came. */
  texts: readonly SentText[];
  /** Ids of the leads that the dealer's system was handed, repeated ones too. */
  leads: readonly string[];
  close(): Promise<void>;
}

/** Listens as the text service (`/sms`), the lender (`/lender/…`) and the dealer's system (`/leads`). */
export async function startOutsideServices(): Promise<OutsideServices> {
  const texts: SentText[] = [];
  const leads: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const posted = JSON.parse(Buffer.concat(parts).toString()) as { to?: string; text?: string; lead_id?: string };
      if (request.url === "/sms") texts.push({ to: posted.to ?? "", text: posted.text ?? "" });
      if (request.url === "/leads") leads.push(posted.lead_id ?? "");
      response.setHeader("content-type", "application/json").end(JSON.stringify(answers[request.url ?? ""] ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    texts,
    leads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const answers: Readonly<Record<string, unknown>> = {
  "/lender/quote": { weeklyRepaymentAmount: 143.2, advertisedRate: 7.9, comparisonRate: 8.4 },
  "/lender/create-customer": { redirectUrl: "https://lender.example/continue" },
};
