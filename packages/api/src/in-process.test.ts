import { describe, expect, it } from "vitest";
import { ApiError } from "./client.ts";
import { createInProcessClient } from "./in-process.ts";

const asked: string[] = [];
const api = createInProcessClient(async (request) => {
  const { pathname, search } = new URL(request.url);
  asked.push(
    `${request.method} ${pathname}${search} ${request.headers.get("idempotency-key") ?? ""} ${await request.text()}`.trim(),
  );
  if (pathname === "/api/session") return new Promise<Response>(() => {});
  return pathname === "/api/geocode"
    ? Response.json({ error: "There is no such postcode.", code: "place_unknown" }, { status: 404 })
    : Response.json({ count: 3 });
});

describe("a client in the platform's process", () => {
  it("asks as a browser's does: parameters, bodies and keys of repeated posts", async () => {
    expect((await api.search({ query: "ute & 4x4", make: ["Mazda", "Kia"] })).count).toBe(3);
    await api.findModels({ manufacturer: "Mazda" });
    await api.bookTestDrive({ car_id: "1" } as never, { idempotencyKey: "k1" });
    expect(asked.slice(0, 3)).toEqual([
      "GET /api/search?query=ute+%26+4x4&make=Mazda&make=Kia",
      "GET /api/directory/models?manufacturer=Mazda",
      'POST /api/test-drives k1 {"car_id":"1"}',
    ]);
  });

  it("throws the platform's refusals", async () => {
    const refused = await api.geocode({ postcode: "9999" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 404, code: "place_unknown", message: "There is no such postcode." });
  });

  it("stops waiting when the page is left", async () => {
    const leaving = new AbortController();
    const waiting = api.getSession({}, { signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    await expect(api.getSession({}, { signal: leaving.signal })).rejects.toThrow("left");
  });
});
