import { describe, expect, it } from "vitest";
import { PageResponse } from "./page-response.ts";

describe("A page's answer", () => {
  const page = "<p>Škoda • $47,490</p>";
  const answer = () => new PageResponse(page, { status: 404, headers: { "content-type": "text/html" } });

  it("gives its text, its bytes and its stream alike", async () => {
    expect(await answer().text()).toBe(page);
    expect(Buffer.from(await answer().arrayBuffer()).toString()).toBe(page);
    expect(await new Response(answer().body).text()).toBe(page);
  });

  it("keeps status and headers", () => {
    expect([answer().status, answer().headers.get("content-type")]).toEqual([404, "text/html"]);
  });
});
