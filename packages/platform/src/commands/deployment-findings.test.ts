import { describe, expect, it } from "vitest";
import { aSite, siteSecretsSchema } from "@forecourt/core/testing";
import { deploymentFindings } from "./deployment-findings.ts";
import type { Finding } from "./finding.ts";

const crm = { name: "CRM", type: "webhook", url: "https://crm.example/leads", secretEnv: "FORECOURT_SECRET_CRM" };
const youx = { url: "https://lender.example", secretEnv: "FORECOURT_SECRET_YOUX" };
const sms = { url: "https://sms.example", secretEnv: "FORECOURT_SECRET_SMS", sender: "Harbour" };
const site = (secrets: Record<string, unknown>, more: Parameters<typeof aSite>[0] = {}) => ({
  site: aSite({ slug: "harbour", hosts: ["www.harbour.example"], ...more }),
  secrets: siteSecretsSchema.parse(secrets),
});
const all = { leadDestinations: [crm], youx, sms };
const forReal = { FORECOURT_PUBLIC_HOST: "sites.example", FORECOURT_PROXIES: "1" };
const finding = (part: Finding["part"], ...given: Parameters<typeof deploymentFindings>) =>
  deploymentFindings(...given).find((each) => each.part === part);
const containing = (text: string) => expect.stringContaining(text) as string;

