import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, sentCodes, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { identityLimits, maxTriesPerCode, resendLockMs } from "../src/domain/shoppers/identity-limits.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let platform: TestPlatform;
let phones = 0;
/** A mobile that no other test uses. */
const newPhone = () => `+6141200${String((phones += 1)).padStart(4, "0")}`;
/** An address that no other test uses. */
const newAddress = () => `198.51.100.${(phones += 1)}`;

beforeAll(async () => {
  platform = await startTestPlatform([
    siteDocument("north", { hosts: ["www.north.example"], saved: { watchlist: true } }),
    siteDocument("south", {
      financeEnquiry: { enabled: true },
      gatedRoutes: ["/finance"],
      pages: { own: ["/my-garage", "/my-garage/{slug}"] },
    }),
  ]);
});
afterAll(() => platform.stop());

const json = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

describe("signing in with a code", () => {
  it("takes a number, sends a code, and names the shopper until they sign out", async () => {
    const phone = newPhone();
    const browser = openBrowser(platform, "north", newAddress());
    expect(await json(await browser.get("/api/session"))).toEqual({ user: null });
    expect(await json(await browser.post("/api/rate-limit", { phone }))).toEqual({ allowed: true });
    expect(
      await json(
        await browser.post("/api/auth/otp", {
          phone: `0${phone.slice(3)}`,
          data: { first_name: "Ada", website: "north" },
        }),
      ),
    ).toEqual({ sent: true, resend_after_ms: 15_000, demonstration_code: expect.stringMatching(/^\d{6}$/) as string });
    expect(await json(await browser.get("/api/auth/status"))).toEqual({ available: true });
    const [code = ""] = await sentCodes(platform, "north", phone);
    const signedIn = await browser.post("/api/auth/verify", {
      phone,
      token: ` ${code.slice(0, 3)}-${code.slice(3)} `,
      type: "sms",
    });
    expect(signedIn.headers.get("set-cookie")).toMatch(
      /^forecourt_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/i,
    );
    expect(signedIn.headers.get("cache-control")).toBe("private, no-store");
    expect(await json(await browser.get("/api/session"))).toEqual({ user: { phone } });
    const copied = new Map(browser.cookies);
    await browser.post("/api/auth/logout", {});
    expect(await json(await browser.get("/api/session"))).toEqual({ user: null });
    // A copy of the cookie is worth nothing either: the session ended on the server.
    for (const [name, value] of copied) browser.cookies.set(name, value);
    expect(await json(await browser.get("/api/session"))).toEqual({ user: null });
  });

  it("signs out on every device of the shopper, and of nobody else", async () => {
    const phone = newPhone();
    const [here, there, other] = [newAddress(), newAddress(), newAddress()].map((address) =>
      openBrowser(platform, "north", address),
    ) as [TestBrowser, TestBrowser, TestBrowser];
    const otherPhone = newPhone();
    await signIn(platform, "north", here, phone);
    // The second device need not wait for its code.
    await platform.platform.database.sql`delete from rate_limits where key like 'sendAgain:%'`;
    await signIn(platform, "north", there, phone);
    await signIn(platform, "north", other, otherPhone);
    const session = async (browser: TestBrowser) => json(await browser.get("/api/session"));
    expect([await session(here), await session(there)]).toEqual([{ user: { phone } }, { user: { phone } }]);
    await here.post("/api/auth/logout", { everywhere: true });
    expect([await session(here), await session(there)]).toEqual([{ user: null }, { user: null }]);
    expect(await session(other)).toEqual({ user: { phone: otherPhone } });
  });

  it("uses a code up", async () => {
    const phone = newPhone();
    await signIn(platform, "north", openBrowser(platform, "north", newAddress()), phone);
    const [code] = await sentCodes(platform, "north", phone);
    const again = await openBrowser(platform, "north", newAddress()).post("/api/auth/verify", {
      phone,
      token: code,
      type: "sms",
    });
    expect([again.status, await json(again)]).toEqual([
      422,
      { code: "code_invalid", error: "The verification code is invalid. Please try again." },
    ]);
  });

  it.each([
    ["", "This is a required field."],
    ["12345", "Code must be 6 digits."],
    ["12345a", "Code must be 6 digits."],
  ])("says of the code %j: %s", async (token, message) => {
    const answer = await openBrowser(platform, "north", newAddress()).post("/api/auth/verify", {
      phone: newPhone(),
      token,
    });
    expect(await json(answer)).toMatchObject({
      code: "fields_invalid",
      fields: expect.arrayContaining([{ path: "token", message }]) as unknown,
    });
  });

  it.each(["02 9000 0000", "+1 900 555 0100", "+44 7700 900123", "abc"])(
    "sends no code to %s, which is no mobile of Australia or New Zealand",
    async (phone) => {
      const answer = await openBrowser(platform, "north", newAddress()).post("/api/auth/otp", { phone });
      expect(await json(answer)).toMatchObject({
        code: "fields_invalid",
        fields: [{ path: "phone", message: "Enter an Australian or New Zealand mobile number." }],
      });
    },
  );

  it("keeps the shoppers of one site from another, the cookie's copy included", async () => {
    const phone = newPhone();
    const north = openBrowser(platform, "north", newAddress());
    await signIn(platform, "north", north, phone);
    const south = openBrowser(platform, "south", newAddress());
    for (const [name, value] of north.cookies) south.cookies.set(name, value);
    expect(await json(await south.get("/api/session"))).toEqual({ user: null });
    const [code] = await sentCodes(platform, "north", phone);
    expect((await south.post("/api/auth/verify", { phone, token: code })).status).toBe(422);
    const users = await platform.platform.database.sql`select site_slug from users where phone = ${phone}`;
    expect(users).toEqual([{ site_slug: "north" }]);
  });

  it("writes down what was sent and verified, without the number, and counts events 36 and 37", async () => {
    const { sql } = platform.platform.database;
    await sql`delete from verifications`;
    await sql`delete from analytics_events`;
    await signIn(platform, "north", openBrowser(platform, "north", newAddress()), newPhone());
    const [user] = await sql<{ id: string }[]>`select id from users order by created_at desc limit 1`;
    expect(
      await sql`select website_slug, dealership_slug, verification_type, user_id from verifications order by id`,
    ).toEqual([
      { website_slug: "north", dealership_slug: null, verification_type: "sms", user_id: null },
      { website_slug: "north", dealership_slug: null, verification_type: "verify", user_id: user?.id },
    ]);
    expect(await sql`select site_slug, event_id from analytics_events order by id`).toEqual([
      { site_slug: "north", event_id: 36 },
      { site_slug: "north", event_id: 37 },
    ]);
  });

  it("keeps codes and limits as keyed hashes, and nothing of either in the log", async () => {
    const phone = newPhone();
    const browser = openBrowser(platform, "north", newAddress());
    await browser.post("/api/auth/otp", { phone });
    const [code = ""] = await sentCodes(platform, "north", phone);
    const { sql } = platform.platform.database;
    const [kept] = await sql<{ code_hash: string }[]>`select code_hash from verification_codes where phone = ${phone}`;
    expect(kept?.code_hash).toMatch(/^[\w-]{43}$/);
    const limits = await sql<{ key: string }[]>`select key from rate_limits`;
    expect(limits.length).toBeGreaterThan(0);
    for (const text of [JSON.stringify(platform.log), JSON.stringify(limits)]) {
      expect(text).not.toContain(phone.slice(3));
      expect(text).not.toContain(code);
    }
  });
});

