import { describe, expect, it } from "vitest";
import { noteMissingPart, renderNoting } from "./incomplete-page.ts";

const now = () => 1_000_000;
const page = (headers: Record<string, string> = {}) => new Response("<p>A car</p>", { headers });

describe("a page for which something did not answer", () => {
  it("is valid for ten seconds, or for less where it says so", async () => {
    const validUntil = async (headers: Record<string, string>) => {
      const rendered = await renderNoting(async () => {
        await Promise.resolve();
        noteMissingPart();
        return page(headers);
      }, now);
      return rendered.headers.get("x-valid-until");
    };
    expect(await validUntil({})).toBe("1010000");
    expect(await validUntil({ "x-valid-until": "2000000" })).toBe("1010000");
    expect(await validUntil({ "x-valid-until": "1005000" })).toBe("1005000");
  });

  it("does not shorten the life of another one, rendered at the same time", async () => {
    let other = () => {};
    const whole = renderNoting(() => new Promise((resolve) => (other = () => resolve(page()))), now);
    await renderNoting(async () => {
      noteMissingPart();
      return page();
    }, now);
    other();
    expect((await whole).headers.has("x-valid-until")).toBe(false);
    noteMissingPart();
  });
});
