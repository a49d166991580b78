import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { rmSync, statSync } from "node:fs";
import type { SiteSecrets } from "@forecourt/core/schemas";
import { sql } from "../src/records/drizzle.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { canText, createSendText } from "../src/domain/shoppers/create-send-text.ts";
import type { Visitor } from "../src/domain/shoppers/visitor.ts";
import type { SendText } from "../src/domain/shoppers/send-text.ts";
import { createSandboxMessages } from "../src/domain/shoppers/sandbox-messages.ts";
import { sendTextOverHttp } from "../src/domain/shoppers/send-text-over-http.ts";
import { isDevelopment, withDevelopmentPages } from "../src/base/environment/development.ts";
import { addressKey } from "../src/base/load/address-key.ts";
import { identityLimits } from "../src/domain/shoppers/identity-limits.ts";
import { createAttemptLimits } from "../src/domain/shoppers/attempt-limits.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { createIdentityService } from "../src/domain/shoppers/identity-service.ts";
import type { Database } from "../src/records/open-database.ts";
import { loopbackFetch, parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const start = new Date("2026-11-21T01:00:00Z").getTime();
const phone = "+61412345678";
const { site } = parsedSite("north");
const visitor: Visitor = { address: "203.0.113.7", askerToken: undefined, sessionToken: async () => undefined };
/** The browser that was sent a code last: the same visitor with its token. */
let asker = visitor;

let database: Database;
let folder: string;
let sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north"));
  folder = temporaryFolder("identity");
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  sent = [];
  asker = visitor;
  await database.sql`truncate users, verification_codes, rate_limits, verifications, analytics_events cascade`;
  // The database keeps its own time; the platform's clock is moved.
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(start + ms);

function service(
  more: {
    secrets?: Partial<SiteSecrets>;
    env?: Record<string, string>;
    sendText?: SendText;
    canSendCodes?: boolean;
  } = {},
) {
  const keys = openIdentityKeys(folder, {});
  const now = () => new Date();
  return createIdentityService({
    database,
    keys,
    now,
    fetch: loopbackFetch,
    env: more.env ?? {},
    limits: createAttemptLimits(database, keys, now),
    secretsOf: () => ({ leadDestinations: [], leadRoutes: [], ...more.secrets }),
    canSendCodes: () => more.canSendCodes ?? true,
    sendText: more.sendText ?? (async (_, { text }) => void sent.unshift(text.slice(0, 6))),
  });
}
async function send(identity = service(), by = asker): Promise<void> {
  asker = {
    ...by,
    askerToken: (await identity.sendCode({ site, visitor: by, phone, profile: { first_name: "Ada" } })).token,
  };
}
const verify = (code: string, identity = service(), by = asker) =>
  identity.verify({ site, visitor: by, phone, code, inTransaction: async () => undefined });
const invalid = { code: "code_invalid", message: "The verification code is invalid. Please try again." };
const tooMany = {
  code: "too_many_attempts",
  message: "Too many verification attempts. Please try again later.",
};

describe("code of the embedded default", () => {
  it("counts for ten minutes", async () => {
    await send();
    later(10 * 60_000 - 1);
    expect((await verify(sent[0] ?? "")).user.phone).toBe(phone);
    await database.sql`truncate verification_codes`;
    later(11 * 60_000);
    await send();
    later(21 * 60_000);
    await expect(verify(sent[0] ?? "")).rejects.toMatchObject(invalid);
  });

  it("can be sent again after 15 seconds and not before, and the refusal says how long to wait", async () => {
    await send();
    later(14_000);
    await expect(send()).rejects.toMatchObject({ ...tooMany, retryAfterMs: 1000 });
    later(15_000);
    await send();
    expect(sent).toHaveLength(2);
  });

  it("that comes late still works after a resend, the one before that does not", async () => {
    for (const seconds of [0, 15, 30]) {
      later(seconds * 1000);
      await send();
    }
    const [, second = "", first = ""] = sent;
    await expect(verify(first)).rejects.toMatchObject(invalid);
    expect((await verify(second)).user.phone).toBe(phone);
  });

  it("is sent five times an hour to a number", async () => {
    for (let time = 0; time < 5; time += 1) {
      later(time * 60_000);
      await send();
    }
    later(5 * 60_000);
    await expect(send()).rejects.toMatchObject(tooMany);
    await expect(service().checkMaySend(site, asker, phone)).rejects.toMatchObject(tooMany);
    later(3_600_000);
    await send();
    expect(sent).toHaveLength(6);
  });

  it("is counted when it was sent: an outage of the text service uses up nothing, of the number, the address or the site", async () => {
    const down = service({ sendText: () => Promise.reject(new Error("down")) });
    for (let time = 0; time < 25; time += 1) {
      later(time * 10_000);
      await expect(send(down, { ...visitor, address: "203.0.113.7" })).rejects.toMatchObject({ code: "code_not_sent" });
    }
    expect(
      await database.sql`select 1 from rate_limits where points > 0 and key not like 'askPerAddress:%'`,
    ).toHaveLength(0);
    await send();
    expect(sent).toHaveLength(1);
  });

  it("is sent at a busy site too: three hundred sent from many addresses leave sign-in open, to two of each address", async () => {
    const identity = service();
    const to = (number: number, address: string) =>
      identity.sendCode({
        site,
        visitor: { ...visitor, address },
        phone: `+614130${String(number).padStart(5, "0")}`,
        profile: {},
      });
    for (let number = 0; number < identityLimits.sendPerSite.times; number += 1)
      await to(number, `198.51.100.${number % 250}`);
    await Promise.all([to(1000, "203.0.113.9"), to(1001, "203.0.113.9")]);
    await expect(to(1002, "203.0.113.9")).rejects.toMatchObject(tooMany);
    await to(1002, "203.0.113.10");
  });

  it("is sent to whoever signed in at the site before, even when it has sent as many as it ever sends", async () => {
    await send();
    await verify(sent[0] ?? "");
    await database.sql`truncate rate_limits`;
    const toNew = (number: number) =>
      service().sendCode({
        site,
        visitor: { ...visitor, address: `198.51.100.${number}` },
        phone: `+6141300000${number}`,
        profile: {},
      });
    for (const [number, limit] of (["sendPerSite", "sendPerSiteWhenBusy"] as const).entries()) {
      await toNew(number);
      await database.sql`update rate_limits set points = ${identityLimits[limit].times} where key like ${`${limit}:%`}`;
    }
    await expect(toNew(3)).rejects.toMatchObject(tooMany);
    await send();
    expect((await verify(sent[0] ?? "")).user.phone).toBe(phone);
  });

  it("is sent once to two requests of which the later one has the earlier time", async () => {
    later(1);
    await send();
    later(0);
    await expect(send()).rejects.toMatchObject(tooMany);
  });

  it("is sent again after the clock was set back by a day", async () => {
    await send();
    later(-86_400_000);
    await send();
    later(-86_400_000 + 14_000);
    await expect(send()).rejects.toMatchObject(tooMany);
  });

  it("can be asked for again at once when the message could not be sent, and no event is counted", async () => {
    await expect(send(service({ sendText: () => Promise.reject(new Error("down")) }))).rejects.toMatchObject({
      code: "code_not_sent",
      message: "An unknown error occurred.",
      retryAfterMs: 5000,
    });
    expect(await database.sql`select 1 from analytics_events`).toHaveLength(0);
    await send();
    expect(sent).toHaveLength(1);
  });

  it("signs a browser in for thirty days", async () => {
    await send();
    const { sessionToken } = await verify(sent[0] ?? "");
    const back = { ...visitor, sessionToken: async () => sessionToken };
    expect(await service().signedIn(site, back)).toMatchObject({ phone });
    later(30 * 86_400_000);
    expect(await service().signedIn(site, back)).toBeUndefined();
  });

  it("keeps what the shopper said, and forgets codes, sessions and counters that are over", async () => {
    await send();
    await verify(sent[0] ?? "");
    expect(await database.sql`select site_slug, phone, first_name from users`).toEqual([
      { site_slug: "north", phone, first_name: "Ada" },
    ]);
    later(15_000);
    await send();
    later(31 * 86_400_000);
    await service().forgetOld();
    for (const table of ["verification_codes", "user_sessions", "rate_limits"])
      expect(await database.sql`select 1 from ${sql.identifier(table)}`).toHaveLength(0);
  });
});

describe("keys of identity", () => {
  it("are made once, readable by their owner alone, and differ by site", () => {
    const [one, again] = [openIdentityKeys(folder, {}), openIdentityKeys(folder, {})];
    expect(one.hash("code", "x")).toBe(again.hash("code", "x"));
    expect(one.hash("code", "x")).not.toBe(one.hash("limit", "x"));
    expect(Buffer.from(one.cookieKey("north"))).not.toEqual(Buffer.from(one.cookieKey("south")));
    expect(statSync(`${folder}/identity.key`).mode & 0o777).toBe(0o600);
  });
  it("come from the environment where processes share them, when it is long enough to be secret", () => {
    const env = { FORECOURT_SECRET: "s".repeat(32) };
    expect(openIdentityKeys(folder, env).hash("code", "x")).toBe(openIdentityKeys("/nowhere", env).hash("code", "x"));
    expect(() => openIdentityKeys(folder, { FORECOURT_SECRET: "short" })).toThrow("openssl rand -hex 32");
  });
});

describe("address that a limit counts", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:2::1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    [undefined, "unknown"],
  ])("of %s is %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe("development", () => {
  it.each([
    [{}, false],
    [{ FORECOURT_DEV: "0" }, false],
    [{ FORECOURT_PUBLIC_HOST: "localhost" }, false],
    [{ FORECOURT_DEV: "1" }, true],
  ])("has pages of its own only where it is asked for: with %j %s", (env, is) => {
    expect(isDevelopment(env)).toBe(is);
  });

  it.each([
    [{}, true],
    [{ HOST: "::1", FORECOURT_PUBLIC_HOST: "sites.localhost" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "" }, true],
    [{ FORECOURT_PROXIES: "1" }, false],
    [{ FORECOURT_PUBLIC_HOST: "sites.example" }, false],
    [{ FORECOURT_DEV: "0" }, false],
    [{ HOST: "0.0.0.0", FORECOURT_DEV: "1" }, true],
  ])("is what npm start asks for while only this machine can call: with %j %s", (env, is) => {
    expect(isDevelopment(withDevelopmentPages(env))).toBe(is);
  });
});

