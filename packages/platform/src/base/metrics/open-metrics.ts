import type { Metrics, WatchedNumber } from "./metrics.ts";

/** The numbers of a process, to be read by a Prometheus server or whatever speaks its format. */
export interface ReadableMetrics extends Metrics {
  contentType: string;
  /** All numbers of this moment. */
  text(): Promise<string>;
}

/** In seconds: a cached page and one of a busy machine are both told apart. */
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];
const searchBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3];

const watched: Readonly<Record<WatchedNumber, { name: string; help: string; label: string }>> = {
  queueWaiting: { name: "forecourt_queue_waiting", help: "Work that waits for its turn.", label: "queue" },
  queueRunning: { name: "forecourt_queue_running", help: "Work under way.", label: "queue" },
  jobsWaiting: { name: "forecourt_jobs_waiting", help: "Background work that is not done yet.", label: "job" },
  jobsOldestSeconds: {
    name: "forecourt_jobs_oldest_seconds",
    help: "Age of the oldest background work that is not done yet.",
    label: "job",
  },
  jobsGivenUp: { name: "forecourt_jobs_given_up", help: "Background work that was given up.", label: "job" },
};

const deliveryOutcomes: Readonly<Record<string, string>> = {
  lead_delivered: "delivered",
  lead_delivery_failed: "failed",
  lead_delivery_dead: "given_up",
};

/** Opens the numbers. The library is loaded here alone, so that a process that nobody asks does without it. */
export async function openMetrics(): Promise<ReadableMetrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: "forecourt_requests_total",
    help: "Requests that were answered.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const requestSeconds = new Histogram({
    name: "forecourt_request_seconds",
    help: "Time from a request to its answer.",
    labelNames: ["route"] as const,
    buckets: requestBuckets,
    registers,
  });
  const refused = new Counter({
    name: "forecourt_refused_total",
    help: "Work that a full queue refused, or that was not done in time.",
    labelNames: ["queue"] as const,
    registers,
  });
  const deliveries = new Counter({
    name: "forecourt_lead_deliveries_total",
    help: "Attempts to deliver a lead to a receiver.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const problems = new Counter({
    name: "forecourt_log_problems_total",
    help: "Warnings and errors of the log.",
    labelNames: ["level", "event"] as const,
    registers,
  });
  const leads = new Counter({
    name: "forecourt_leads_acknowledged_total",
    help: "Leads that shoppers were told are taken.",
    labelNames: ["call"] as const,
    registers,
  });
  const pages = new Counter({
    name: "forecourt_pages_total",
    help: "Pages by where they came from.",
    labelNames: ["source"] as const,
    registers,
  });
  const searchSeconds = new Histogram({
    name: "forecourt_search_seconds",
    help: "Time of a call of the search engine.",
    labelNames: ["outcome"] as const,
    buckets: searchBuckets,
    registers,
  });
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    noteLine({ level, event, ...details }) {
      if (event === "request") {
        const { method, route, status, ms } = details;
        requests.inc({ method: String(method), route: String(route), status: String(status) });
        requestSeconds.observe({ route: String(route) }, Number(ms) / 1000);
        return;
      }
      const outcome = deliveryOutcomes[event];
      if (outcome !== undefined) deliveries.inc({ outcome });
      if (event === "overloaded") refused.inc({ queue: String(details["queue"]) }, Number(details["refused"]));
      if (level !== "info") problems.inc({ level, event });
    },
    notePage: (source) => pages.inc({ source }),
    noteLead: (call) => leads.inc({ call }),
    async timeSearch(search) {
      const start = performance.now();
      const observe = (outcome: string) => searchSeconds.observe({ outcome }, (performance.now() - start) / 1000);
      try {
        const found = await search();
        observe("answered");
        return found;
      } catch (error) {
        observe("failed");
        throw error;
      }
    },
    watch(number, amounts) {
      const { name, help, label } = watched[number];
      const gauge: InstanceType<typeof Gauge> = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          // What cannot be looked up is missing from the numbers, and an alert can ask for that.
          const found = await Promise.resolve()
            .then(amounts)
            .catch(() => ({}));
          for (const [of, amount] of Object.entries(found)) gauge.set({ [label]: of }, amount);
        },
      });
    },
  };
}
