import {
  bookTestDrivePath,
  declarationOf,
  hasPage,
  isPageOn,
  sellYourCarPath,
  servicePath,
  tradeInPath,
} from "@forecourt/core/pages";
import type { StandardPageName } from "@forecourt/core/pages";
import type { Site, SiteWarning } from "@forecourt/core/schemas";

/** A section of the document whose settings change nothing at a site without its feature. */
interface Feature {
  section: keyof Site;
  isThere: (site: Site) => boolean;
  /** Why it is not there, as the end of a sentence. */
  reason: string;
}

const features: readonly Feature[] = [
  { section: "reserve", isThere: ({ reserve }) => isReserving(reserve), reason: "reserve.enabled is off" },
  {
    section: "onlinePayment",
    isThere: ({ onlinePayment }) => onlinePayment.enabled,
    reason: "onlinePayment.enabled is off",
  },
  { section: "spinToWin", isThere: ({ spinToWin }) => spinToWin.enabled, reason: "spinToWin.enabled is off" },
  {
    section: "financeEnquiry",
    isThere: ({ financeEnquiry }) => financeEnquiry.enabled || financeEnquiry.quoteOnVehiclePage,
    reason: "financeEnquiry.enabled is off",
  },
  {
    section: "service",
    isThere: (site) => isPageOn(declarationOf("service"), site),
    reason: `pages.on has no ${servicePath}`,
  },
  {
    section: "tradeIn",
    isThere: (site) => isReserving(site.reserve) || valuationPages.some((name) => isPageOn(declarationOf(name), site)),
    reason: `pages.on has neither ${sellYourCarPath} nor ${tradeInPath}`,
  },
];
const valuationPages: readonly StandardPageName[] = ["sell-your-car", "trade-in", "sell-my-car", "car-trade-in"];
const isReserving = ({ enabled, onlinePurchase }: Site["reserve"]) => enabled || onlinePurchase;

const rule = "decisions.md row 80";

/**
 * Warns of settings that change nothing, since the site does not have what they are about: those of a feature that is
 * off, and buttons that lead to a page that is off. What is switched off as well says nothing wrong.
 *
 * @param document as it was written: what was left out is not asked for
 * @example
 * idleSettingWarnings(site, { onlinePayment: { most: 900 } })[0].path // "onlinePayment.most"
 */
export function idleSettingWarnings(site: Site, document: unknown): SiteWarning[] {
  const ofFeatures = features
    .filter(({ isThere }) => !isThere(site))
    .flatMap(({ section, reason }) =>
      asked(document, section)
        .filter((key) => key !== "enabled")
        .map((key) => warning(`${section}.${key}`, reason)),
    );
  const ofButtons = ["card", "vehiclePage"].flatMap((place) =>
    Object.entries(buttonPages(site)).flatMap(([button, to]) =>
      asked(document, place, "buttons", button).includes("show") && !hasPage(to, site)
        ? [warning(`${place}.buttons.${button}.show`, `the site does not have ${to}`)]
        : [],
    ),
  );
  return [...ofFeatures, ...ofButtons];
}

const buttonPages = ({ financeEnquiry }: Site) => ({
  testDrive: bookTestDrivePath,
  finance: financeEnquiry.route,
  tradeIn: tradeInPath,
});

const warning = (path: string, reason: string): SiteWarning => ({
  path,
  rule,
  message: `Changes nothing, because ${reason}. Turn that on, or leave this out. (${rule})`,
});

/** Keys of an object in a document that ask for something: all but those that are false or empty. */
function asked(document: unknown, ...path: readonly string[]): string[] {
  const found = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);
  if (!isObject(found)) return [];
  return Object.entries(found).flatMap(([key, value]) =>
    value === false || (Array.isArray(value) && value.length === 0) ? [] : [key],
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
