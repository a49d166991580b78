import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform(
    [
      siteDocument("north", {
        hosts: ["north.localhost"],
        financeEnquiry: { enabled: true, personalised: true },
        gatedRoutes: ["/finance", "/personalised/finance"],
        pages: { own: [{ name: "garage", paths: ["/my-garage", "/my-garage/{part}"] }] },
      }),
    ],
    { FORECOURT_PUBLIC_HOST: "sites.example", FORECOURT_DEV: "1" },
  );
});
afterAll(() => test.stop());

const ask = (address: string, render: (request: Request) => Promise<Response>) => {
  const site = test.platform.siteByHost("north.sites.example");
  if (!site) throw new Error("no site");
  return test.platform.page(new Request(address, { headers: { host: new URL(address).host } }), site, render, {
    connection: { port: 4000 },
  });
};
const page = async ({ url }: Request) => new Response(`<p>${url}</p>`, { headers: { "content-type": "text/html" } });

describe("on a host that the public reaches", () => {
  it.each(["/%", "/cars/%E0%A4%A", "/search/%ff.data", "/%ED%A0%BD"])(
    "no page is rendered for %s, which is no text",
    async (path) => {
      const answer = ask(`http://north.sites.example${path}`, () => Promise.reject(new Error("rendered")));
      await expect(answer).rejects.toMatchObject({ status: 400, code: "address_invalid" });
    },
  );

  it("nobody is told which dealers there are", async () => {
    for (const host of ["sites.example", "localhost"]) {
      const ready = await test.platform.fetch(new Request(`http://${host}/readyz`, { headers: { host } }));
      expect(await ready?.json()).not.toHaveProperty("sites");
      expect(test.platform.listedSites(host)).toBeUndefined();
    }
  });

  it("a page is rendered and kept once, whatever port a request makes up, and names none of them", async () => {
    let rendered = 0;
    const bodies = new Set<string>();
    for (const port of ["", ":80", ":1", ":8080", ":65535"])
      bodies.add(
        await (
          await ask(`http://north.sites.example${port}/brands`, (request) => ((rendered += 1), page(request)))
        ).text(),
      );
    expect([rendered, ...bodies]).toEqual([1, "<p>http://north.sites.example/brands</p>"]);
    expect(await (await ask("http://north.sites.example:4000/brands", page)).text()).toBe(
      "<p>http://north.sites.example:4000/brands</p>",
    );
  });

  it.each([
    "/my-garage",
    "/my-garage//cars",
    "//my-garage",
    "/my-garage/cars//.data",
    "/personalised//finance",
    "/personalised/%2ffinance",
    "/FINANCE//",
    "/finance/_.data",
    "/finance%00",
  ])("a page that asks for sign-in asks for it at %s too", async (path) => {
    const answer = await ask(`http://north.sites.example${path}`, page);
    expect(answer.headers.get("location") ?? answer.headers.get("x-remix-redirect")).toMatch(/^\/sign-in\?/);
  });

  it.each(["/mymotorama", "/cars/trade-in", "/finance-enquiry"])(
    "a page that the site has not asks nobody to sign in: %s",
    async (path) => {
      const missing = async () =>
        new Response("<p>Not found</p>", { status: 404, headers: { "content-type": "text/html" } });
      const answer = await ask(`http://north.sites.example${path}`, missing);
      expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
    },
  );
});
