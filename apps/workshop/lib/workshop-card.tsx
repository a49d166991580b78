import { SavedButtons } from "@forecourt/account/card";
import { cardActions, financeFigure } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { CarCard } from "@forecourt/vehicle/card";
import { useWorkshopSite } from "./use-workshop-site.ts";
import { now } from "./workshop-cars.ts";

/** A car's card as the storefront puts it together: with the weekly line and the heart of their packages. */
export function WorkshopCard({
  car,
  priority,
  headingLevel,
}: {
  car: CarSummary;
  priority: boolean;
  headingLevel?: 2 | 3;
}) {
  const { site, money } = useWorkshopSite();
  return (
    <CarCard
      car={car}
      href={car.path}
      money={money}
      stock={site.stock}
      now={now}
      priority={priority}
      headingLevel={headingLevel}
      shows={site.card}
      links={cardActions(car, { buttons: site.card.buttons, reserve: site.reserve, stock: site.stock }).map(
        (action) => ({ ...action, href: `#${action.kind}` }),
      )}
      similarHref="#similar"
      saved={<SavedButtons site="workshop" car={car} canSave canCompare />}
      estimate={
        <WeeklyEstimate
          figure={financeFigure(car, site, now.getUTCFullYear())}
          money={money}
          warningId="comparison-rate-warning"
        />
      }
    />
  );
}
