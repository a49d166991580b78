import { SavedButtons } from "@forecourt/account/card";
import { canFavourite, financeFigure, wallTimeAt } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { CarCard } from "@forecourt/vehicle/card";
import { createContext, useContext } from "react";
import { cardLinks } from "./card-links.ts";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import { similarSearchHref } from "./similar-search.ts";
import { useSite } from "./use-site.ts";

/** The instant a page was made for, so that server and browser agree on tags. */
export const PageTime = createContext<number>(0);

/** What a search says of its cards: the shopper's terms, and how far each car is, in kilometres by id. */
export const SearchTerms = createContext<{ budget?: BudgetTerms | undefined; distances?: Readonly<Record<string, number>> | undefined }>({});

/** The car card as every page of the site shows it: the vehicle package's card with the finance package's weekly line and the account package's heart and compare. */
export function SiteCarCard({ car, priority, headingLevel }: { car: CarSummary; priority: boolean; headingLevel?: 2 | 3 }) {
  const { site, money } = useSite();
  const now = new Date(useContext(PageTime));
  const { budget, distances } = useContext(SearchTerms);
  const kilometres = distances?.[car.id];
  const { favourites, watchlist, compare, favouriteNeeds: needs } = site.saved;
  return (
    <CarCard
      car={car}
      money={money}
      stock={site.stock}
      now={now}
      priority={priority}
      headingLevel={headingLevel}
      shows={site.card}
      links={cardLinks(site, car)}
      distance={kilometres === undefined ? undefined : kilometres === 0 ? "less than 1 km away" : `${kilometres.toLocaleString(money.locale)} km away`}
      similarHref={similarSearchHref(car)}
      saved={
        (favourites || watchlist || compare) && (
          <SavedButtons site={site.slug} car={car} canSave={canFavourite(car, { enabled: favourites || watchlist, needs })} canCompare={canFavourite(car, { enabled: compare, needs })} />
        )
      }
      estimate={!site.calculator.monthlyOnly && <WeeklyEstimate figure={financeFigure(car, site, wallTimeAt(now, site.timeZone).year)} money={money} warningId={comparisonWarningId} terms={budget} />}
    />
  );
}
