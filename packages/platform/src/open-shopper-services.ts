import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { createSendMail } from "./domain/mail/send-mail.ts";
import { createSandboxMessages } from "./domain/shoppers/sandbox-messages.ts";
import type { SandboxMessages } from "./domain/shoppers/sandbox-messages.ts";
import { canText, createSendText } from "./domain/shoppers/create-send-text.ts";
import { developmentMessages } from "./http/answers/development-messages.ts";
import { isDevelopment } from "./base/environment/development.ts";
import { forgetDonePayloads } from "./domain/finance/enquiry-steps.ts";
import type { EnquiryDependencies } from "./domain/finance/enquiry-steps.ts";
import { findCarByVin } from "./domain/stock/find-car-by-vin.ts";
import { startEnquiryWorker } from "./workers/enquiry-worker.ts";
import type { Log } from "./base/log/log-line.ts";
import { createAttemptLimits } from "./domain/shoppers/attempt-limits.ts";
import type { AttemptLimits } from "./domain/shoppers/attempt-limits.ts";
import { openIdentityKeys } from "./domain/shoppers/identity-keys.ts";
import { createIdentityService } from "./domain/shoppers/identity-service.ts";
import type { IdentityKeys } from "./domain/shoppers/identity-keys.ts";
import type { IdentityService } from "./domain/shoppers/identity-service.ts";
import type { OutsideFetch } from "./base/outside/outside-fetch.ts";
import { createLenderDirectory } from "./domain/finance/create-lender-directory.ts";
import type { LenderClientOf } from "./domain/finance/create-lender-directory.ts";
import type { PaymentDependencies } from "./domain/settlement/settle-payment.ts";
import { openAlerts } from "./open-alerts.ts";
import { openPayments } from "./open-payments.ts";
import { applicationPage } from "./http/answers/application-page.ts";
import type { Database } from "./records/open-database.ts";
import type { RouteLead } from "./domain/leads/lead-router.ts";

/** What signs shoppers in, takes their finance enquiries and payments, and tells them what they wait for. */
export interface ShopperServices {
  identity: IdentityService;
  /** Limits that all processes share. */
  limits: AttemptLimits;
  keys: IdentityKeys;
  lenderClientOf: LenderClientOf;
  /** The key that a site's text service signs with; undefined where it has none. */
  textKeyOf: (siteSlug: string) => string | undefined;
  enquiries: EnquiryDependencies;
  /** Answers the pages below `/dev/`; undefined for a path that is none of them. */
  developmentPage(
    request: Request,
    caller: { address: string | undefined; site: string | undefined },
  ): Promise<Response | undefined>;
  /** What takes payments. */
  payments: PaymentDependencies;
  /** Forgets what is over: codes, sessions, counters, payloads of finished enquiries. */
  forgetOld(): Promise<void>;
  close(): Promise<void>;
}

/** Opens identity, texts, mail, lenders, alerts and their workers. A `command` runs no worker. */
export function openShopperServices(parts: {
  database: Database;
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  /** The site as it is stored. */
  siteOf: (siteSlug: string) => Site | undefined;
  /** Calls the services that site documents name. */
  fetch: OutsideFetch;
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  role: "server" | "command";
  log: Log;
  onLead: () => void;
  routeLeadsOf: (siteSlug: string) => RouteLead;
}): ShopperServices {
  const { database, secretsOf, siteOf, fetch, dataDir, env, role, log, onLead, routeLeadsOf } = parts;
  const now = () => new Date();
  const development = isDevelopment(env);
  const sandbox: SandboxMessages | undefined = development ? createSandboxMessages(now) : undefined;
  const keys = openIdentityKeys(dataDir, env);
  const limits = createAttemptLimits(database, keys, now);
  const sendText = createSendText({ secretsOf, fetch, env, sandbox });
  const identity = createIdentityService({
    database,
    keys,
    limits,
    secretsOf,
    fetch,
    env,
    now,
    sendText,
    canSendCodes: ({ slug }) => canText(secretsOf(slug)?.supabase ?? secretsOf(slug)?.sms, env),
  });
  const carByVin = (siteSlug: string, vin: string) => findCarByVin(database, siteSlug, vin, now());
  const lenderClientOf = createLenderDirectory({ secretsOf, siteOf, carByVin, fetch, env, development, now });
  const enquiries: EnquiryDependencies = {
    database,
    lenderClientOf,
    onLead,
    log,
    now,
    routeLeadsOf,
  };
  const worker = role === "server" ? startEnquiryWorker({ ...enquiries, database: database.background }) : undefined;
  const sendMail = createSendMail({ env, sandbox, siteOf });
  const alerts = openAlerts({ database, siteOf, sendText, sendMail, keys, role, log });
  const payments = openPayments({ database, secretsOf, siteOf, env, role, log, sendMail, onLead, keys });

  return {
    identity,
    keys,
    limits,
    lenderClientOf,
    textKeyOf(siteSlug) {
      const service = secretsOf(siteSlug)?.sms;
      return service && env[service.secretEnv];
    },
    enquiries,
    payments: payments.dependencies,
    async developmentPage(request, { address, site }) {
      const { pathname } = new URL(request.url);
      if (pathname === "/dev/messages") return developmentMessages(request, { sandbox, address, site });
      if (pathname === "/dev/application" && development) return applicationPage();
      return payments.developmentPage(request);
    },
    async forgetOld() {
      await identity.forgetOld();
      await forgetDonePayloads(database.background);
    },
    async close() {
      await Promise.all([worker?.stop(), payments.close(), alerts.close()]);
    },
  };
}
