import type { ApiClient } from "@forecourt/api/client";
import { createInProcessClient } from "@forecourt/api/in-process";
import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { takeServiceStep } from "./take-service-step.ts";

describe("a step of a service booking", () => {
  it("that fails is told to the server's log, not printed, and the shopper reads that it was not sent", async () => {
    const failures: [event: string, error: unknown][] = [];
    const form = new URLSearchParams({
      "Preferred Service Date": "2026-11-30",
      name: "Ada",
      phone: "0400 000 001",
      idempotency_key: 'k\n{"level":"info","event":"lead_delivered"}',
    });
    const answer = await takeServiceStep(
      new Request("http://harbour.localhost/service", { method: "POST", body: form }),
      {
        path: "/service",
        site: aSite(),
        api: createInProcessClient(() => Promise.reject(new Error("is not asked"))),
        now: new Date("2026-11-21T00:00:00Z"),
        logFailure: (event, error) => void failures.push([event, error]),
      },
    );
    expect(answer).toMatchObject({ init: { status: 503 }, data: { state: { values: { name: "Ada" } } } });
    expect(failures).toEqual([["service_step_failed", expect.any(Error)]]);
  });

  it("is one booking when its button is pressed twice without JavaScript", async () => {
    const keys: (string | undefined)[] = [];
    const api = {
      openServiceBooking: async (_: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
        keys.push(idempotencyKey);
        return { lead_id: "1", token: "t".repeat(24) };
      },
    } as unknown as ApiClient;
    const press = (at: string, name: string) => {
      const body = new URLSearchParams({ "Preferred Service Date": "2026-11-30", name, phone: "0400 000 001" });
      return takeServiceStep(new Request("http://harbour.localhost/service", { method: "POST", body }), {
        path: "/service",
        site: aSite(),
        api,
        now: new Date(at),
        logFailure: () => {},
      });
    };
    await press("2026-11-21T00:00:00Z", "Ada");
    await press("2026-11-21T00:00:05Z", "Ada");
    await press("2026-11-21T00:00:05Z", "Ben");
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
