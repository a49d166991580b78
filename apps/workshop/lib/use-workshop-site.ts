import { siteMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { createContext, useContext } from "react";
import { firstSite, workshopSite } from "./workshop-site.ts";

/** The choice of the site switcher. */
export const ChosenSite = createContext(firstSite);

/** The site that the switcher stands at, and how it writes money. */
export function useWorkshopSite(): { site: Site; money: MoneyFormat } {
  const { site } = workshopSite(useContext(ChosenSite));
  return { site, money: siteMoney(site) };
}
