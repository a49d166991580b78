import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import { openSiteDirectory } from "../src/domain/sites/site-directory.ts";
import type { Database } from "../src/records/open-database.ts";
import { applyDefaults } from "../src/domain/sites/apply-defaults.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const env = { FORECOURT_PUBLIC_HOST: "sites.example" };
const secretEnv = "FORECOURT_SECRET_CRM";
const crm = (url: string) => ({ leadDestinations: [{ name: "CRM", type: "webhook" as const, url, secretEnv }] });

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const problems = async (document: SiteDocumentInput, given: Record<string, string> = env) => {
  const refused = await applySite(database, document, given).then(
    () => undefined,
    (error: { problems?: { path: string; message: string }[] }) => error.problems,
  );
  return (refused ?? []).map(({ path }) => path);
};

describe("a site's document", () => {
  it.each(["DATABASE_URL", "FORECOURT_SECRET", "TYPESENSE_API_KEY", "FORECOURT_SECRET_", "CRM_SECRET"])(
    "may not name %s, whose value would go out as a key",
    async (name) => {
      const youx = { url: "https://lender.example", secretEnv: name };
      expect(await problems(siteDocument("named", { secrets: { youx } }))).toEqual(["secrets.youx.secretEnv"]);
    },
  );

  it("may name no private address and none over plain http, for leads, lender, texts, sign-in or reviews", async () => {
    const service = { url: "https://10.0.0.1", secretEnv };
    const secrets = {
      leadDestinations: [
        ...crm("https://crm.example/").leadDestinations,
        ...crm("http://other.example/").leadDestinations.map((other) => ({ ...other, name: "Other" })),
      ],
      supabase: service,
      sms: { ...service, sender: "North" },
      youx: service,
      reviewProvider: service,
    };
    expect(await problems(siteDocument("inside", { secrets }))).toEqual([
      "secrets.leadDestinations.1.url",
      "secrets.supabase.url",
      "secrets.sms.url",
      "secrets.youx.url",
      "secrets.reviewProvider.url",
    ]);
  });

  it("may name a private address that the operator's environment lists", async () => {
    const document = siteDocument("listed", { secrets: crm("http://crm.internal:8080/leads") });
    expect(await problems(document)).toEqual(["secrets.leadDestinations.0.url"]);
    expect(await problems(document, { FORECOURT_PRIVATE_DESTINATIONS: "crm.internal:8080" })).toEqual([]);
  });

  it.each(["localhost", "sites.example", "other.localhost", "127.0.0.1", "localhost."])(
    "may not take over %s",
    async (host) => {
      expect(await problems(siteDocument("grabbing", { hosts: ["www.grabbing.example", host] }))).toEqual(["hosts.1"]);
    },
  );

  it("may name its own place below localhost and below the public host, and not another site's", async () => {
    await applySite(database, siteDocument("harbour"), env);
    expect(
      await problems(
        siteDocument("valley", { hosts: ["valley.localhost", "valley.sites.example", "www.sites.example"] }),
      ),
    ).toEqual([]);
    expect(await problems(siteDocument("valley", { hosts: ["harbour.sites.example"] }))).toEqual(["hosts"]);
    expect(await problems(siteDocument("www"))).toEqual(["hosts"]);
  });

  it("does not take over the platform's host when it was stored before", async () => {
    await putSite(database, siteDocument("stored", { hosts: ["localhost", "sites.example", "www.stored.example"] }));
    const directory = await openSiteDirectory(database, "sites.example", () => {});
    expect(
      ["localhost", "sites.example", "www.stored.example"].map((host) => directory.byHost(host)?.site.slug),
    ).toEqual([undefined, undefined, "stored"]);
    await database.sql`delete from sites where slug = 'stored'`;
  });

  it("is not laid over defaults that name what it may not", async () => {
    await expect(applyDefaults(database, "platform", { secrets: crm("https://127.0.0.1/") }, env)).rejects.toThrow(
      "private network",
    );
  });
});

describe("site check", () => {
  it("says what is wrong with secrets, addresses and hosts, and how to put it right", async () => {
    const folder = temporaryFolder("check");
    const check = async (document: SiteDocumentInput, more: Record<string, string> = {}) => {
      let out = "";
      writeFileSync(join(folder, "site.json"), JSON.stringify(document));
      const say = { write: (text: string) => (out += text) };
      const code = await runCommand(["site", "check", "./site.json"], {
        env: { ...env, FORECOURT_DATA: folder, ...more },
        cwd: folder,
        out: (text) => void say.write(text),
        err: (text) => void say.write(text),
      });
      return { code, out };
    };
    const named = await check(
      siteDocument("north", { secrets: { youx: { url: "https://lender.example", secretEnv: "DATABASE_URL" } } }),
    );
    expect(named).toMatchObject({
      code: 1,
      out: expect.stringContaining("begins with FORECOURT_SECRET_, such as FORECOURT_SECRET_CRM") as string,
    });
    const inside = siteDocument("north", { hosts: ["localhost"], secrets: crm("http://169.254.169.254/latest") });
    const refused = await check(inside);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/secrets\.leadDestinations\.0\.url: Use https: .*FORECOURT_PRIVATE_DESTINATIONS/);
    expect(refused.out).toMatch(/hosts\.0: localhost is reserved/);
    expect((await check({ ...inside, hosts: [] }, { FORECOURT_PRIVATE_DESTINATIONS: "169.254.169.254" })).code).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
