import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { createSandboxMessages } from "./codes/sandbox-messages.ts";
import type { SandboxMessages } from "./codes/sandbox-messages.ts";
import { createSendText } from "./codes/create-send-text.ts";
import { developmentMessages } from "./codes/development-messages.ts";
import { isDevelopment } from "./development.ts";
import { forgetDonePayloads } from "./finance/enquiry-steps.ts";
import type { EnquiryDependencies } from "./finance/enquiry-steps.ts";
import { startEnquiryWorker } from "./finance/enquiry-worker.ts";
import type { Log } from "./http/log-line.ts";
import { createAttemptLimits } from "./identity/attempt-limits.ts";
import type { AttemptLimits } from "./identity/attempt-limits.ts";
import { openIdentityKeys } from "./identity/identity-keys.ts";
import { createIdentityService } from "./identity/identity-service.ts";
import type { IdentityKeys } from "./identity/identity-keys.ts";
import type { IdentityService } from "./identity/identity-service.ts";
import type { OutsideFetch } from "./outside/outside-fetch.ts";
import { createLenderDirectory } from "./quotes/create-lender-directory.ts";
import type { LenderClientOf } from "./quotes/create-lender-directory.ts";
import { applicationPage } from "./quotes/application-page.ts";
import type { Database } from "./records/open-database.ts";

/** What signs shoppers in and takes their finance enquiries. */
export interface ShopperServices {
  identity: IdentityService;
  /** Limits that all processes share. */
  limits: AttemptLimits;
  keys: IdentityKeys;
  lenderClientOf: LenderClientOf;
  enquiries: EnquiryDependencies;
  /** Answers the pages below `/dev/`; undefined for a path that is none of them. */
  developmentPage(
    request: Request,
    caller: { address: string | undefined; site: string | undefined },
  ): Response | undefined;
  /** Forgets what is over: codes, sessions, counters, payloads of finished enquiries. */
  forgetOld(): Promise<void>;
  close(): Promise<void>;
}

/** Opens identity, texts, lenders and the worker of finance enquiries. A `command` runs no worker. */
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
}): ShopperServices {
  const { database, secretsOf, siteOf, fetch, dataDir, env, role, log, onLead } = parts;
  const now = () => new Date();
  const development = isDevelopment(env);
  const sandbox: SandboxMessages | undefined = development ? createSandboxMessages(now) : undefined;
  const keys = openIdentityKeys(dataDir, env);
  const limits = createAttemptLimits(database, keys, now);
  const identity = createIdentityService({
    database,
    keys,
    limits,
    secretsOf,
    fetch,
    env,
    now,
    sendText: createSendText({ secretsOf, fetch, env, sandbox }),
  });
  const lenderClientOf = createLenderDirectory({ secretsOf, siteOf, fetch, env, development, now });
  const enquiries: EnquiryDependencies = {
    database,
    lenderClientOf,
    onLead,
    log,
    now,
    destinationNamesOf: (siteSlug) => secretsOf(siteSlug)?.leadDestinations.map(({ name }) => name) ?? [],
  };
  const worker = role === "server" ? startEnquiryWorker({ ...enquiries, database: database.background }) : undefined;

  return {
    identity,
    keys,
    limits,
    lenderClientOf,
    enquiries,
    developmentPage(request, { address, site }) {
      const { pathname } = new URL(request.url);
      if (pathname === "/dev/messages") return developmentMessages(request, { sandbox, address, site });
      return pathname === "/dev/application" && development ? applicationPage() : undefined;
    },
    async forgetOld() {
      await identity.forgetOld();
      await forgetDonePayloads(database.background);
    },
    async close() {
      await worker?.stop();
    },
  };
}
