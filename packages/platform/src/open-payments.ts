import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { isDevelopment } from "./base/environment/development.ts";
import type { Log } from "./base/log/log-line.ts";
import type { SendMail } from "./domain/mail/send-mail.ts";
import { createPaymentProviders } from "./domain/payments/payment-providers.ts";
import { createSandboxPayments } from "./domain/payments/sandbox-payments.ts";
import { settlePayment } from "./domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "./domain/settlement/settle-payment.ts";
import type { IdentityKeys } from "./domain/shoppers/identity-keys.ts";
import { sandboxPaymentPage } from "./http/answers/sandbox-payment-page.ts";
import type { Database } from "./records/open-database.ts";
import { startMailWorker } from "./workers/mail-worker.ts";
import { startPaymentWorker } from "./workers/payment-worker.ts";

/** What takes payments, and tells by mail what became of them. */
export interface PaymentServices {
  dependencies: PaymentDependencies;
  /** Answers the pages of the sandbox; undefined for another path. */
  developmentPage(request: Request): Promise<Response | undefined>;
  close(): Promise<void>;
}

/** Opens providers, mail and their workers. A `command` runs no worker. */
export function openPayments(parts: {
  database: Database;
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
  /** The site as it is stored. */
  siteOf: (siteSlug: string) => Site | undefined;
  env: Readonly<Record<string, string | undefined>>;
  role: "server" | "command";
  log: Log;
  /** Undefined where the deployment sends no mail. */
  sendMail: SendMail | undefined;
  onLead: () => void;
  /** Makes the secrets of shoppers' links. */
  keys: Pick<IdentityKeys, "hash">;
}): PaymentServices {
  const { database, secretsOf, siteOf, env, role, log, sendMail, onLead, keys } = parts;
  const now = () => new Date();
  const sandbox = isDevelopment(env) ? createSandboxPayments(database, now) : undefined;
  const mailWorker =
    role === "server"
      ? startMailWorker({
          database: database.background,
          sendMail,
          log,
          now,
        })
      : undefined;
  const dependencies: PaymentDependencies = {
    database,
    providers: createPaymentProviders({ secretsOf, env, sandbox }),
    siteOf,
    log,
    now,
    secretOf: (about, id) => keys.hash(about, id),
    onChange() {
      onLead();
      mailWorker?.wake();
    },
  };
  const worker = role === "server" ? startPaymentWorker({ ...dependencies, database: database.background }) : undefined;
  return {
    dependencies,
    developmentPage: (request) =>
      sandboxPaymentPage(request, sandbox, (paymentId) => settlePayment(dependencies, paymentId)),
    async close() {
      await Promise.all([worker?.stop(), mailWorker?.stop()]);
    },
  };
}