describe("attacks on signing in", () => {
  it("are held to so many a minute: the figures, the shortest stretch first", () => {
    const perMinute = Object.fromEntries(
      Object.entries(identityLimits).map(([name, { times, seconds }]) => [
        name,
        `${times} in ${seconds} s, ${Number(((times / seconds) * 60).toFixed(2))} a minute`,
      ]),
    );
    expect(perMinute).toEqual({
      askPerAddress: "30 in 60 s, 30 a minute",
      tryPerAddress: "30 in 600 s, 3 a minute",
      tryPerBrowser: "10 in 3600 s, 0.17 a minute",
      sendAgain: "1 in 15 s, 4 a minute",
      sendPerNumber: "5 in 3600 s, 0.08 a minute",
      sendPerAddress: "20 in 3600 s, 0.33 a minute",
      sendPerSite: "300 in 3600 s, 5 a minute",
      sendPerAddressWhenBusy: "2 in 3600 s, 0.03 a minute",
      sendPerSiteWhenBusy: "3000 in 3600 s, 50 a minute",
      viewPerAddress: "5 in 86400 s, 0 a minute",
      enquirePerUser: "10 in 3600 s, 0.17 a minute",
    });
    expect([maxTriesPerCode, resendLockMs]).toEqual([5, 15_000]);
  });

  it("brute force: five tries at a code, then the right one is refused too; ten tries an hour of a browser, 0.17 a minute", async () => {
    const phone = newPhone();
    const browser = openBrowser(platform, "north", newAddress());
    await browser.post("/api/auth/otp", { phone });
    const [code = ""] = await sentCodes(platform, "north", phone);
    const wrong = code === "000000" ? "000001" : "000000";
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await browser.post("/api/auth/verify", { phone, token: wrong })).status);
    for (let attempt = 0; attempt < 7; attempt += 1)
      statuses.push((await browser.post("/api/auth/verify", { phone, token: code })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 422, 422, 429, 429]);
  });

  it("brute force by somebody else: tries of a browser that did not ask for the code count nothing against the one that did", async () => {
    const phone = newPhone();
    const owner = openBrowser(platform, "north", newAddress());
    await owner.post("/api/auth/otp", { phone });
    const [code = ""] = await sentCodes(platform, "north", phone);
    const stranger = openBrowser(platform, "north", newAddress());
    await stranger.post("/api/auth/otp", { phone: newPhone() });
    const statuses: number[] = [];
    // The right one too: it is worth nothing in another browser.
    for (const token of [...Array.from({ length: 20 }, () => (code === "000000" ? "000001" : "000000")), code])
      statuses.push((await stranger.post("/api/auth/verify", { phone, token })).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    const other = openBrowser(platform, "south", newAddress());
    for (const [name, value] of owner.cookies) other.cookies.set(name, value);
    expect((await other.post("/api/auth/verify", { phone, token: code })).status).toBe(422);
    expect((await owner.post("/api/auth/verify", { phone, token: code })).status).toBe(200);
  });

  it("brute force over many numbers: thirty tries in ten minutes from one address, 3 a minute", async () => {
    const browser = openBrowser(platform, "north", newAddress());
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        browser.post("/api/auth/verify", { phone: newPhone(), token: "123456" }).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("number enumeration: a known number and an unknown one answer alike, and thirty questions a minute are the most", async () => {
    const known = newPhone();
    await signIn(platform, "north", openBrowser(platform, "north", newAddress()), known);
    await platform.platform.database.sql`delete from verification_codes`;
    const answers = async (phone: string) => {
      const browser = openBrowser(platform, "north", newAddress());
      const paths = [
        ["/api/rate-limit", { phone }],
        ["/api/auth/verify", { phone, token: "111111" }],
      ] as const;
      const texts: string[] = [];
      for (const [path, body] of paths) {
        const response = await browser.post(path, body);
        texts.push(`${response.status} ${await response.text()}`);
      }
      const contact = await browser.get(`/api/check-if-contact-exists?phone_number=${encodeURIComponent(phone)}`);
      return [...texts, `${contact.status} ${await contact.text()}`];
    };
    expect(await answers(known)).toEqual(await answers(newPhone()));
    const browser = openBrowser(platform, "north", newAddress());
    const statuses: number[] = [];
    for (let question = 0; question < 32; question += 1)
      statuses.push((await browser.post("/api/rate-limit", { phone: newPhone() })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  it("number enumeration, signed in: only the own number is answered, another is refused whether it is known or not", async () => {
    const [own, known] = [newPhone(), newPhone()];
    await platform.post("north", { name: "Bea", phone: known, message: "Hello" });
    const browser = openBrowser(platform, "north", newAddress());
    await signIn(platform, "north", browser, own);
    const ask = async (phone: string) => {
      const response = await browser.get(`/api/check-if-contact-exists?phone_number=${encodeURIComponent(phone)}`);
      return [response.status, await response.json()];
    };
    expect(await ask(own)).toEqual([200, { data: { exists: false } }]);
    expect(await ask(known)).toEqual([403, { code: "other_number", error: "Ask for your own number only." }]);
    expect(await ask(newPhone())).toEqual(await ask(known));
    await platform.post("north", { name: "Ada", phone: `0${own.slice(3)}`, message: "Hello" });
    expect(await ask(own)).toEqual([200, { data: { exists: true } }]);
  });

  it("eight taps at once send one code, count as one and lock nothing: the next is sent 15 seconds later", async () => {
    const phone = newPhone();
    const browser = openBrowser(platform, "north", newAddress());
    const taps = await Promise.all(Array.from({ length: 8 }, () => browser.post("/api/auth/otp", { phone })));
    expect(taps.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 429)]);
    for (const refused of taps.filter(({ status }) => status === 429))
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15);
    const { sql } = platform.platform.database;
    const points = await sql<
      { points: number }[]
    >`select points from rate_limits where key like 'sendPerNumber:%' order by expire desc limit 1`;
    expect(points).toEqual([{ points: 1 }]);
    await sql`delete from rate_limits where key like 'sendAgain:%'`;
    expect((await browser.post("/api/auth/otp", { phone })).status).toBe(200);
  });

  it("whether a number asked for a code is told to nobody but the browser that asked", async () => {
    const [asked, other] = [newPhone(), newPhone()];
    const owner = openBrowser(platform, "north", newAddress());
    for (let time = 0; time < 5; time += 1) {
      expect((await owner.post("/api/auth/otp", { phone: asked })).status).toBe(200);
      await platform.platform.database.sql`delete from rate_limits where key like 'sendAgain:%'`;
    }
    const told = async (browser: TestBrowser, phone: string) => {
      const response = await browser.post("/api/rate-limit", { phone });
      return [response.status, await response.text()];
    };
    const stranger = openBrowser(platform, "north", newAddress());
    expect(await told(stranger, asked)).toEqual(await told(stranger, other));
    expect((await told(owner, asked))[0]).toBe(429);
  });

  it("resend flood: one message in 15 seconds to a number, so 4 in the first minute and 5 an hour, also from twenty addresses at once", async () => {
    const phone = newPhone();
    const flood = () =>
      Promise.all(
        Array.from({ length: 20 }, () => openBrowser(platform, "north", newAddress()).post("/api/auth/otp", { phone })),
      );
    const answers = await flood();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sentCodes(platform, "north", phone)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toEqual({
      code: "too_many_attempts",
      error: "Too many verification attempts. Please try again later.",
    });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("session fixation: a session that somebody else began is never taken over by signing in", async () => {
    const attacker = openBrowser(platform, "north", newAddress());
    await signIn(platform, "north", attacker, newPhone());
    const victim = openBrowser(platform, "north", newAddress());
    const planted = new Map(attacker.cookies);
    for (const [name, value] of planted) victim.cookies.set(name, value);
    const phone = newPhone();
    await signIn(platform, "north", victim, phone);
    expect([...victim.cookies.values()]).not.toEqual([...planted.values()]);
    expect(await json(await victim.get("/api/session"))).toEqual({ user: { phone } });
    // The planted session ended: the attacker's copy is nobody's now.
    expect(await json(await attacker.get("/api/session"))).toEqual({ user: null });
    // One that was made up is not taken at all.
    const forged = openBrowser(platform, "north", newAddress());
    for (const [name, value] of planted) forged.cookies.set(name, `${"A".repeat(43)}${value.slice(43)}`);
    expect(await json(await forged.get("/api/session"))).toEqual({ user: null });
  });

  it("open redirect: a gated page sends to sign in and back to this site alone", async () => {
    const site = platform.platform.siteByHost("south.localhost");
    if (!site) throw new Error("no site");
    const render = async () =>
      ({ status: 200, headers: new Headers({ "content-type": "text/html" }), html: "<p>page</p>" }) as never;
    const ask = (path: string, headers: Record<string, string> = {}) =>
      platform.platform.page(new Request(`http://south.localhost:4000${path}`, { headers }), site, render);
    const paths = [
      "/finance?car_id=7",
      "/my-garage//evil.example",
      "//evil.example/my-garage",
      "/%6Dy-garage",
      "/finance.data?_routes=x",
      "/finance.data?car_id=7&_routes=x",
    ];
    const answers = await Promise.all(
      paths.map((path) => ask(path, { referer: "https://evil.example/x" }).catch(() => undefined)),
    );
    const locations = answers.map(
      (answer) => answer?.headers.get("location") ?? answer?.headers.get("x-remix-redirect"),
    );
    expect(locations[0]).toBe("/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=%2F");
    // A soft navigation: React Router goes there by itself.
    expect([answers[4]?.status, locations[4]]).toEqual([204, "/sign-in?type=finance&redirect=%2Ffinance&back=%2F"]);
    expect(locations[5]).toBe(locations[0]);
    for (const location of locations) {
      if (!location) continue;
      const query = new URL(location, "http://south.localhost:4000").searchParams;
      for (const name of ["redirect", "back"])
        expect(new URL(query.get(name) ?? "", "http://south.localhost:4000").host).toBe("south.localhost:4000");
    }
  });
});

describe("the way back from signing in", () => {
  it("leads to the page that the shopper came from, with the filters of a search, and never to signing in", async () => {
    const site = platform.platform.siteByHost("south.localhost");
    if (!site) throw new Error("no site");
    const backFrom = async (referer: string) => {
      const { headers } = await platform.platform.page(
        new Request("http://south.localhost/finance", { headers: { referer } }),
        site,
        async () => new Response("page"),
      );
      return new URL(headers.get("location") ?? "", "http://south.localhost").searchParams.get("back");
    };
    const filtered = "/search/used-cars?make=Toyota&sortBy=price_asc";
    expect(await backFrom(`http://south.localhost${filtered}`)).toBe(filtered);
    const signIn = `/sign-in?${new URLSearchParams({ type: "watchlist", redirect: "/watchlist", back: filtered })}`;
    expect(await backFrom(`http://south.localhost${signIn}`)).toBe(filtered);
    expect(await backFrom("http://south.localhost/sign-in?back=https://evil.example")).toBe("/");
    expect(await backFrom(`https://evil.example${filtered}`)).toBe("/");
  });
});

describe("a page in development, which is kept nowhere", () => {
  it("is gated as it is elsewhere, and otherwise rendered anew each time", async () => {
    const site = platform.platform.siteByHost("south.localhost");
    if (!site) throw new Error("no site");
    let rendered = 0;
    const ask = (path: string) =>
      platform.platform.page(
        new Request(`http://south.localhost:4000${path}`),
        site,
        async () => new Response(String((rendered += 1)), { headers: { "content-type": "text/html" } }),
        { keeps: false },
      );
    const gated = await ask("/finance");
    expect([gated.status, gated.headers.get("location"), rendered]).toEqual([
      302,
      "/sign-in?type=finance&redirect=%2Ffinance&back=%2F",
      0,
    ]);
    expect([await (await ask("/")).text(), await (await ask("/")).text()]).toEqual(["1", "2"]);
  });
});

describe("development page of sent messages", () => {
  it("is there for this machine alone, and not through a proxy", async () => {
    const ask = async (address: string, headers: Record<string, string> = {}) =>
      (await platform.send("north", "/dev/messages", { address, headers })).status;
    expect(await ask("127.0.0.1")).toBe(200);
    expect(await ask("::1")).toBe(200);
    expect(await ask("203.0.113.7")).toBe(404);
    expect(await ask("127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(404);
    // A proxy that says nothing of itself still asks for the dealer's own host.
    const proxied = new Request("http://www.north.example/dev/messages", { headers: { host: "www.north.example" } });
    expect((await platform.platform.fetch(proxied, { address: "127.0.0.1" }))?.status).toBe(404);
  });

  it("is not there unless FORECOURT_DEV asks for it, and nor is the sandbox that takes codes", async () => {
    const plain = await startTestPlatform([siteDocument("north")], { FORECOURT_DEV: "" });
    try {
      expect((await plain.send("north", "/dev/messages", { address: "127.0.0.1" })).status).toBe(404);
      await expect(plain.send("north", "/dev/application", { address: "127.0.0.1" })).rejects.toThrow(
        "is not the platform's",
      );
      expect(
        (await openBrowser(plain, "north", newAddress()).post("/api/auth/otp", { phone: newPhone() })).status,
      ).toBe(503);
    } finally {
      await plain.stop();
    }
  });

  it("shows a site's own messages only", async () => {
    const phone = newPhone();
    await openBrowser(platform, "north", newAddress()).post("/api/auth/otp", { phone });
    expect(await sentCodes(platform, "south", phone)).toEqual([]);
    expect(await sentCodes(platform, "north", phone)).toHaveLength(1);
  });
});

describe("watchlist", () => {
  it("needs a session, keeps cars of this site, and is the session's, whatever number is sent", async () => {
    const [site] = await platform.platform.database.sql<
      { id: string }[]
    >`select id::text from cars where site_slug = 'north'`;
    const [other] = await platform.platform.database.sql<
      { id: string }[]
    >`select id::text from cars where site_slug = 'south'`;
    const browser = openBrowser(platform, "north", newAddress());
    expect(
      (await browser.post("/api/watchlist/save-car", { phone_number: "+61412000001", car_id: site?.id })).status,
    ).toBe(401);
    await signIn(platform, "north", browser, newPhone());
    const price = 34_990;
    const saved = {
      success: true,
      car_ids: [site?.id],
      cars: [{ car_id: site?.id, saved_at: expect.stringMatching(/^\d{4}-.*Z$/) as string, price }],
    };
    expect(
      await json(await browser.post("/api/watchlist/save-car", { phone_number: "+61412000001", car_id: site?.id })),
    ).toEqual(saved);
    expect(await json(await browser.post("/api/watchlist/save-car", { car_id: Number(site?.id) }))).toEqual(saved);
    expect((await browser.post("/api/watchlist/save-car", { car_id: other?.id })).status).toBe(404);
    const somebodyElse = openBrowser(platform, "north", newAddress());
    await signIn(platform, "north", somebodyElse, newPhone());
    expect(await json(await somebodyElse.get("/api/watchlist"))).toEqual({ success: true, car_ids: [], cars: [] });
    await somebodyElse.post("/api/watchlist/remove-car", { car_id: site?.id });
    expect(await json(await browser.get("/api/watchlist"))).toEqual(saved);
    expect(await json(await browser.post("/api/watchlist/remove-car", { car_id: site?.id }))).toEqual({
      success: true,
      car_ids: [],
      cars: [],
    });
  });

  it("is not there on a site that keeps none, whoever is signed in", async () => {
    const [car] = await platform.platform.database.sql<
      { id: string }[]
    >`select id::text from cars where site_slug = 'south'`;
    const browser = openBrowser(platform, "south", newAddress());
    await signIn(platform, "south", browser, newPhone());
    const answers = [
      await browser.get("/api/watchlist"),
      await browser.post("/api/watchlist/save-car", { car_id: car?.id }),
      await browser.post("/api/watchlist/remove-car", { car_id: car?.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await json(answers[1] as Response)).toMatchObject({ code: "watchlist_off" });
    expect(await platform.platform.database.sql`select 1 from watchlist_cars where car_id = ${car?.id ?? ""}`).toEqual(
      [],
    );
  });
});
