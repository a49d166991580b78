import type { LeadDestination } from "@forecourt/core/schemas";
import { failureDetails } from "../http/log-line.ts";
import type { Log } from "../http/log-line.ts";
import type { Records } from "../records/open-records.ts";
import { claimDeliveries, settleDelivery } from "./claim-deliveries.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { mostAttempts, retryDelayMs } from "./retry-delay.ts";
import { sendDelivery } from "./send-delivery.ts";

/** What the worker needs to know of the world. */
export interface DeliverySurroundings {
  records: Records;
  /** The site's destinations as configured now; undefined for a site that is gone. */
  destinationsOf: (siteSlug: string) => readonly LeadDestination[] | undefined;
  /** Environment that holds the signing secrets. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
  now?: () => Date;
  random?: () => number;
}

/** Sends stored leads on. Any number of processes may run one. */
export interface DeliveryWorker {
  /** Looks for due deliveries now instead of at the next look. */
  wake(): void;
  /** Ends after the attempts that are under way. */
  stop(): Promise<void>;
}

const lookEveryMs = 2000;
const atOnce = 8;

/** Tries every delivery that is due, once. @returns how many were tried. */
export async function deliverDue(surroundings: DeliverySurroundings): Promise<number> {
  const now = surroundings.now ?? (() => new Date());
  const claimed = await claimDeliveries(surroundings.records, atOnce, now());
  await Promise.all(claimed.map((delivery) => attempt(surroundings, delivery, now)));
  return claimed.length;
}

async function attempt(surroundings: DeliverySurroundings, delivery: ClaimedDelivery, now: () => Date): Promise<void> {
  const { records, env, log, random = Math.random } = surroundings;
  const destination = surroundings.destinationsOf(delivery.siteSlug)?.find(({ name }) => name === delivery.destination);
  const secret = destination ? env[destination.secretEnv] : undefined;
  const error = !destination
    ? "The site has no destination of this name any more."
    : !secret
      ? `The environment variable ${destination.secretEnv} with the signing secret is not set.`
      : await sendDelivery(delivery, destination, secret, now());
  const facts = { lead: delivery.leadId, site: delivery.siteSlug, destination: delivery.destination, attempt: delivery.attempt };
  if (error === undefined) {
    await settleDelivery(records, delivery, { state: "delivered", at: now() });
    log({ level: "info", event: "lead_delivered", ...facts });
  } else if (delivery.attempt >= mostAttempts) {
    await settleDelivery(records, delivery, { state: "dead", error });
    log({ level: "error", event: "lead_delivery_dead", ...facts, reason: error });
  } else {
    const nextAttemptAt = new Date(now().getTime() + retryDelayMs(delivery.attempt, random()));
    await settleDelivery(records, delivery, { state: "waiting", error, nextAttemptAt });
    log({ level: "warn", event: "lead_delivery_failed", ...facts, reason: error });
  }
}

/** Starts a worker that looks for due deliveries every two seconds and when woken. */
export function startDeliveryWorker(surroundings: DeliverySurroundings): DeliveryWorker {
  const worker = { stopped: false };
  let running: Promise<void> | undefined;
  let again = false;

  async function run() {
    try {
      let tried = atOnce;
      while ((tried === atOnce || again) && !worker.stopped) {
        again = false;
        tried = await deliverDue(surroundings);
      }
    } catch (error) {
      if (!worker.stopped) surroundings.log({ level: "warn", event: "lead_deliveries_waiting", ...failureDetails(error) });
    } finally {
      running = undefined;
    }
  }

  function wake() {
    again = true;
    if (!worker.stopped) running ??= run();
  }

  const timer = setInterval(wake, lookEveryMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      worker.stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
