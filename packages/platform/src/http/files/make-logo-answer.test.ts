import { describe, expect, it } from "vitest";
import { makeLogoAnswer } from "./make-logo-answer.ts";

const asked = (path: string, init?: RequestInit) => makeLogoAnswer(new Request(`http://x.example${path}`, init), path);

describe("the address of a make's logo", () => {
  it("answers a picture that runs nothing, and tells a browser that has it already", async () => {
    const answer = asked("/img/makes/mazda.svg");
    expect([answer?.headers.get("content-type"), answer?.headers.get("content-security-policy")]).toEqual([
      "image/svg+xml",
      "default-src 'none'",
    ]);
    expect(await answer?.text()).toMatch(/^<svg /);
    const version = answer?.headers.get("etag") ?? "";
    expect(asked("/img/makes/mazda.svg", { headers: { "if-none-match": version } })?.status).toBe(304);
  });

  it("takes nothing, and is not there for a make without a logo or for another picture", () => {
    expect(asked("/img/makes/mazda.svg", { method: "POST" })?.status).toBe(405);
    expect([asked("/img/makes/byd.svg"), asked("/img/320/car.webp")]).toEqual([undefined, undefined]);
  });
});
