import { describe, expect, it } from "vitest";
import { wellMadeAddress, wellMadeText } from "./well-made-text.ts";

describe("a text of a shopper", () => {
  it.each([
    ["Kim 😀", "Kim 😀"],
    ["Kim \ud83d", "Kim \ufffd"],
    ["\ude00Kim\u0000", "\ufffdKim"],
    ["tab\tand\nline", "tab\tand\nline"],
  ])("%j is kept as %j", (text, kept) => {
    expect(wellMadeText(text)).toBe(kept);
  });
});

describe("an address", () => {
  it.each([
    ["/cars/a%00b?query=%00x", "/cars/ab?query=x"],
    ["/%0%000", "/"],
    ["/cars/%E0%A4%A?query=%", "/cars/%E0%A4%A?query=%"],
  ])("%s is read as %s", (address, read) => {
    expect(wellMadeAddress(new Request(`http://a.localhost${address}`)).url).toBe(`http://a.localhost${read}`);
  });

  it("keeps the body of a form", async () => {
    const request = new Request("http://a.localhost/%00", { method: "POST", body: "a=1", headers: { "content-type": "text/plain" } });
    expect(await wellMadeAddress(request).text()).toBe("a=1");
  });
});
