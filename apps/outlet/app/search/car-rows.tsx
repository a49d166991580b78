import { cardFacts, financeFigure, isEnquirable, wallTimeAt, withBudgetRate } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { comparisonWarningId, PageTime, SiteSavedButtons, useSite } from "@forecourt/storefront";
import type { ResultGridSlotProps } from "@forecourt/storefront";
import { CarPicture, PriceBlock, wholeWords } from "@forecourt/vehicle/card";
import { useContext } from "react";
import { useHits } from "react-instantsearch";

/** The cars as rows, the price first and as large as the name: a list to run down, with what each costs a week where the site says it. */
export function CarRows({ search: { budget } }: ResultGridSlotProps) {
  const { items } = useHits<CarSummary>();
  const { money, site } = useSite();
  const { year } = wallTimeAt(new Date(useContext(PageTime)), site.timeZone);
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
              sizes="(min-width: 768px) 260px, 40vw"
              priority={index < 3}
            />
            <SiteSavedButtons car={car} />
          </div>
          <div className="row-text">
            <h2>
              <a href={car.path}>{wholeWords(car.name)}</a>
            </h2>
            <p className="row-facts">{`${cardFacts(car, money.locale).map(unbroken).join(", ")}\n${moreOf(car)}`}</p>
            {valueBadges(car).map((badge) => (
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

/**
 * What speaks for a car at its price, from what is known of it: where it stands with its sale, its own tag, few kilometres for its years.
 */
function valueBadges(
  { status, reserved, tag, year, km }: Pick<CarSummary, "status" | "reserved" | "tag" | "year" | "km">,
  today = new Date().getFullYear(),
): string[] {
  const years = year == null ? 0 : today - year;
  const isLittleDriven = years >= 2 && km != null && km > 0 && km / years < fewKmPerYear;
  return [
    ...(status === "sold" ? ["Sold"] : []),
    ...(status === "coming_soon" ? ["Coming soon"] : []),
    ...(reserved ? ["Reserved"] : []),
    ...(tag ? [tag] : []),
    ...(isLittleDriven && tag !== "Low Kms" ? ["Low km for its age"] : []),
  ];
}
