import { describe, expect, it } from "vitest";
import { createVisitors } from "./create-visitors.ts";
import { askerCookie } from "./asker-cookie.ts";
import { endedSessionCookie, sessionCookie } from "./session-cookie.ts";

const keyOf = (siteSlug: string) => new TextEncoder().encode(siteSlug.padEnd(32, "."));
const token = "t".repeat(43);
const nameAndValue = (line: string) => line.split(";")[0] ?? "";
const visitor = (cookie: string, scheme = "https") =>
  createVisitors(0, keyOf).of(new Request(`${scheme}://north.example/`, { headers: { cookie } }));

describe("the cookies of a shopper", () => {
  it("sign in on https for thirty days with one that no other host can set, kept from scripts", async () => {
    const line = await sessionCookie(token, keyOf("north"), true);
    expect(line).toMatch(/^__Host-forecourt_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await visitor(nameAndValue(line)).sessionToken("north")).toBe(token);
  });

  it("sign in at no other site, and not when a letter of them was changed", async () => {
    const cookie = nameAndValue(await sessionCookie(token, keyOf("north"), true));
    expect(await visitor(cookie).sessionToken("south")).toBeUndefined();
    expect(await visitor(cookie.replace("ttt", "ttu")).sessionToken("north")).toBeUndefined();
    expect(await visitor("").sessionToken("north")).toBeUndefined();
  });

  it("end when the shopper signs out", () => {
    expect(endedSessionCookie(true)).toMatch(/^__Host-forecourt_session=; Max-Age=0;/);
  });

  it.each(["https", "http"])("know over %s the browser that was sent a code, as long as the code lives", (scheme) => {
    const asker = `${"a".repeat(22)}.${"b".repeat(43)}`;
    const line = askerCookie(asker, scheme === "https");
    expect(line).toMatch(/; Max-Age=600; Path=\/; HttpOnly;( Secure;)? SameSite=Lax$/);
    expect(line.includes("Secure")).toBe(scheme === "https");
    expect(visitor(`other=1; ${nameAndValue(line)}`, scheme).askerToken).toBe(asker);
    expect(visitor(nameAndValue(line), scheme === "https" ? "http" : "https").askerToken).toBeUndefined();
  });
});
