import type { Endpoint } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { clientOf } from "../../packages/api/src/client-of.ts";
import type { RoutesOf } from "../../packages/api/src/contract.ts";
import { createApi } from "../../packages/platform/src/http/create-api.ts";
import type { HandlersOf } from "../../packages/platform/src/http/handlers/handlers-of.ts";
import { endpointLimits } from "../../packages/platform/src/http/requests/endpoint-limits.ts";
import { NotFoundError } from "../../packages/platform/src/base/errors/domain-error.ts";

// Its declaration.
const table = {
  askWaitingTime: {
    method: "POST",
    path: "/api/locations/{id}/waiting-time",
    summary: "How long a service is waited for at a location.",
    params: z.object({ id: z.string() }),
    body: z.strictObject({ hours: z.number().max(8) }),
    limit: { burst: 2, refillMs: 60_000, code: "too_many_requests", error: "Please try again in a moment." },
    errors: { 404: ["location_not_found"] },
    response: z.object({ days: z.number() }),
  },
} as const satisfies Record<string, Endpoint>;
// Its handler.
const handlers: HandlersOf<typeof table> = {
  async askWaitingTime({ params, body }) {
    if (params.id !== "dubbo") throw new NotFoundError("location_not_found", "There is no such location.");
    return { days: body.hours * 2 };
  },
};
// One line.
const routes: RoutesOf<typeof table> = { askWaitingTime: "POST /api/locations/{id}/waiting-time" };

function start() {
  const checkLimit = endpointLimits({ addressOf: () => "203.0.113.7", now: () => new Date(0) });
  const api = createApi(table, handlers, { log: () => undefined, now: () => new Date(0), checkLimit });
  const ask = (path: string, init?: RequestInit) =>
    api(new Request(`http://harbour.localhost${path}`, init), { slug: "harbour" } as Site);
  const client = clientOf<typeof table>(routes, ({ method, path, body }) =>
    ask(path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  );
  return { ask, client };
}

describe("a new endpoint is its declaration, its handler and one line", () => {
  it("is answered, checked, limited and refused as it declares", async () => {
    const { client } = start();
    expect(await client.askWaitingTime({ id: "dubbo", hours: 3 })).toEqual({ days: 6 });
    await expect(client.askWaitingTime({ id: "dubbo", hours: 9 })).rejects.toMatchObject({ code: "fields_invalid" });
    await expect(client.askWaitingTime({ id: "orange", hours: 1 })).rejects.toMatchObject({
      status: 404,
      code: "location_not_found",
    });
    await expect(client.askWaitingTime({ id: "dubbo", hours: 1 })).rejects.toMatchObject({ status: 429 });
  });

  it("is described with its parameters, errors and limit", async () => {
    const { paths } = (await (await start().ask("/api/openapi.json")).json()) as {
      paths: Record<string, { post: { responses: Record<string, { description: string }>; operationId: string } }>;
    };
    const described = paths["/api/locations/{id}/waiting-time"]?.post;
    expect(described?.operationId).toBe("askWaitingTime");
    const responses = described?.responses ?? {};
    expect(responses["404"]?.description).toContain("`location_not_found`");
    expect(responses["429"]?.description).toContain("2 requests at once, then one every 60 s");
  });

  it("does not compile without one of the three, or with more", () => {
    // @ts-expect-error the endpoint has no handler
    const withoutHandler: HandlersOf<typeof table> = {};
    // @ts-expect-error the handler has no endpoint
    const withoutEndpoint: HandlersOf<typeof table> = { ...handlers, askQueue: async () => ({ days: 1 }) };
    // @ts-expect-error the line has another path than the declaration
    const otherPath: RoutesOf<typeof table> = { askWaitingTime: "POST /api/waiting-time" };
    // @ts-expect-error the endpoint has no line
    const withoutLine: RoutesOf<typeof table> = {};
    expect([withoutHandler, withoutEndpoint, otherPath, withoutLine]).toHaveLength(4);
  });
});
