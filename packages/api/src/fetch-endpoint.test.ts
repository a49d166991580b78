import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./client.ts";
import { endpointPath, fetchEndpoint } from "./fetch-endpoint.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const asked: unknown[][] = [];
  vi.stubGlobal("fetch", async (...call: unknown[]) => (asked.push(call), answer()));
  return asked;
}

describe("one endpoint called without the client", () => {
  it("puts what the path names into the path and the rest into the query", async () => {
    const asked = answering(() => Response.json({ views: 214, car_fields: {} }));
    const input = { slug: "mazda cx-5", photos_count: 12 };
    const { views } = await fetchEndpoint("GET /api/cars/{slug}/view.json", input, { keepalive: true });
    expect(views).toBe(214);
    expect(asked).toEqual([["/api/cars/mazda%20cx-5/view.json?photos_count=12", { keepalive: true }]]);
  });

  it("sends what is posted as JSON", async () => {
    const asked = answering(() => Response.json({ phone: "02 5550 0100", href: "tel:0255500100", of: "dealer" }));
    await fetchEndpoint("POST /api/reveal-phone", { car_id: "17" });
    expect(asked).toEqual([
      [
        "/api/reveal-phone",
        { method: "POST", headers: { "content-type": "application/json" }, body: '{"car_id":"17"}' },
      ],
    ]);
  });

  it("throws the platform's refusals", async () => {
    answering(() => Response.json({ error: "Too many.", code: "too_many_requests" }, { status: 429 }));
    const refused = await fetchEndpoint("GET /api/suggest", { query: "toy" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  });

  it("compiles with the addresses and inputs of the table only", () => {
    const asked = answering(() => Response.json({}));
    // @ts-expect-error there is no such address
    void fetchEndpoint("GET /api/carz", {});
    // @ts-expect-error the car is asked for by its slug
    void fetchEndpoint("GET /api/cars/{slug}", { id: "17" });
    expect(asked).toHaveLength(2);
  });
});

describe("the address of an endpoint", () => {
  it("is what a link, a beacon or a file needs", () => {
    expect(endpointPath("GET /cars/{slug}.pdf", { slug: "a b" })).toBe("/cars/a%20b.pdf");
    expect(endpointPath("POST /api/events")).toBe("/api/events");
    expect(endpointPath("GET /api/suggest", { query: "ute & 4x4" })).toBe("/api/suggest?query=ute+%26+4x4");
  });

  it("repeats the name of a list and leaves out what is undefined", () => {
    expect(endpointPath("GET /api/search", { make: ["Mazda", "Kia"] })).toBe("/api/search?make=Mazda&make=Kia");
    expect(endpointPath("GET /api/suggest", { query: "u", at: undefined as never })).toBe("/api/suggest?query=u");
  });
});
