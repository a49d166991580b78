import { describe, expect, it } from "vitest";
import { ReadyResponse } from "./ready-response.ts";

describe("an answer whose content is at hand", () => {
  const value = { count: 3, name: "Māzda" };
  const page = "<p>Škoda • $47,490</p>";
  const found = () => new ReadyResponse(value, { headers: { etag: "1" } });
  const shown = () => new ReadyResponse(page, { status: 404, headers: { "content-type": "text/html" } });

  it("hands a caller in the process the value itself", async () => {
    expect(await found().json()).toBe(value);
    expect(await new ReadyResponse('{"count":3}').json()).toEqual({ count: 3 });
  });

  it.each([
    ["a value as JSON", found, JSON.stringify(value)],
    ["a page as it is", shown, page],
  ])("gives text, bytes and stream of %s", async (_, answer, text) => {
    expect(await answer().text()).toBe(text);
    expect(new TextDecoder().decode(await answer().arrayBuffer())).toBe(text);
    expect(await new Response(answer().body).text()).toBe(text);
  });

  it("keeps status and headers, and says what it is", () => {
    const told = ({ status, headers }: Response) => [status, headers.get("content-type"), headers.get("etag")];
    expect(told(found())).toEqual([200, "application/json", "1"]);
    expect(told(shown())).toEqual([404, "text/html", null]);
  });
});
