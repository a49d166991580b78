import { isEnquirable } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import type { ViewerSettings } from "@forecourt/core/schemas";
import { IconCamera } from "@forecourt/ui-kit/icon";
import { latePart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { CarViewer } from "./car-viewer.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { DealerComments } from "./dealer-comments.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeatureBanner } from "./feature-banner.tsx";
import type { BannerEntry } from "./feature-banner.tsx";
import { FeatureList } from "./feature-list.tsx";
import { LazyStickyBars } from "./lazy-sticky-bars.tsx";
import type { DeliveryPanelProps } from "./delivery-panel.tsx";
import type { PlacePanelProps } from "./place-panel.tsx";
import type { ReportLink } from "./report-links.tsx";
import { SpecList } from "./spec-list.tsx";
import { SummaryCard } from "./summary-card.tsx";
import type { SummaryCardProps } from "./summary-card.tsx";
import styles from "./vehicle-details.module.css";
import panels from "./vehicle-panels.module.css";

/** What the details page shows of a car. What it knows nothing of comes as a slot or as data. */
export interface VehicleDetailsProps extends SummaryCardProps {
  /** What stands beside the details and holds the page's heading. @default SummaryCard */
  Sidebar?: ComponentType<SummaryCardProps> | undefined;
  breadcrumb: ReactNode;
  /** How the site shows cars: `site.viewer`. */
  viewer: ViewerSettings;
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
  /** Where it stands; without it there is no map. */
  place?: Pick<PlacePanelProps, "mapUrl" | "seller"> | undefined;
  reports?: readonly ReportLink[];
  banner?: readonly BannerEntry[];
  /** Offers that are for the car. @default none */
  offers?: readonly BannerEntry[];
  /** Cars like this one, under the details. */
  similar?: ReactNode;
}

const LowerPanels = latePart("lower-panels", async () => (await import("./late-lower-panels.tsx")).LowerPanels);

/**
 * The vehicle details page: pictures, summary, facts, key information, equipment, comments, calculators, place (S1 §2 "Vehicle details page").
 * Its parts come alive one by one, so that a first touch waits for the one that is touched.
 */
export function VehicleDetails({
  Sidebar = SummaryCard,
  breadcrumb,
  viewer,
  hasBottomBar = false,
  lowBandWord,
  hasPriceReport,
  finance,
  loan,
  warningId,
  delivery,
  place,
  reports = [],
  banner = [],
  offers = [],
  similar,
  ...summary
}: VehicleDetailsProps) {
  const { car, facts, money } = summary;
  const canEnquire = isEnquirable(car);
  const photoRequest = summary.links.find(({ kind }) => kind === "photoRequest");
  return (
    <div className={styles.page} data-car-id={car.id} data-dealership-id={car.dealership_id ?? undefined}>
      <div className={styles.crumbs}>{breadcrumb}</div>
      <div className={styles.gallery}>
        <Suspense>
          <CarViewer key={car.id} car={car} settings={viewer} />
        </Suspense>
        {photoRequest && (
          <a className={styles.photos} href={photoRequest.href} rel="nofollow" data-keep-scroll="">
            <IconCamera size={18} />
            {photoRequest.label}
          </a>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <Sidebar key={car.id} {...summary} />
        </div>
        <div className={styles.main}>
          <FactsStrip car={car} locale={money.locale} />
          {canEnquire && <FeatureBanner entries={offers} label="Offers on this car" />}
          <section className={styles.section} aria-labelledby="overview">
            <h2 className={styles.heading} id="overview">
              Key information
            </h2>
            <SpecList specs={facts.specs} groups={facts.groups} />
          </section>
          {car.standardEquipment.length > 0 && (
            <section className={styles.section} aria-labelledby="features">
              <h2 className={styles.heading} id="features">
                Features
              </h2>
              <FeatureList features={car.standardEquipment} shown={facts.featuresShown} />
            </section>
          )}
          {facts.showsComments && (
            <section className={styles.section} aria-labelledby="comments">
              <h2 className={styles.heading} id="comments">
                Dealer comments
              </h2>
              <DealerComments key={car.id} text={car.dealercomments} />
            </section>
          )}
          {facts.isCompared && (
            <ComparisonPanel
              key={car.id}
              slug={car.slug}
              money={money}
              lowBandWord={lowBandWord}
              hasReport={hasPriceReport}
            />
          )}
          <Suspense>{finance}</Suspense>
          {(facts.costs ?? (canEnquire && (delivery ?? place ?? reports.length > 0))) && (
            <LowerPanels
              key={`panels ${car.id}`}
              car={car}
              costs={facts.costs}
              loan={loan}
              money={money}
              warningId={warningId}
              delivery={delivery}
              place={place}
              reports={reports}
            />
          )}
        </div>
      </div>
      <Suspense>{similar}</Suspense>
      <FeatureBanner entries={banner} />
      {facts.disclaimer !== "" && <p className={panels.disclaimer}>{facts.disclaimer}</p>}
      {canEnquire && (
        <LazyStickyBars
          key={`bars ${car.id}`}
          car={car}
          money={money}
          links={summary.links}
          estimate={summary.estimate}
          hasBottomBar={hasBottomBar}
        />
      )}
    </div>
  );
}
