import { describe, expect, it } from "vitest";
import { readSecurityContacts } from "../../base/environment/security-contacts.ts";
import { securityTextAnswer } from "./security-text.ts";

describe("security.txt", () => {
  it("names whom the operator named, in that order, and ends by itself", async () => {
    const answer = securityTextAnswer(
      readSecurityContacts({
        FORECOURT_SECURITY_CONTACT: "security@sites.example, https://sites.example/holes,tel:+61-2-5550-0100",
      }),
      new Date("2026-11-22T13:00:00Z"),
    );
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe(
      "Contact: mailto:security@sites.example\nContact: https://sites.example/holes\nContact: tel:+61-2-5550-0100\nExpires: 2026-12-22T00:00:00Z\nPreferred-Languages: en\n",
    );
  });

  it("names nobody unless the operator does", () => {
    expect([readSecurityContacts({}), readSecurityContacts({ FORECOURT_SECURITY_CONTACT: " " })]).toEqual([[], []]);
  });

  it.each([
    "security",
    "http://sites.example/holes",
    "a@b.example\nExpires: 2099-01-01T00:00:00Z",
    "javascript:alert(1)",
  ])("refuses %j, and says what to write", (contact) => {
    expect(() => readSecurityContacts({ FORECOURT_SECURITY_CONTACT: contact })).toThrow(
      /FORECOURT_SECURITY_CONTACT has [^]* Use a mail address, an https address or tel:/,
    );
  });
});
