import type { LeadDestination, Site } from "@forecourt/core/schemas";
import { startFairWorker } from "./fair-worker.ts";
import type { FairWorker } from "./fair-worker.ts";
import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import type { OutsideFetch } from "../base/outside/outside-fetch.ts";
import type { Database } from "../records/open-database.ts";
import { claimDeliveries, settleDelivery } from "./claim-deliveries.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { maxAttempts, retryDelayMs } from "../domain/leads/retry-delay.ts";
import { mailDelivery } from "./mail-delivery.ts";
import { sendDelivery } from "./send-delivery.ts";

/** What the worker needs to know of the world. */
export interface DeliveryDependencies {
  database: Database;
  /** The site's destinations as configured now; undefined for a site that is gone. */
  destinationsOf: (siteSlug: string) => readonly LeadDestination[] | undefined;
  /** The site as it is served; undefined when it is gone. */
  siteOf: (siteSlug: string) => Site | undefined;
  fetch: OutsideFetch;
  /** Environment that holds the signing secrets. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
  now?: () => Date;
  random?: () => number;
}

/** Tries a claimed delivery once and writes down what became of it. */
export async function attemptDelivery(dependencies: DeliveryDependencies, delivery: ClaimedDelivery): Promise<void> {
  const { database, log, now = () => new Date(), random = Math.random } = dependencies;
  const destination = dependencies.destinationsOf(delivery.siteSlug)?.find(({ name }) => name === delivery.destination);
  const error = destination
    ? await deliver(dependencies, delivery, destination, now())
    : "The site has no destination of this name any more.";
  const facts = {
    lead: delivery.leadId,
    site: delivery.siteSlug,
    destination: delivery.destination,
    attempt: delivery.attempt,
  };
  if (error === undefined) {
    await settleDelivery(database, delivery, { state: "delivered", at: now() });
    log({ level: "info", event: "lead_delivered", ...facts });
  } else if (delivery.attempt >= maxAttempts) {
    await settleDelivery(database, delivery, { state: "dead", error });
    log({ level: "error", event: "lead_delivery_dead", ...facts, reason: error });
  } else {
    const nextAttemptAt = new Date(now().getTime() + retryDelayMs(delivery.attempt, random()));
    await settleDelivery(database, delivery, { state: "waiting", error, nextAttemptAt });
    log({ level: "warn", event: "lead_delivery_failed", ...facts, reason: error });
  }
}

/** @returns undefined when it is delivered, else why not */
async function deliver(
  { database, siteOf, fetch, env }: DeliveryDependencies,
  delivery: ClaimedDelivery,
  destination: LeadDestination,
  now: Date,
): Promise<string | undefined> {
  const { type, url, secretEnv, to } = destination;
  const site = siteOf(delivery.siteSlug);
  if ((type === "adf" || type === "mail") && to !== undefined && site) {
    await mailDelivery({ database, delivery, site, type, to, now });
    return undefined;
  }
  if (url === undefined || secretEnv === undefined) return "The destination lacks what it is delivered with.";
  const secret = env[secretEnv];
  return secret
    ? sendDelivery(fetch, delivery, { url, fields: destination.fields }, secret, now)
    : `The environment variable ${secretEnv} with the signing secret is not set.`;
}

/** Starts the worker that sends stored leads on, a few at a time to each destination. */
export function startDeliveryWorker(dependencies: DeliveryDependencies): FairWorker {
  const { database, log, now = () => new Date() } = dependencies;
  return startFairWorker<ClaimedDelivery>({
    claim: (room) => claimDeliveries(database, room, now()),
    run: (delivery) => attemptDelivery(dependencies, delivery),
    onFailure: (error) => log({ level: "warn", event: "lead_deliveries_waiting", ...failureDetails(error) }),
  });
}
