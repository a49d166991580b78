import {
  cardFacts,
  cardTag,
  financeFigure,
  hasComingSoonChip,
  hasReservedChip,
  isEnquirable,
  wallTimeAt,
  withBudgetRate,
} from "@forecourt/core";
import type { CarSummary, StockSettings } from "@forecourt/core/schemas";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { carHref, comparisonWarningId, PageTime, SiteSavedButtons, useSite } from "@forecourt/storefront";
import type { ResultGridSlotProps } from "@forecourt/storefront";
import { CarPicture, PriceBlock, unbrokenName } from "@forecourt/vehicle/card";
import { useContext } from "react";
import { useHits } from "react-instantsearch";

/**
 * The cars as rows, the price first and as large as the name: a list to run down, with what each costs a week where the
 * site says it.
 */
export function CarRows({ search: { budget } }: ResultGridSlotProps) {
  const { items } = useHits<CarSummary>();
  const { money, site } = useSite();
  const now = new Date(useContext(PageTime));
  const { year } = wallTimeAt(now, site.timeZone);
  const rated = budget ? withBudgetRate(site) : site;
  return (
    <ol className="rows">
      {items.map((car, index) => (
        <li key={car.objectID} className="row" data-status={car.status}>
          <div className="row-picture">
            <CarPicture
              source={car.primary_image_url}
              alt=""
              widths={[320, 480, 640]}
              sizes="(min-width: 1200px) 368px, (min-width: 992px) 300px, (min-width: 768px) 240px, 40vw"
              priority={index < 3}
            />
            <SiteSavedButtons car={car} />
          </div>
          <div className="row-text">
            <h2>
              <a href={carHref(car, budget)}>{unbrokenName(car.name)}</a>
            </h2>
            <p className="row-facts">{`${cardFacts(car, money.locale).map(unbroken).join(", ")}\n${moreOf(car)}`}</p>
            {rowBadges(car, { stock: site.stock, now, year }).map((badge) => (
              <span key={badge} className="row-badge">
                {badge}
              </span>
            ))}
          </div>
          <PriceBlock car={car} money={money} size="card" />
          {isEnquirable(car) && (
            <WeeklyEstimate
              figure={financeFigure(car, rated, year)}
              money={money}
              warningId={comparisonWarningId}
              terms={budget}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A line breaks between two facts, not within one; a comma may end it, where a dot would hang. */
const unbroken = (fact: string) => fact.replaceAll(" ", "\u00a0");

/** Where it stands and what it is; in a line of its own, which a phone leaves out, what the picture shows. */
const moreOf = ({ city, colour, body, drive, seats }: CarSummary) =>
  [
    [city, drive, seats ? `${seats}\u00a0seats` : null],
    [colour, body],
  ]
    .map((facts) => facts.filter((fact) => typeof fact === "string" && fact !== "").join(", "))
    .join("\n");

/** Kilometres a year below which a car has been driven little. */
const fewKmPerYear = 10_000;

/** What a row says of a car: its tag and chips as a card has them (S1 §4), or else few kilometres for its years. */
function rowBadges(car: CarSummary, { stock, now, year }: { stock: StockSettings; now: Date; year: number }): string[] {
  const tag = cardTag(car, { now, settings: stock });
  const badges = [
    ...(tag ? [tag.text] : []),
    ...(hasReservedChip(car) && tag?.kind !== "reserved" ? ["Reserved"] : []),
    ...(hasComingSoonChip(car) && tag?.kind !== "coming_soon" ? ["Coming soon"] : []),
  ];
  const years = car.year == null ? 0 : year - car.year;
  const isLittleDriven = years >= 2 && car.km != null && car.km > 0 && car.km / years < fewKmPerYear;
  // A page has dozens of rows, and a limit of elements.
  return badges.length === 0 && isLittleDriven ? ["Low km for its age"] : badges;
}
