import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A lead as a dealer's system received it. */
export interface ReceivedLead {
  lead_id: string;
  site: string;
  /** Everything that was posted. */
  payload: Record<string, unknown>;
  /** The signature is that of the body, made with the shared secret within the last five minutes. */
  isSigned: boolean;
}

/** The dealer's end of the lead delivery. */
export interface LeadWebhook {
  /** Where leads are posted; a GET lists what arrived. */
  url: string;
  stop(): Promise<void>;
}

const freshMs = 5 * 60_000;

/** The operator's word that documents may name the dealer's system, which listens on this machine. */
export const webhookAllowed = { FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1" };

/** Listens as a dealer's system would: checks the signature, answers 204, refuses what is not signed with 401. */
export async function startLeadWebhook(secret: string): Promise<LeadWebhook> {
  const received: ReceivedLead[] = [];
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(received));
      return;
    }
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const payload = JSON.parse(body) as Record<string, unknown>;
      const timestamp = String(request.headers["x-forecourt-timestamp"]);
      const expected = Buffer.from(
        `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
      );
      const given = Buffer.from(String(request.headers["x-forecourt-signature"]));
      const isFresh = Math.abs(Date.now() - Number(timestamp) * 1000) < freshMs;
      const isSigned = isFresh && expected.length === given.length && timingSafeEqual(expected, given);
      received.push({ lead_id: String(payload.lead_id), site: String(payload.site), payload, isSigned });
      response.writeHead(isSigned ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/leads`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
