import type { Site } from "@forecourt/core/schemas";
import { createContext, useContext } from "react";
import { firstSite, workshopSite } from "./workshop-site.ts";

/** The choice of the site switcher. */
export const ChosenSite = createContext(firstSite);

/** The site that the switcher stands at, and how it writes money. */
export function useWorkshopSite(): { site: Site; money: { locale: string; currency: string } } {
  const { site } = workshopSite(useContext(ChosenSite));
  const money = site.country === "NZ" ? { locale: "en-NZ", currency: "NZD" } : { locale: "en-AU", currency: "AUD" };
  return { site, money: { ...money, locale: site.locale ?? money.locale } };
}
