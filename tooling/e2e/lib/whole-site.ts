import { optionalPaths } from "@forecourt/core/pages";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { readSiteDocument } from "../../demo/demo-documents.ts";

/** A dealer who has the pages that neither demo site has: every optional one, and finance under its other routes, also personalised. */
export async function wholeSite(): Promise<SiteDocumentInput> {
  const { pages, ...document } = await readSiteDocument("harbour-mazda");
  return {
    ...document,
    slug: "whole-motors",
    name: "Whole Motors",
    hosts: [],
    secrets: { feedToken: "made-up-token-of-whole-motors-0001", leadDestinations: [] },
    pages: { ...pages, on: optionalPaths },
    financeEnquiry: {
      ...document.financeEnquiry,
      route: "/finance-pre-approval",
      aliases: ["/finance", "/finance-enquiry", "/apply-for-finance"],
      personalised: true,
    },
  };
}
