import { isEnquirable } from "@forecourt/core";
import type { MoneyFormat, ShownLoan } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { DeliveryPanel } from "./delivery-panel.tsx";
import type { DeliveryPanelProps } from "./delivery-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import type { PlacePanelProps } from "./place-panel.tsx";
import { ReportLinks } from "./report-links.tsx";
import type { ReportLink } from "./report-links.tsx";
import { RunningCostsPanel } from "./running-costs-panel.tsx";
import type { RunningCostsStart } from "./vehicle-facts.ts";
import panels from "./vehicle-panels.module.css";

/** Props of {@link LowerPanels}. */
export interface LowerPanelsProps {
  car: Car;
  /** Running costs to start with; undefined where none can be calculated. */
  costs: RunningCostsStart | undefined;
  /** The loan of the page once the shopper changed it in the calculator (decisions.md row 91). */
  loan: ShownLoan | undefined;
  money: MoneyFormat;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
  /** The delivery calculator; without it the site has none. */
  delivery: Pick<DeliveryPanelProps, "asked"> | undefined;
  /** Map and seller of the car; without it there is no map. */
  place: Pick<PlacePanelProps, "mapUrl" | "seller"> | undefined;
  reports: readonly ReportLink[];
}

/** The panels at the end of a car's page, whose code comes late: running costs, delivery, reports, place. */
export function LowerPanels({ car, costs, loan, money, warningId, delivery, place, reports }: LowerPanelsProps) {
  const canEnquire = isEnquirable(car);
  return (
    <>
      {costs && <RunningCostsPanel start={costs} loan={loan} money={money} warningId={warningId} />}
      {canEnquire && (delivery ?? reports.length > 0) && (
        <div className={panels.pair}>
          {delivery && <DeliveryPanel path={car.path} money={money} {...delivery} />}
          <ReportLinks reports={reports} />
        </div>
      )}
      {canEnquire && place && car.location && <PlacePanel location={car.location} {...place} />}
    </>
  );
}
