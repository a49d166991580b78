import { financeFigure, formatNumber, withBudgetRate, yearAt } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { CarCard, cardPicture, preloadCarPicture } from "@forecourt/vehicle/card";
import { useContext } from "react";
import { carChange } from "./car-change.ts";
import { PageTime, SearchTerms } from "./card-contexts.ts";
import { cardLinks, carHref } from "./card-links.ts";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { siteFrequency } from "./site-frequency.ts";
import { similarSearchHref } from "./similar-search.ts";
import { SiteSavedButtons } from "./site-saved-buttons.tsx";
import { SlotsContext } from "./site-slots.ts";
import type { CarCardSlotProps } from "./site-slots.ts";
import { useSite } from "./use-site.ts";

/** The car card of this site: the template's own, where it fills the slot, and the standard one otherwise. */
export function SiteCarCard(props: CarCardSlotProps) {
  const { CarCard = StandardCarCard } = useContext(SlotsContext);
  return <CarCard {...props} />;
}

/**
 * The standard car card: the vehicle package's card with the finance package's weekly line and the account package's
 * heart and compare.
 */
export function StandardCarCard({ car, priority, headingLevel, isLead = false }: CarCardSlotProps) {
  const data = useSite();
  const now = new Date(useContext(PageTime));
  const { budget, distances } = useContext(SearchTerms);
  const kilometres = distances?.[car.id];
  const card = (
    <AssembledCard
      car={car}
      priority={priority}
      headingLevel={headingLevel}
      isLead={isLead}
      now={now}
      budget={budget}
      kilometres={kilometres}
    />
  );
  // A card that was rendered before does not name its picture in the page's head.
  if (import.meta.env.SSR && priority) preloadCarPicture({ source: car.primary_image_url, ...cardPicture });
  const { stock: settings, timeZone } = data.site;
  return (
    <CachedFragment
      by={
        import.meta.env.SSR
          ? () => [
              data,
              car,
              headingLevel,
              Number(priority),
              Number(isLead),
              budget && JSON.stringify(budget),
              kilometres,
              yearAt(now, timeZone),
              carChange(car, { now, settings, timeZone })?.getTime(),
            ]
          : nothing
      }
    >
      {card}
    </CachedFragment>
  );
}

/** A browser keeps no fragments, and does not pay for the code of what they hang on. */
const nothing = () => [];

/** All that the standard card hangs on. */
interface AssembledCardProps extends Pick<CarCardSlotProps, "car" | "priority" | "headingLevel"> {
  isLead: boolean;
  now: Date;
  budget: BudgetTerms | undefined;
  /** How far away the car stands. */
  kilometres: number | undefined;
}

function AssembledCard({ car, priority, headingLevel, isLead, now, budget, kilometres }: AssembledCardProps) {
  const { site, money } = useSite();
  const { favourites, watchlist, compare } = site.saved;
  return (
    <CarCard
      car={car}
      href={carHref(car, budget)}
      money={money}
      stock={site.stock}
      now={now}
      priority={priority}
      headingLevel={headingLevel}
      isLead={isLead}
      shows={site.card}
      links={cardLinks(site, car, budget)}
      distance={
        kilometres === undefined
          ? undefined
          : kilometres === 0
            ? "Under 1 km away"
            : `${formatNumber(kilometres, money.locale, 3)} km away`
      }
      similarHref={similarSearchHref(car)}
      saved={(favourites || watchlist || compare) && <SiteSavedButtons car={car} />}
      estimate={
        <WeeklyEstimate
          figure={financeFigure(car, budget ? withBudgetRate(site) : site, yearAt(now, site.timeZone))}
          money={money}
          warningId={comparisonWarningId}
          terms={budget}
          frequency={siteFrequency(site)}
        />
      }
    />
  );
}
