import type { CarSummary } from "@forecourt/core/schemas";
import type { BlockSlots } from "@forecourt/dealership/content";
import type { FinancePanelProps } from "@forecourt/finance/panel";
import type {
  EmptyResultSlotProps,
  FilterRailSlotProps,
  ResultGridSlotProps,
  ResultPagesSlotProps,
  ResultsSlots,
  SearchLayoutProps,
} from "@forecourt/search/results";
import type { SummaryCardProps, VehicleLayoutProps } from "@forecourt/vehicle/details";
import { createContext } from "react";
import type { ComponentType, ReactNode } from "react";
import type { ShownSite } from "./root/dealership-site.ts";

/** Props of the header, on every page. */
export interface HeaderSlotProps {
  /**
   * The site: its name, dealer, menus (`navigation.header`) and address. On a page of a dealership they are those of
   * the dealership, and `site.dealership` says where its name leads and what its group is called.
   */
  site: ShownSite;
  /** Path of the page, to mark its menu entry. */
  currentPath: string;
  /** The page shows results: it has a box for words of its own, beside what it narrows. */
  isResults: boolean;
}

/** Props of the footer, on every page. */
export interface FooterSlotProps {
  /** The site: its name, dealer, menus (`navigation.footer`) and address, as the header gets it. */
  site: ShownSite;
}

/** Props of the hero of the standard first page. */
export interface HeroSlotProps {
  /** The dealer's line; make it the page's one `<h1>`. */
  heading: string;
  /** A sentence on it; empty where the dealer says none. */
  text: string;
  /** Address of a wide picture for `Picture` and `pictureUrl`; null where there is none. */
  picture: string | null;
  /** The picture has no ground of its own: show all of it. */
  isCutOut: boolean;
  /** Weekly price of a car, an offer, whether the dealer is open: ready to be placed. */
  facts: ReactNode;
  /** The stock search, ready to be placed. */
  finder: ReactNode;
}

/** Props of the car card, wherever it is used: results, carousels, saved cars, the pages of gone cars. */
export interface CarCardSlotProps {
  car: CarSummary;
  /** True for a card whose picture is in view when the page opens: load it first. */
  priority: boolean;
  /** Level of its heading, so that headings of the page follow each other. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** It leads a grid, and is as wide as the page on a desk: its picture is larger. @default false */
  isLead?: boolean | undefined;
}

export type { BlockSlots } from "@forecourt/dealership/content";
export type { EmptyResultSlotProps, FilterRailSlotProps, ResultGridSlotProps, ResultPagesSlotProps };

/** Props of the sidebar beside a car's pictures: the car, its price, its actions. Its name is the page's `<h1>`. */
export type VehicleSidebarSlotProps = SummaryCardProps;

/**
 * Props of a layout of a car's page: the car and the content of its summary, and the parts of the page to be placed.
 */
export type VehicleLayoutSlotProps = VehicleLayoutProps;

/** Props of a layout of a results page: its parts to be placed, and the data that a filter form of its own needs. */
export type SearchLayoutSlotProps = SearchLayoutProps;

/** Props of the finance area beside a car. */
export type VehicleFinanceSlotProps = FinancePanelProps;

/**
 * Parts of the standard pages that a template may have its own of; each that is left out is ours.
 *
 * @example
 * <SiteDocument slots={{ CarCard: BikeCard, Header: BikeHeader }}>{children}</SiteDocument>
 */
export interface SiteSlots extends ResultsSlots {
  /** @default StandardHeader */
  Header: ComponentType<HeaderSlotProps>;
  /** @default StandardFooter */
  Footer: ComponentType<FooterSlotProps>;
  /** The upper end of the standard first page. @default StandardHero */
  Hero: ComponentType<HeroSlotProps>;
  /** @default StandardCarCard */
  CarCard: ComponentType<CarCardSlotProps>;
  /**
   * Whether `FilterRail`, `SearchLayout` or `ResultGrid` use hooks of react-instantsearch: results pages then render
   * inside InstantSearch, on the server too, and stay as they came from it until a shopper reaches for them.
   */
  instantSearch: boolean;
  /** Blocks of content pages by their kinds, and under `own` those that only the template knows. @default ours */
  Blocks: BlockSlots;
  /** Places the parts of a car's page. @default pictures above, summary and details side by side */
  VehicleLayout: ComponentType<VehicleLayoutSlotProps>;
  /** @default SummaryCard of `@forecourt/vehicle/details` */
  VehicleSidebar: ComponentType<VehicleSidebarSlotProps>;
  /** @default FinancePanel of `@forecourt/finance/panel` */
  VehicleFinance: ComponentType<VehicleFinanceSlotProps>;
}

/** The slots that the template fills; `SiteDocument` provides them. */
export const SlotsContext = createContext<Partial<SiteSlots>>({});
