import { describe, expect, it } from "vitest";
import { receivedRequest } from "./received-request.ts";

const received = (address: string, init: RequestInit = {}) =>
  receivedRequest(
    new Request(address, { ...init, headers: { host: new URL(address).host, "content-type": "text/plain" } }),
    4000,
  );

describe("the address of a request", () => {
  it.each([
    ["/cars/a%00b?query=%00x", "/cars/ab?query=x"],
    ["/%0%000", "/"],
    ["/cars/%E0%A4%A?query=%", "/cars/%E0%A4%A?query=%"],
  ])("%s is read as %s", (address, read) => {
    expect(received(`http://a.localhost${address}`).url).toBe(`http://a.localhost${read}`);
  });

  it("has the server's own port or none", () => {
    expect(received("http://a.localhost:4000/").url).toBe("http://a.localhost:4000/");
    const made = received("http://a.localhost:6553/");
    expect([made.url, made.headers.get("host")]).toEqual(["http://a.localhost/", "a.localhost"]);
  });

  it("of a form stays, with its body", async () => {
    const form = received("http://a.localhost:6553/x%00", { method: "POST", body: "a=1" });
    expect([form.url, form.headers.get("host"), await form.text()]).toEqual([
      "http://a.localhost:6553/x",
      "a.localhost:6553",
      "a=1",
    ]);
  });
});
