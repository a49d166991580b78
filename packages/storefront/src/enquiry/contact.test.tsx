import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { LeadInput, SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import * as careers from "../routes/careers.tsx";
import * as contact from "../routes/contact.tsx";

const on = ["/contact", "/contact-us/{dealer}", "/careers"] as const;
const dealerships = [
  { slug: "north", name: "North Mazda" },
  { slug: "south", name: "South Mazda" },
];
const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const group: Partial<SiteDocumentInput> = {
  dealer: { ...aSite().dealer, dealerships },
  locations: [
    { ...yard, id: "n", slug: "n", dealership_slug: "north" },
    { ...yard, id: "s", slug: "s", dealership_slug: "south" },
  ] as SiteDocumentInput["locations"],
};

function asked(path: string, more: Partial<SiteDocumentInput> = {}, fields?: Record<string, string>) {
  const sent: LeadInput[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ pages: { on: [...on] }, ...more }));
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  context.set(apiContext, {
    search: async () => ({ hits: [], facets: {} }),
    createLead: async (lead: LeadInput) => {
      sent.push(lead);
      return { lead_id: "1" };
    },
  } as unknown as ApiClient);
  const url = new URL(path, "http://harbour.localhost");
  const request = new Request(url, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  const dealer = /^\/contact-us\/(.+)$/.exec(path)?.[1];
  const args = { request, url, params: dealer === undefined ? {} : { dealer }, context, unstable_pattern: path };
  return { sent, args: args as unknown as Parameters<typeof contact.action>[0] };
}

const filled = { name: "Ana", email: "ana@example.com", message: "Hello", scripted: "1" };

describe("The page on which the dealer is written to", () => {
  it("shows every location of the dealer, and of a dealership its own", async () => {
    const places = async (path: string) =>
      (await contact.loader(asked(path, group).args)).data.locations.map(({ location }) => location.id);
    expect([await places("/contact"), await places("/contact-us/south")]).toEqual([["n", "s"], ["s"]]);
    expect((await contact.loader(asked("/contact-us/south", group).args)).data).toMatchObject({
      name: "South Mazda",
      dealership: "south",
      path: "/contact-us/south",
    });
  });

  it("is a page of the dealership: header and footer have what is its own, and the group's page has none of it", async () => {
    const own = [{ ...dealerships[0]!, phone: "02 5550 0170" }, dealerships[1]!];
    const shown = async (path: string) =>
      (await contact.loader(asked(path, { ...group, dealer: { ...aSite().dealer, dealerships: own } }).args)).data
        .shownDealership;
    expect(await shown("/contact-us/north")).toMatchObject({ name: "North Mazda", phone: "02 5550 0170" });
    expect(await shown("/contact")).toBeUndefined();
  });

  it("is not there for a dealership that the site has not", async () => {
    await expect(contact.loader(asked("/contact-us/east", group).args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("makes an enquiry of the category that was chosen, for the dealership and with what was ticked", async () => {
    const enquiry = { categories: ["General Enquiry", "Parts"], additionalServices: ["Tow bar"] };
    const { sent, args } = asked(
      "/contact-us/south",
      { ...group, enquiry },
      {
        ...filled,
        category: "Parts",
        dealership_slug: "south",
        rego: "abc12d",
        "service:Tow bar": "on",
      },
    );
    await contact.action(args);
    expect(sent[0]).toMatchObject({
      category: "Parts",
      dealership_slug: "south",
      rego: "abc12d",
      url: "http://harbour.localhost/contact-us/south",
    });
  });

  it("sends no choice that was not made: what the list reads before one is made is not stored", async () => {
    const { sent, args } = asked("/contact", group, { ...filled, category: "General Enquiry", dealership_slug: "" });
    await contact.action(args);
    expect(sent[0]).not.toHaveProperty("dealership_slug");
  });

  it("counts nothing for a general enquiry, and an enquiry about work wherever it is chosen", async () => {
    const enquiry = { categories: ["General Enquiry", "Career Enquiry"] };
    const counted = async (category: string) =>
      contact.action(asked("/contact", { enquiry }, { ...filled, category }).args);
    expect(await counted("General Enquiry")).not.toHaveProperty("event");
    expect(await counted("Career Enquiry")).toMatchObject({ event: "careerEnquiry" });
  });

  it("thanks without JavaScript on a page of its own", async () => {
    const { scripted: _, ...plain } = filled;
    expect(await contact.action(asked("/contact", {}, plain).args)).toMatchObject({ status: 303 });
  });
});

describe("The page of careers", () => {
  it("sends an enquiry about work and counts it as event 51", async () => {
    const { sent, args } = asked("/careers", {}, filled);
    expect(await careers.action(args)).toMatchObject({ lead_id: "1", event: "careerEnquiry", to: "/success?sent=1" });
    expect(sent[0]?.category).toBe("Career Enquiry");
  });
});
