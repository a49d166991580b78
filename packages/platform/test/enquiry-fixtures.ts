import { financeEnquirySchema } from "@forecourt/api";
import type { FinanceEnquiryInput } from "@forecourt/api";
import { claimEnquiries } from "../src/workers/enquiry-worker.ts";
import { createFinanceEnquiryService } from "../src/domain/finance/finance-enquiry-service.ts";
import { runEnquirySteps } from "../src/domain/finance/enquiry-steps.ts";
import type { EnquiryDependencies } from "../src/domain/finance/enquiry-steps.ts";
import type { LogLine } from "../src/base/log/log-line.ts";
import { createAttemptLimits } from "../src/domain/shoppers/attempt-limits.ts";
import type { Visitor } from "../src/domain/shoppers/visitor.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { createIdentityService } from "../src/domain/shoppers/identity-service.ts";
import type { IdentityService } from "../src/domain/shoppers/identity-service.ts";
import { openOutsideCalls } from "../src/domain/finance/outside-call.ts";
import { youxOverHttp } from "../src/domain/finance/youx-over-http.ts";
import type { Database } from "../src/records/open-database.ts";
import { loopbackFetch, parsedSite } from "./http-fixtures.ts";

/** The number of {@link enquiryForm}. */
export const enquirerPhone = "+61412345678";

/** A finance enquiry as the form sends it. */
export const enquiryForm: FinanceEnquiryInput = {
  amount: 32_500,
  term: 5,
  selfAssessedCreditScore: "GREAT",
  name: "Ada",
  last_name: "Nguyen",
  email: "ada@example.com",
  phone: "0412 345 678",
  subscribe: false,
};

/** Everything that takes finance enquiries at the site "north", on given records and a lender at an address. */
export interface EnquiryStand {
  dependencies: EnquiryDependencies;
  identity: IdentityService;
  log: LogLine[];
  /** Sends a code to {@link enquirerPhone} and answers it. */
  code(): Promise<string>;
  /** The token of the browser that asked for the code; empty before. */
  token(): string;
  /** Sends the form as the browser that asked for the code does, or one with another token. */
  submit(options: {
    key: string;
    form?: Partial<FinanceEnquiryInput>;
    token?: string;
  }): ReturnType<ReturnType<typeof createFinanceEnquiryService>["take"]>;
}

/** Opens the stand; `change` may wrap what it stands on, to stop in the middle. */
export function openEnquiryStand(
  { database, dataDir, lenderUrl }: { database: Database; dataDir: string; lenderUrl: string },
  change: (parts: { dependencies: EnquiryDependencies; identity: IdentityService }) => {
    dependencies: EnquiryDependencies;
    identity: IdentityService;
  } = (parts) => parts,
): EnquiryStand {
  const { site } = parsedSite("north", { financeEnquiry: { enabled: true } });
  const log: LogLine[] = [];
  const sent: string[] = [];
  const now = () => new Date();
  const keys = openIdentityKeys(dataDir, {});
  const calls = openOutsideCalls(loopbackFetch, lenderUrl, "key");
  const youx = youxOverHttp(calls, {
    quote: { timeoutMs: 500, retries: 2 },
    customer: { timeoutMs: 2000, retries: 0 },
  });
  const { dependencies, identity } = change({
    dependencies: {
      database,
      now,
      lenderClientOf: () => youx,
      routeLeadsOf: () => () => ["crm"],
      onLead: () => {},
      log: (line) => log.push(line),
      random: () => 0,
    },
    identity: createIdentityService({
      database,
      now,
      secretsOf: () => undefined,
      fetch: loopbackFetch,
      env: {},
      keys,
      limits: createAttemptLimits(database, keys, now),
      canSendCodes: () => true,
      sendText: async (_, { text }) => void sent.unshift(text.slice(0, 6)),
    }),
  });
  const desk = createFinanceEnquiryService(dependencies, identity);
  const visitor: Visitor = { address: "203.0.113.7", askerToken: undefined, sessionToken: async () => undefined };
  let kept = "";
  return {
    dependencies,
    identity,
    log,
    async code() {
      kept = (await identity.sendCode({ site, visitor, phone: enquirerPhone, profile: {} })).token;
      return sent[0] ?? "";
    },
    token: () => kept,
    submit: ({ key, form = {}, token = kept }) =>
      desk.take({
        site,
        visitor: { ...visitor, askerToken: token },
        idempotencyKey: key,
        form: financeEnquirySchema.parse({ ...enquiryForm, ...form }),
        findCar: () => Promise.reject(new Error("no car is asked for")),
      }),
  };
}

/** Takes up every enquiry that is due, once, as the worker does. @returns how many. */
export async function resumeEnquiries(dependencies: EnquiryDependencies): Promise<number> {
  const claimed = await claimEnquiries(dependencies, { busy: [], max: 100 });
  await Promise.all(claimed.map((enquiry) => runEnquirySteps(dependencies, enquiry)));
  return claimed.length;
}

/** How many leads there are, and what is still to be done. */
export async function countEnquiries(database: Database): Promise<{ leads: number; open: number; deliveries: number }> {
  const [row] = await database.sql<{ leads: number; open: number; deliveries: number }[]>`
    select (select count(*)::int from leads) as leads, (select count(*)::int from lead_deliveries) as deliveries,
      (select count(*)::int from finance_enquiries where lead_id is null or customer_state = 'waiting') as open`;
  return row ?? { leads: 0, open: 0, deliveries: 0 };
}
