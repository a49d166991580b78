/** Parts of a site that a template may leave out, with the standard pages that go with each. */
export const modules = {
  "saved-cars": { says: "saved cars and comparison", pages: ["watchlist", "compare"] },
  finance: {
    says: "finance enquiry, under the routes a site may give it",
    pages: [
      "finance",
      "finance-enquiry",
      "apply-for-finance",
      "finance-pre-approval",
      "get-finance-now",
      "personalised-finance",
    ],
  },
  brands: { says: "directory of brands and models", pages: ["brands"] },
} as const;

/** Name of a part. */
export type ModuleName = keyof typeof modules;

/** Names of all parts. */
export const moduleNames = Object.keys(modules) as ModuleName[];