describe("the doctor, about the environment", () => {
  it("is content where the sites have all that their documents name", () => {
    expect(
      deploymentFindings([site(all)], {
        ...forReal,
        FORECOURT_SECRET_CRM: "a",
        FORECOURT_SECRET_YOUX: "b",
        FORECOURT_SECRET_SMS: "c",
        FORECOURT_SECURITY_CONTACT: "security@sites.example",
      }),
    ).toEqual([
      { part: "public host", ok: true, found: "sites.example" },
      { part: "development pages", ok: true, found: "off" },
      { part: "proxies", ok: true, found: "1 in front" },
      { part: "secrets", ok: true, found: "all there" },
      { part: "security contact", ok: true, found: "mailto:security@sites.example" },
    ]);
  });

  it("asks for somebody whom a finder of holes can write to, where shoppers come", () => {
    expect(finding("security contact", [site(all)], forReal)).toMatchObject({
      ok: true,
      fix: containing("Set FORECOURT_SECURITY_CONTACT"),
    });
  });

  it("names each secret that is missing, and its site", () => {
    const secrets = finding("secrets", [site(all)], { ...forReal, FORECOURT_SECRET_YOUX: "b" });
    expect(secrets).toEqual({
      part: "secrets",
      ok: false,
      found: "2 missing",
      fix: "Set in the environment: FORECOURT_SECRET_CRM (harbour), FORECOURT_SECRET_SMS (harbour).",
    });
  });

  it("says what a site lacks that reserves cars: who is paid, the keys, and a mail server for receipts", () => {
    const fixOf = (secrets: Record<string, unknown>, env: Record<string, string>) =>
      finding("secrets", [site({ sms, ...secrets }, { reserve: { enabled: true } })], {
        ...forReal,
        FORECOURT_SECRET_SMS: "s",
        ...env,
      })?.fix;
    expect(fixOf({}, {})).toBe(
      "harbour reserves cars, but has no payment provider, so that no car shows a button for it: set secrets.stripe in its document. harbour sends mail (receipts, prizes or alerts), which waits for a mail server: set SMTP_URL and MAIL_FROM.",
    );
    const stripe = { secretEnv: "FORECOURT_SECRET_PAY", webhookSecretEnv: "FORECOURT_SECRET_PAY_SIGNS" };
    expect(
      fixOf({ stripe }, { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@sites.example", FORECOURT_SECRET_PAY: "k" }),
    ).toBe("Set in the environment: FORECOURT_SECRET_PAY_SIGNS (harbour).");
  });

  it.each<[string, Parameters<typeof aSite>[0]]>([
    ["alerts", { saved: { watchlist: true, alerts: true } }],
    ["payments of invoices", { onlinePayment: { enabled: true } }],
  ])("says that %s wait for a mail server", (_, more) => {
    const secrets = finding("secrets", [site({ sms }, more)], { ...forReal, FORECOURT_SECRET_SMS: "s" });
    expect(secrets).toMatchObject({ ok: false, fix: containing("harbour sends mail") });
  });

  it("says that a site which takes payments of invoices has nobody who is paid, and that the key of its reviews is missing", () => {
    const reviewProvider = { url: "https://reviews.example", secretEnv: "FORECOURT_SECRET_REVIEWS" };
    const secrets = finding("secrets", [site({ sms, reviewProvider }, { onlinePayment: { enabled: true } })], {
      ...forReal,
      FORECOURT_SECRET_SMS: "s",
    });
    expect(secrets?.fix).toContain("Set in the environment: FORECOURT_SECRET_REVIEWS (harbour).");
    expect(secrets?.fix).toContain("harbour takes payments of invoices, but has no payment provider");
  });

  it("says that a server with SMTP_URL does not start without the address that mails come from", () => {
    const fixWith = (from: Record<string, string>) =>
      finding("secrets", [], { ...forReal, SMTP_URL: "smtp://mail.example", ...from })?.fix;
    expect(fixWith({})).toContain("MAIL_FROM is no address");
    expect(fixWith({ MAIL_FROM: "Sites" })).toContain("MAIL_FROM is no address");
    expect(fixWith({ MAIL_FROM: "Sites <mail@sites.example>" })).toBeUndefined();
  });

  it("warns on a development machine and refuses nothing there", () => {
    expect(deploymentFindings([site(all)], {}).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(finding("secrets", [site(all)], {})).toMatchObject({ ok: true, found: "3 missing" });
    expect(deploymentFindings([site({}, { hosts: [] })], {}).filter(({ fix }) => fix !== undefined)).toEqual([]);
  });

  it("says whether development pages are on, and warns where shoppers can come", () => {
    const part = "development pages";
    expect(finding(part, [], {})).toEqual({ part, ok: true, found: containing("on under npm start") });
    expect(finding(part, [site(all)], {})).toMatchObject({
      fix: containing("harbour has hosts of its own. Set FORECOURT_DEV=0"),
    });
    expect(finding(part, [], { FORECOURT_DEV: "1" })).toEqual({
      part,
      ok: true,
      found: containing("on, because of FORECOURT_DEV=1"),
    });
    for (const open of [forReal, { HOST: "0.0.0.0" }]) {
      expect(finding(part, [], { ...open, FORECOURT_DEV: "1" })).toMatchObject({
        fix: containing("Unset FORECOURT_DEV"),
      });
      expect(finding(part, [], open)).toEqual({ part, ok: true, found: "off" });
    }
    expect(finding(part, [], { FORECOURT_DEV: "0" })).toEqual({ part, ok: true, found: "off" });
  });

  it("tells of a proxy in front that FORECOURT_PROXIES does not: every form would answer 400", () => {
    expect(finding("proxies", [], { FORECOURT_PUBLIC_HOST: "sites.example" })).toMatchObject({
      ok: false,
      fix: containing("every form answers 400"),
    });
    expect(finding("proxies", [site(all)], { FORECOURT_DEV: "0" })).toMatchObject({
      ok: false,
      fix: containing("Set FORECOURT_PROXIES"),
    });
    expect(finding("proxies", [], { FORECOURT_PUBLIC_HOST: "sites.example", HOST: "0.0.0.0" })).toMatchObject({
      ok: true,
      fix: containing("Where a proxy ends TLS"),
    });
    expect(finding("proxies", [], {})).toEqual({ part: "proxies", ok: true, found: "none" });
  });

  it("says of a site for real that takes finance enquiries when it has no lender", () => {
    const secrets = finding("secrets", [site({ sms }, { financeEnquiry: { enabled: true } })], {
      ...forReal,
      FORECOURT_SECRET_SMS: "b",
    });
    expect(secrets).toMatchObject({
      ok: false,
      fix: expect.stringMatching(/^harbour takes finance enquiries.*503.*secrets\.youx/) as string,
    });
  });

  it("says of a site for real that has nothing to text codes with why signing in answers 503", () => {
    const secrets = finding("secrets", [site({}, { financeEnquiry: { enabled: false } })], forReal);
    expect(secrets).toMatchObject({
      ok: false,
      fix: expect.stringMatching(
        /^harbour has nothing to text codes with.*503.*secrets\.sms or secrets\.supabase/,
      ) as string,
    });
  });

  it("wants one secret for all processes where they share a database", () => {
    const secrets = finding("secrets", [], { ...forReal, DATABASE_URL: "postgres://x" });
    expect(secrets).toMatchObject({ ok: false, fix: expect.stringContaining("FORECOURT_SECRET") as string });
  });
});
