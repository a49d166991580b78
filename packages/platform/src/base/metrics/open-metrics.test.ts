import { describe, expect, it } from "vitest";
import { openMetrics } from "./open-metrics.ts";

const linesOf = async (metrics: Awaited<ReturnType<typeof openMetrics>>) =>
  (await metrics.text()).split("\n").filter((line) => line.startsWith("forecourt_") && !/_bucket|_sum/.test(line));

describe("the numbers that operators watch", () => {
  it("count what the log says: requests by route and status, deliveries by outcome, what was refused, and problems", async () => {
    const metrics = await openMetrics();
    const request = { level: "info", event: "request", method: "GET", site: "harbour", ms: 12 } as const;
    metrics.noteLine({ ...request, route: "/cars/:slug", status: 200 });
    metrics.noteLine({ ...request, route: "/cars/:slug", status: 200 });
    metrics.noteLine({ ...request, level: "error", route: "/cars/:slug", status: 500 });
    metrics.noteLine({ level: "info", event: "lead_delivered", site: "harbour", destination: "crm" });
    metrics.noteLine({ level: "error", event: "lead_delivery_dead", site: "harbour", destination: "crm" });
    metrics.noteLine({ level: "warn", event: "overloaded", queue: "pages", refused: 7 });
    expect(await linesOf(metrics)).toEqual([
      'forecourt_requests_total{method="GET",route="/cars/:slug",status="200"} 2',
      'forecourt_requests_total{method="GET",route="/cars/:slug",status="500"} 1',
      'forecourt_request_seconds_count{route="/cars/:slug"} 3',
      'forecourt_refused_total{queue="pages"} 7',
      'forecourt_lead_deliveries_total{outcome="delivered"} 1',
      'forecourt_lead_deliveries_total{outcome="given_up"} 1',
      'forecourt_log_problems_total{level="error",event="lead_delivery_dead"} 1',
      'forecourt_log_problems_total{level="warn",event="overloaded"} 1',
    ]);
  });

  it("time searches, those that fail apart, and pass their answers on", async () => {
    const metrics = await openMetrics();
    expect(await metrics.timeSearch(async () => "found")).toBe("found");
    await expect(metrics.timeSearch(() => Promise.reject(new Error("hangs")))).rejects.toThrow("hangs");
    expect(await linesOf(metrics)).toEqual([
      'forecourt_search_seconds_count{outcome="answered"} 1',
      'forecourt_search_seconds_count{outcome="failed"} 1',
    ]);
  });

  it("leave out what cannot be looked up, and say the others all the same", async () => {
    const metrics = await openMetrics();
    let isDown = false;
    metrics.watch("queueWaiting", () => ({ pages: 3 }));
    metrics.watch("jobsWaiting", () => {
      if (isDown) throw new Error("no database");
      return { leads: 2 };
    });
    expect(await linesOf(metrics)).toEqual([
      'forecourt_queue_waiting{queue="pages"} 3',
      'forecourt_jobs_waiting{job="leads"} 2',
    ]);
    isDown = true;
    expect(await linesOf(metrics)).toEqual(['forecourt_queue_waiting{queue="pages"} 3']);
  });
});