type Answer = (request: IncomingMessage, body: Record<string, unknown>, response: ServerResponse) => void;

/** A service outside: a real HTTP server. */
async function startService(answer: Answer): Promise<{
  url: string;
  asked: { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> }[];
  stop: () => void;
}> {
  const asked: { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || "{}") as Record<string, unknown>;
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      answer(request, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe("Supabase Auth as the identity of a site", () => {
  const reply = (response: ServerResponse, status: number, body: unknown): unknown =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const usual: Answer = ({ url }, { token }, response) => {
    if (url !== "/auth/v1/verify") return void reply(response, 200, {});
    // Supabase keeps numbers without the plus.
    if (token === "123456")
      return void reply(response, 200, {
        access_token: "supabase token",
        user: { phone: phone.slice(1), user_metadata: { first_name: "Ada", email: 7 } },
      });
    reply(response, 403, { error_code: "otp_expired", msg: "Token has expired or is invalid" });
  };

  async function withSupabase(
    answer: Answer,
    run: (
      identity: ReturnType<typeof service>,
      asked: Awaited<ReturnType<typeof startService>>["asked"],
    ) => Promise<void>,
  ): Promise<void> {
    const supabase = await startService(answer);
    try {
      await run(
        service({
          secrets: { supabase: { url: supabase.url, secretEnv: "FORECOURT_SECRET_SUPABASE" } },
          env: { FORECOURT_SECRET_SUPABASE: "anon key" },
        }),
        supabase.asked,
      );
    } finally {
      supabase.stop();
    }
  }

  it("sends the code with what S2 §7 says of the shopper, verifies it as sms, and keeps no token of Supabase", () =>
    withSupabase(usual, async (identity, asked) => {
      asker = {
        ...visitor,
        askerToken: (
          await identity.sendCode({
            site,
            visitor,
            phone,
            profile: { first_name: "Ada" },
            dealershipSlug: "dubbo",
          })
        ).token,
      };
      expect(asked[0]).toMatchObject({
        path: "/auth/v1/otp",
        headers: { apikey: "anon key" },
        body: { phone, channel: "sms", data: { first_name: "Ada", website: "north", dealership_slug: "dubbo" } },
      });
      const { user, sessionToken } = await verify("123456", identity);
      expect(user.phone).toBe(phone);
      expect(asked[1]).toMatchObject({ path: "/auth/v1/verify", body: { type: "sms", phone, token: "123456" } });
      expect(asked[2]).toMatchObject({
        path: "/auth/v1/logout?scope=local",
        headers: { authorization: "Bearer supabase token" },
      });
      const back = { ...visitor, sessionToken: async () => sessionToken };
      expect(await identity.signedIn(site, back)).toMatchObject({ phone });
      await identity.signOut(site, back);
      expect(await identity.signedIn(site, back)).toBeUndefined();
      expect(await database.sql`select first_name, email from users`).toEqual([{ first_name: "Ada", email: null }]);
      expect(await database.sql`select verification_type from verifications order by id`).toEqual([
        { verification_type: "sms" },
        { verification_type: "verify" },
      ]);
      expect(sent).toEqual([]);
    }));

  it("refuses a wrong code in the words of the specification, and holds to the same limits", () =>
    withSupabase(usual, async (identity) => {
      await send(identity);
      for (let attempt = 0; attempt < 10; attempt += 1)
        await expect(verify("654321", identity)).rejects.toMatchObject(invalid);
      await expect(verify("123456", identity)).rejects.toMatchObject(tooMany);
    }));

  const failing: Readonly<Record<string, Answer>> = {
    "answers 500": (_, __, response) => void reply(response, 500, {}),
    "hangs up": (request) => void request.socket.destroy(),
    "has had too much": (_, __, response) => void reply(response, 429, {}),
    "garbles its answer": (_, __, response) => void response.end("<html>"),
    "verifies another number": (_, __, response) =>
      void reply(response, 200, { access_token: "t", user: { phone: "61499999999" } }),
  };

  it.each([
    ["answers 500", "code_not_sent"],
    ["hangs up", "code_not_sent"],
    ["has had too much", "too_many_attempts"],
  ])("that %s sends no code, and says so", (how, code) =>
    withSupabase(failing[how] ?? usual, async (identity) => {
      await expect(identity.sendCode({ site, visitor, phone, profile: {} })).rejects.toMatchObject({ code });
      expect(await database.sql`select 1 from verifications`).toHaveLength(0);
    }),
  );

  it.each([
    ["answers 500", "verification_failed"],
    ["hangs up", "verification_failed"],
    ["has had too much", "too_many_attempts"],
    ["garbles its answer", "verification_failed"],
    ["verifies another number", "verification_failed"],
  ])("that %s signs nobody in", (how, code) =>
    withSupabase(
      (request, body, response) =>
        (request.url === "/auth/v1/otp" ? usual : (failing[how] ?? usual))(request, body, response),
      async (identity) => {
        await send(identity);
        await expect(verify("123456", identity)).rejects.toMatchObject({ code });
        expect(await database.sql`select 1 from users`).toHaveLength(0);
      },
    ),
  );
});

describe("a site that texts nobody", () => {
  it("answers 503 to everybody who asks for a code, and stores none", async () => {
    const silent = service({ canSendCodes: false });
    const refused = {
      code: "codes_unavailable",
      message: "No code can be texted at the moment. Please call us instead.",
    };
    await expect(silent.checkMaySend(site, visitor, phone)).rejects.toMatchObject(refused);
    await expect(silent.sendCode({ site, visitor, phone, profile: {} })).rejects.toMatchObject(refused);
    expect(await database.sql`select 1 from verification_codes`).toHaveLength(0);
    expect(silent.canSendCodes(site)).toBe(false);
  });

  it("can text with a service whose key is set, or in development without one", () => {
    const sms = { secretEnv: "FORECOURT_SECRET_SMS" };
    expect([
      canText(undefined, {}),
      canText(undefined, { FORECOURT_DEV: "1" }),
      canText(sms, { FORECOURT_DEV: "1" }),
      canText(sms, { FORECOURT_SECRET_SMS: "k" }),
    ]).toEqual([false, true, false, true]);
  });

  it("shows the code of a demonstration, which signs in, and of no text that was sent", async () => {
    let code = "";
    const demonstration = service({
      sendText: async (_, { text }) => {
        code = text.slice(0, 6);
        return "demonstrated";
      },
    });
    const { token, demonstrationCode } = await demonstration.sendCode({ site, visitor, phone, profile: {} });
    expect(demonstrationCode).toBe(code);
    const signedIn = await verify(code, demonstration, { ...visitor, askerToken: token });
    expect(signedIn.user.phone).toBe(phone);
    later(60_000);
    expect((await service().sendCode({ site, visitor, phone, profile: {} })).demonstrationCode).toBeUndefined();
  });
});

describe("text messages", () => {
  const message = { to: phone, text: "123456 is your code." };

  it("go to the site's own service, with its key and sender", async () => {
    const texts = await startService((_, __, response) => void response.end("{}"));
    const secretsOf = () => ({
      leadDestinations: [],
      leadRoutes: [],
      sms: { url: `${texts.url}/send`, secretEnv: "FORECOURT_SECRET_SMS", sender: "North" },
    });
    const sandbox = createSandboxMessages(() => new Date());
    await createSendText({ secretsOf, fetch: loopbackFetch, env: { FORECOURT_SECRET_SMS: "k" }, sandbox })(
      site,
      message,
    );
    await expect(createSendText({ secretsOf, fetch: loopbackFetch, env: {}, sandbox })(site, message)).rejects.toThrow(
      "FORECOURT_SECRET_SMS",
    );
    texts.stop();
    expect(texts.asked).toMatchObject([
      { path: "/send", headers: { authorization: "Bearer k" }, body: { to: phone, from: "North", text: message.text } },
    ]);
    expect(sandbox.list()).toEqual([]);
  });

  it("are tried again once where the service surely did not take them", async () => {
    const statuses = [503, 200, 500, 200];
    const texts = await startService((_, __, response) => void response.writeHead(statuses.shift() ?? 200).end());
    const service = { url: texts.url, key: "k", sender: "North" };
    await sendTextOverHttp(loopbackFetch, service, message);
    await expect(sendTextOverHttp(loopbackFetch, service, message)).rejects.toThrow("The text service answered 500.");
    texts.stop();
    expect(texts.asked).toHaveLength(3);
  });

  it("are not sent at all in production without a service", async () => {
    await expect(
      createSendText({ secretsOf: () => undefined, fetch: loopbackFetch, env: {}, sandbox: undefined })(site, message),
    ).rejects.toThrow("secrets.sms");
  });

  it("stay in the sandbox, the newest hundred", async () => {
    const sandbox = createSandboxMessages(() => new Date());
    const sendText = createSendText({ secretsOf: () => undefined, fetch: loopbackFetch, env: {}, sandbox });
    for (let count = 0; count < 105; count += 1) await sendText(site, { to: phone, text: String(count) });
    expect(sandbox.list("north")).toHaveLength(100);
    expect(sandbox.list()[0]?.text).toBe("104");
    expect(sandbox.list("south")).toEqual([]);
  });
});
