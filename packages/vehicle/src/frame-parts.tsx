import { isEnquirable } from "@forecourt/core";
import { latePart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import type { DetailsParts, DetailsProps } from "./late-details.tsx";
import { CarPhotos, CarViews } from "./frame-viewer.tsx";
import { HydrationBoundary } from "./hydration-boundary.tsx";
import { LazyStickyBars } from "./lazy-sticky-bars.tsx";
import { SummaryCard } from "./summary-card.tsx";
import panelStyles from "./vehicle-panels.module.css";
import type { VehicleParts, VehiclePartsInput } from "./vehicle-parts-types.ts";

const PhotoRequest = staticPart("a", async () => (await import("./late-frame.tsx")).PhotoRequest);
const FeatureBanner = staticPart("nav", async () => (await import("./late-frame.tsx")).FeatureBanner);

const LowerPanels = latePart("lower-panels", async () => (await import("./late-lower-panels.tsx")).LowerPanels);

/**
 * The parts of a car's page but for what is said of the car (late-details.tsx), which `details` of the input is for.
 */
export function frameParts({
  Sidebar = SummaryCard,
  look = "beside",
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
}: VehiclePartsInput): Omit<VehicleParts, keyof DetailsParts> & { details: DetailsProps } {
  const { car, facts, money, links } = summary;
  const canEnquire = isEnquirable(car);
  // Most have nothing but photos, and do not pay for the other ways.
  const Viewer = facts.hasViews ? CarViews : CarPhotos;
  const photoRequest = links.find(({ kind }) => kind === "photoRequest");
  return {
    breadcrumb,
    viewer: (
      <HydrationBoundary>
        <Viewer key={car.id} car={car} settings={viewer} look={look} offer={summary} />
      </HydrationBoundary>
    ),
    photoRequest: photoRequest && <PhotoRequest link={photoRequest} />,
    sidebar: <Sidebar key={car.id} {...summary} isOnBand={look === "price"} />,
    details: { car, facts, money, offers: canEnquire ? offers : [], lowBandWord, hasPriceReport },
    finance: finance && <Suspense>{finance}</Suspense>,
    panels: (facts.costs ?? (canEnquire && (delivery ?? place ?? reports.length > 0))) && (
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
    ),
    similar: similar && <Suspense>{similar}</Suspense>,
    banner: banner.length > 0 && <FeatureBanner entries={banner} />,
    disclaimer: facts.disclaimer !== "" && <p className={panelStyles.disclaimer}>{facts.disclaimer}</p>,
    bars: canEnquire && (
      <LazyStickyBars
        key={`bars ${car.id}`}
        car={car}
        money={money}
        links={links}
        estimate={summary.estimate}
        hasBottomBar={hasBottomBar}
      />
    ),
  };
}
