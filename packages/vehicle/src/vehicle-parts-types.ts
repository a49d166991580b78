import type { ShownLoan } from "@forecourt/core";
import type { ThemeLook } from "@forecourt/ui-kit/theme";
import type { ComponentType, ReactNode } from "react";
import type { DeliveryPanelProps } from "./delivery-panel.tsx";
import type { CarViewerSettings } from "./car-viewer-settings.ts";
import type { BannerEntry } from "./feature-banner.tsx";
import type { PlacePanelProps } from "./place-panel.tsx";
import type { ReportLink } from "./report-links.tsx";
import type { SummaryCardProps } from "./summary-card.tsx";

/** Data of a car's page. What it knows nothing of comes as a slot or as data. */
export interface VehiclePartsInput extends SummaryCardProps {
  /** Component beside the details, with the page's heading. @default SummaryCard */
  Sidebar?: ComponentType<SummaryCardProps> | undefined;
  /**
   * How the page is built, `theme.vehicle` of a site; not where `Sidebar` or a layout is the template's own. @default
   * "beside"
   */
  look?: ThemeLook["vehicle"] | undefined;
  breadcrumb: ReactNode;
  /** How the site shows cars: `site.viewer`, or what `sentViews` made of it. */
  viewer: CarViewerSettings;
  /** The site has the bar at the bottom of a phone's screen (S1 §2 "on some sites"). */
  hasBottomBar?: boolean;
  /** The site's neutral word for a price in the low band of the comparison (decisions.md row 33). */
  lowBandWord?: string | undefined;
  /** Offers the report on the comparison to be downloaded. @default false */
  hasPriceReport?: boolean | undefined;
  /** The finance calculator and enquiry, with the anchors #finance-calculator and #finance-form. */
  finance?: ReactNode;
  /** The loan of the page once the shopper changed it in the calculator (decisions.md row 91). */
  loan?: ShownLoan | undefined;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
  /** The delivery calculator; without it the site has none. */
  delivery?: Pick<DeliveryPanelProps, "asked"> | undefined;
  /** Its location; without it there is no map. */
  place?: Pick<PlacePanelProps, "mapUrl" | "seller"> | undefined;
  reports?: readonly ReportLink[];
  banner?: readonly BannerEntry[];
  /** Offers that are for the car. @default none */
  offers?: readonly BannerEntry[];
  /** Cars like this one, under the details. */
  similar?: ReactNode;
}

/**
 * The parts of a car's page, each ready to be placed once. A part that has nothing to show is `false` or `undefined`.
 */
export interface VehicleParts {
  breadcrumb: ReactNode;
  /** Pictures, turning views and video. */
  viewer: ReactNode;
  /** Asks for more photos, of a car that has few. */
  photoRequest: ReactNode;
  /** Name, price and actions in a card: the slot `VehicleSidebar`. It holds the page's `<h1>`. */
  sidebar: ReactNode;
  /** Kilometres, transmission, fuel and body in a strip. */
  glance: ReactNode;
  /** Offers on the car. */
  offers: ReactNode;
  /** Key information under its heading. */
  specs: ReactNode;
  /** Equipment under its heading. */
  features: ReactNode;
  /** The dealer's comments on it, under their heading. */
  comments: ReactNode;
  /** How its price compares. */
  comparison: ReactNode;
  /** Calculator or teaser, and what the law wants said: the slot `VehicleFinance`. */
  finance: ReactNode;
  /** Running costs, delivery, reports and place. */
  panels: ReactNode;
  /** Cars like it. */
  similar: ReactNode;
  /** Other pages of the dealer. */
  banner: ReactNode;
  /** The dealer's small print. */
  disclaimer: ReactNode;
  /** The bars that follow the shopper down the page. */
  bars: ReactNode;
}

/** Props of a layout of a car's page: the content of its summary, and the parts to be placed. */
export interface VehicleLayoutProps extends SummaryCardProps {
  parts: VehicleParts;
}
