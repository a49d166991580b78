import { afterEach, describe, expect, it, vi } from "vitest";
import { createApiClient } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a client of the platform", () => {
  it("asks the site whose address it is given", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      asked.push(request.url);
      return Response.json({ count: 214 });
    });
    const api = createApiClient({ baseUrl: "https://harbour-mazda.example/" });
    expect((await api.search({ query: "ute" })).count).toBe(214);
    expect(asked).toEqual(["https://harbour-mazda.example/api/search?query=ute"]);
  });
});
