import { SavedButtons } from "@forecourt/account/card";
import { canFavourite, isEnquirable, stockWord } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import { FinancePanel } from "@forecourt/finance/panel";
import { latePart, lazyPart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { reservedByOthersText } from "@forecourt/vehicle/details";
import type { VehicleDetailsProps } from "@forecourt/vehicle/details";
import { Suspense, useCallback, useContext, useMemo, useState } from "react";
import { useLoaderData } from "react-router";
import { SearchTerms } from "../card-contexts.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { sendEvent } from "../send-event.ts";
import { SlotsContext } from "../site-slots.ts";
import { useSite } from "../use-site.ts";
import { useViewedCar } from "../use-viewed-car.ts";
import type { financeLinksWithLoan } from "../with-loan.ts";
import type { loader } from "./vehicle-loader.ts";

const CarCrumbs = staticPart("nav", async () => (await import("./late-car-parts.tsx")).CarCrumbs);
const RepaymentEstimate = staticPart("p", async () => (await import("./late-car-parts.tsx")).RepaymentEstimate);

const RelatedCars = latePart("related-cars", async () => (await import("./late-car-parts.tsx")).RelatedCars);

// Few cars are reserved, or sold and still listed.
const OwnReservation = lazyPart(async () => (await import("../reserve/own-reservation.tsx")).OwnReservation);
const FindSimilarLink = lazyPart(async () => (await import("./late-car-parts.tsx")).FindSimilarLink);

// Few countries want one: the others do not pay for it.
const LegalPanels = latePart("legal-panels", async () => (await import("./late-legal-panels.tsx")).LegalPanels);

/** A car's page: what its loader found, and what `VehicleDetails` of `@forecourt/vehicle/details` shows of it. */
export interface VehiclePage {
  loaded: ReturnType<typeof useLoaderData<typeof loader>>;
  details: VehicleDetailsProps;
}

/**
 * The page of a car for a view: what the loader found, with the loan that the shopper sets in the calculator everywhere
 * on the page, the slots of the template in their places, and the car noted as viewed. Use it in the route module that
 * has its loader.
 */
export function useVehiclePage(): VehiclePage {
  const loaded = useLoaderData<typeof loader>();
  const { car, others, similar, crumbs, finance, budget, now, notice, energy } = loaded;
  const { site, money } = useSite();
  const { VehicleFinance = FinancePanel, VehicleSidebar } = useContext(SlotsContext);
  useViewedCar(car);
  const terms = useMemo(() => ({ budget }), [budget]);
  const [changed, setChanged] = useState<{ carId: string; loan: ShownLoan }>();
  const [rewrite, setRewrite] = useState<typeof financeLinksWithLoan>();
  const onLoan = useCallback(
    (loan: ShownLoan) => {
      setChanged({ carId: car.id, loan });
      // The links have the loan of the loaded page. The code that changes them is loaded with the first change.
      void import("../with-loan.ts").then((code) => setRewrite(() => code.financeLinksWithLoan)).catch(() => undefined);
    },
    [car.id],
  );
  const changedLoan = changed?.carId === car.id ? changed.loan : undefined;
  const loan = changedLoan ?? finance?.loan;
  // The finance enquiry takes over the shopper's terms.
  const { enquiryHref, links } = useMemo(() => {
    const written = { enquiryHref: finance?.enquiryHref, links: loaded.links };
    return finance && changedLoan && rewrite ? rewrite(written, changedLoan, finance) : written;
  }, [loaded.links, finance, changedLoan, rewrite]);
  const panel = finance && showsFinance(finance) && (
    <VehicleFinance
      key={car.id}
      {...finance}
      enquiryHref={enquiryHref}
      loan={loan}
      onLoan={onLoan}
      money={money}
      warningId={comparisonWarningId}
      vehicle={stockWord(site.search.vehicleType)}
      onUsed={() => sendEvent(site.analytics, "calculatorUsed", { carId: car.id })}
    />
  );
  const { favourites, watchlist, favouriteNeeds: needs } = site.saved;
  const canSave = canFavourite(car, { enabled: favourites || watchlist, needs });
  const details: VehicleDetailsProps = {
    // Most is shown as the loader found it.
    ...loaded,
    Sidebar: VehicleSidebar,
    look: site.look.vehicle,
    money,
    stock: site.stock,
    now: new Date(now),
    url: `${loaded.origin}${car.path}`,
    links,
    place: loaded.where,
    saved: canSave && (
      <SavedButtons site={site.slug} car={car} canSave canCompare={false} signInToSave={site.saved.signInToSave} />
    ),
    reservedNote: car.reserved === true && (
      <Suspense fallback={reservedByOthersText}>
        <OwnReservation carId={car.id} others={reservedByOthersText} />
      </Suspense>
    ),
    findSimilar: !isEnquirable(car) && <FindSimilarLink car={car} stockHref={loaded.similarHref} />,
    estimate: finance?.figure && loan && (
      <RepaymentEstimate
        loan={loan}
        money={money}
        warningId={comparisonWarningId}
        href={finance.calculator ? "#finance-calculator" : enquiryHref}
        withMonth={!finance.calculator}
      />
    ),
    breadcrumb: <CarCrumbs crumbs={crumbs} />,
    finance:
      notice || energy ? (
        <>
          <LegalPanels notice={notice} energy={energy} slug={car.slug} />
          {panel}
        </>
      ) : (
        panel
      ),
    loan: changedLoan,
    warningId: comparisonWarningId,
    similar: similar && (
      <SearchTerms value={terms}>
        <RelatedCars key={car.id} car={car} settings={similar} others={others} cards={loaded.similarCards} />
      </SearchTerms>
    ),
  };
  return { loaded, details };
}

/** Whether there is anything to show about paying for a car: a slot with nothing to show is not called. */
export const showsFinance = ({
  calculator,
  figure,
  quoteRequest,
}: NonNullable<VehiclePage["loaded"]["finance"]>): boolean => (calculator ?? figure ?? quoteRequest) !== undefined;
