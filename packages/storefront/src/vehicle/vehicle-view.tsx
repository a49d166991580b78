import { isEnquirable } from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { VehicleDetails } from "@forecourt/vehicle/details";
import type { VehicleLayoutProps } from "@forecourt/vehicle/details";
import { useContext } from "react";
import type { ComponentType } from "react";
import { Outlet } from "react-router";
import { PageChat, PageTime } from "../card-contexts.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { SlotsContext } from "../site-slots.ts";
import { keptNodes, StructuredData } from "../structured-data.tsx";
import { showsFinance } from "./use-vehicle-page.tsx";
import type { VehiclePage } from "./use-vehicle-page.tsx";

// Few cars are sold and still listed: the others do not pay for their layout.
const SoldLayout = lazyPart(async () => (await import("./late-sold-layout.tsx")).SoldLayout);

/** Props of {@link VehicleView}. */
export interface VehicleViewProps {
  /** Result of `useVehiclePage`. */
  page: VehiclePage;
  /**
   * Places the parts of the page. @default the slot `VehicleLayout` of the template, else the standard layout, of a
   * sold car that with similar cars first
   */
  Layout?: ComponentType<VehicleLayoutProps> | undefined;
}

/**
 * The page of a car with all that belongs to it: its parts, the forms that open on top of it, structured data, the
 * comparison-rate warning.
 *
 * @example
 * export default () => <VehicleView page={useVehiclePage()} Layout={FullBleed} />;
 */
export function VehicleView({ page: { loaded, details }, Layout }: VehicleViewProps) {
  const { VehicleLayout } = useContext(SlotsContext);
  const { car, finance } = loaded;
  return (
    <PageTime value={loaded.now}>
      <VehicleDetails {...details} Layout={Layout ?? VehicleLayout ?? (isEnquirable(car) ? undefined : SoldLayout)} />
      <StructuredData nodes={import.meta.env.SSR ? keptNodes(loaded) : []} />
      <PageChat value={loaded.chat}>
        <Outlet context={car} />
      </PageChat>
      <SiteComparisonWarning
        terms={loaded.budget}
        ofOthers
        showsRates={finance !== undefined && showsFinance(finance)}
      />
    </PageTime>
  );
}
