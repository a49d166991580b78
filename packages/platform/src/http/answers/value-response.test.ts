import { describe, expect, it } from "vitest";
import { ValueResponse } from "./value-response.ts";

describe("an answer whose value is at hand", () => {
  const value = { count: 3, name: "Māzda" };
  const answer = () => new ValueResponse(value, { headers: { etag: "1" } });

  it("hands a caller in the process the value itself", async () => {
    expect(await answer().json()).toBe(value);
    expect([answer().status, answer().headers.get("content-type"), answer().headers.get("etag")]).toEqual([
      200,
      "application/json",
      "1",
    ]);
  });

  it("reads as JSON for everybody else", async () => {
    const text = JSON.stringify(value);
    expect(await answer().text()).toBe(text);
    expect(Buffer.from(await answer().arrayBuffer()).toString()).toBe(text);
    expect(await new Response(answer().body).text()).toBe(text);
  });
});
