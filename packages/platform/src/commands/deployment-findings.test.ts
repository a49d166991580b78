import { describe, expect, it } from "vitest";
import { aSite } from "@forecourt/core/testing";
import { siteSecretsSchema } from "@forecourt/core/schemas";
import { deploymentFindings } from "./deployment-findings.ts";

const crm = { name: "CRM", type: "webhook", url: "https://crm.example/leads", secretEnv: "CRM_SECRET" };
const youx = { url: "https://lender.example", secretEnv: "YOUX_KEY" };
const sms = { url: "https://sms.example", secretEnv: "SMS_KEY", sender: "Harbour" };
const site = (secrets: Record<string, unknown>, more: Parameters<typeof aSite>[0] = {}) => ({ site: aSite({ slug: "harbour", hosts: ["www.harbour.example"], ...more }), secrets: siteSecretsSchema.parse(secrets) });
const all = { leadDestinations: [crm], youx, sms };
const forReal = { FORECOURT_PUBLIC_HOST: "sites.example" };

describe("the doctor, about the environment", () => {
  it("is content where the sites have all that their documents name", () => {
    expect(deploymentFindings([site(all)], { ...forReal, CRM_SECRET: "a", YOUX_KEY: "b", SMS_KEY: "c" })).toEqual([
      { part: "public host", ok: true, found: "sites.example" },
      { part: "secrets", ok: true, found: "all there" },
    ]);
  });

  it("names each secret that is missing, and its site", () => {
    const [, secrets] = deploymentFindings([site(all)], { ...forReal, YOUX_KEY: "b" });
    expect(secrets).toEqual({ part: "secrets", ok: false, found: "2 missing", fix: "Set in the environment: CRM_SECRET (harbour), SMS_KEY (harbour)." });
  });

  it("warns on a development machine and refuses nothing there", () => {
    const [host, secrets] = deploymentFindings([site(all)], {});
    expect(secrets).toMatchObject({ ok: true, found: "3 missing" });
    expect(host).toMatchObject({ ok: true, fix: expect.stringContaining("FORECOURT_PUBLIC_HOST") as string });
    expect(deploymentFindings([site({}, { hosts: [] })], {})[0]).not.toHaveProperty("fix");
  });

  it("says of a site for real that takes finance enquiries when it has no lender, or nothing to text codes with", () => {
    const [, secrets] = deploymentFindings([site({ youx }, { financeEnquiry: { enabled: true } })], { ...forReal, YOUX_KEY: "b" });
    expect(secrets).toMatchObject({ ok: false, fix: expect.stringMatching(/^harbour takes finance enquiries.*secrets\.sms or secrets\.supabase/) as string });
  });

  it("wants one secret for all processes where they share a database", () => {
    const [, secrets] = deploymentFindings([], { ...forReal, DATABASE_URL: "postgres://x" });
    expect(secrets).toMatchObject({ ok: false, fix: expect.stringContaining("FORECOURT_SECRET") as string });
  });
});
