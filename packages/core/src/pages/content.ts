import type { Page } from "../page/page.ts";

/** Path of {@link collectionStatementPage}. */
export const collectionStatementPath = "/collection-statement";
/** Path of {@link privacyPolicyPage} (S1 §2). */
export const privacyPolicyPath = "/privacy-policy";
/** Path of {@link termsPage} (S1 §2). */
export const termsPath = "/terms-and-conditions";

/** A page whose body is the content record of its name. */
const contentPage = <const Name extends string, const Path extends `/${string}`>(
  name: Name,
  path: Path,
  label: string,
) => ({
  name,
  paths: [path] as const,
  label,
  settings: ["pages.on"] as const,
  sitemap: "pages" as const,
  parameters: ["form"] as const,
  module: "content" as const,
  hasContent: true as const,
});

/** A notice of the law: every new site has it, with a starter text until it has its own (decisions.md row 95). */
const notice = <const Name extends string, const Path extends `/${string}`>(name: Name, path: Path, label: string) => ({
  ...contentPage(name, path, label),
  isUsual: true as const,
});

/** What is collected with a form, why, and who gets it (S2 §5, legal-display.md). */
export const collectionStatementPage = /* @__PURE__ */ notice(
  "collection-statement",
  collectionStatementPath,
  "Collection statement",
) satisfies Page;
/** How personal details are handled (S1 §2). */
export const privacyPolicyPage = /* @__PURE__ */ notice(
  "privacy-policy",
  privacyPolicyPath,
  "Privacy policy",
) satisfies Page;
/** Terms of use (S1 §2). */
export const termsPage = /* @__PURE__ */ notice("terms-and-conditions", termsPath, "Terms of use") satisfies Page;

/** About the dealer (S1 §2, S2 §2). */
export const aboutUsPage = /* @__PURE__ */ contentPage("about-us", "/about-us", "About us") satisfies Page;
/** Parts and accessories (S1 §2, S2 §2). */
export const partsPage = /* @__PURE__ */ contentPage(
  "vehicle-parts-and-accessories",
  "/vehicle-parts-and-accessories",
  "Parts",
) satisfies Page;
/** Warranty of new cars (S2 §2). */
export const warrantyPage = /* @__PURE__ */ contentPage("warranty", "/pages/warranty", "Warranty") satisfies Page;
/** Roadside assistance (S2 §2). */
export const roadsideAssistPage = /* @__PURE__ */ contentPage(
  "roadside-assist",
  "/pages/roadside-assist",
  "Roadside assist",
) satisfies Page;
/** Plans of services paid in advance (S2 §2). */
export const carePlansPage = /* @__PURE__ */ contentPage(
  "care-plans",
  "/pages/care-plans",
  "Care plans",
) satisfies Page;
/** Finance and insurance explained (S1 §2). */
export const financeAndInsurancePage = /* @__PURE__ */ contentPage(
  "finance-and-insurance",
  "/finance-and-insurance",
  "Finance and insurance",
) satisfies Page;
/** The cars of a group's own brand (S1 §2). */
export const twgCarsPage = /* @__PURE__ */ contentPage("twg-cars", "/twg-cars", "TWG Cars") satisfies Page;
/** Its rental cars (S1 §2). */
export const twgRentalPage = /* @__PURE__ */ contentPage("twg-rental", "/twg-rental", "TWG Rental") satisfies Page;
/** Its tyres (S1 §2). */
export const twgTyresPage = /* @__PURE__ */ contentPage("twg-tyres", "/twg-tyres", "TWG Tyres") satisfies Page;
/** Paint and fabric protection (S1 §2). */
export const neotekPage = /* @__PURE__ */ contentPage("neotek", "/neotek", "Neotek") satisfies Page;
/** Four-wheel drive accessories (S1 §2). */
export const outdoorPage = /* @__PURE__ */ contentPage("4x4-outdoor", "/4x4-outdoor", "4x4 and outdoor") satisfies Page;
