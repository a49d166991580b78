import type { FinancePanel } from "@forecourt/finance/panel";
import type { CarSummary } from "@forecourt/core/schemas";
import { createContext } from "react";
import type { ComponentProps, ComponentType } from "react";

/** What a car card gets, wherever one stands: results, carousels, saved cars, the pages of gone cars. */
export interface CarCardSlotProps {
  car: CarSummary;
  /** True for a card whose picture is in view when the page opens: load it first. */
  priority: boolean;
  /** Level of its heading, so that headings of the page follow each other. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Parts of the standard pages that a template may have its own of; each that is left out is ours. Header, footer and the
 * first page are no slots: they stand in the template's own `root.tsx` and `routes/home.tsx`.
 *
 * @example
 * <SiteDocument slots={{ CarCard: BikeCard }}>{children}</SiteDocument>
 */
export interface SiteSlots {
  /** @default StandardCarCard */
  CarCard: ComponentType<CarCardSlotProps>;
  /** What stands beside a car about paying for it. @default FinancePanel of `@forecourt/finance/panel` */
  VehicleFinance: ComponentType<ComponentProps<typeof FinancePanel>>;
}

/** The slots that the template fills; `SiteDocument` provides them. */
export const SlotsContext = createContext<Partial<SiteSlots>>({});
