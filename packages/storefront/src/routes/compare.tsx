import { comparedIds, CompareMore, CompareTable } from "@forecourt/account/compare";
import { financeFigure, isEnquirable, wallTimeAt } from "@forecourt/core";
import { bookTestDrivePath, hasPage } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { CarPicture, PriceBlock } from "@forecourt/vehicle/card";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { carsToCompare } from "../compare/cars-to-compare.ts";
import { compareColumns } from "../compare/compare-columns.tsx";
import { CompareNext } from "../compare/compare-next.tsx";
import { CompareTitle } from "../compare/compare-title.tsx";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { JustArrived } from "../search/just-arrived.tsx";
import { otherCars } from "../similar-cars.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import styles from "../storefront-page.module.css";
import { useSite } from "../use-site.ts";

/** The cars of the address side by side; a site without comparison has no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("compare", site);
  const now = context.get(nowContext);
  const ids = comparedIds(pageParameters("compare", request));
  const { cars } =
    ids.length === 0
      ? { cars: [] }
      : await context.get(apiContext).getCars({ ids: ids.join(",") }, { signal: request.signal });
  const { year } = wallTimeAt(now, site.timeZone);
  const [only] = cars.length === 1 ? cars : [];
  const others = only && (await otherCars(context.get(apiContext), only, request.signal));
  return data(
    {
      // One car alone is compared with nothing: those like it are offered.
      similar: only && others ? carsToCompare(only, others) : [],
      // The figure a week or a month, as on the card.
      figures: cars.map((car) => (isEnquirable(car) ? financeFigure(car, site, year) : undefined)),
      hasTestDrives: hasPage(bookTestDrivePath, site) && site.vehiclePage.buttons.testDrive.show,
      // Only the compared fields: no pictures, comments or lenders.
      cars: cars.map(({ images: _images, dealercomments: _comments, finance_lenders: _lenders, ...car }) => car),
      missing: ids.filter((id) => !cars.some((car) => car.id === id)),
      now: now.getTime(),
      head: pageHead({
        title: `Compare ${cars.length > 1 ? cars.map(shortName).join(", ") : site.search.vehicleType} | ${site.name}`,
        description: `Side by side at ${site.name}: price, kilometres, equipment and what sets them apart.`,
        page: "compare",
        site,
        request,
      }),
    },
    { headers: expiryHeaders({ site, now, cars }) },
  );
}

const shortName = ({ year, make, model }: Pick<Car, "year" | "make" | "model">): string =>
  [year, make, model].filter(Boolean).join(" ");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Compare() {
  const { cars, figures, hasTestDrives, missing, now, similar } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const vehicles = site.search.vehicleType;
  return (
    <>
      <div className={styles.page} data-alone={cars.length === 1 || undefined}>
        <CompareTitle cars={cars} missing={missing} />
        {missing.length > 0 && (
          <Alert live="polite">
            {missing.length === 1 ? `One of these ${vehicles} is` : `${missing.length} of these ${vehicles} are`} no
            longer available.
          </Alert>
        )}
        {cars.length === 0 ? (
          <JustArrived />
        ) : (
          <CompareTable
            site={site.slug}
            locale={money.locale}
            timeZone={site.timeZone}
            now={new Date(now)}
            columns={compareColumns(cars, { site, money, figures, hasTestDrives, now: new Date(now) })}
          />
        )}
        <CompareNext cars={cars} hasTestDrives={hasTestDrives} />
        <CompareMore
          site={site.slug}
          cars={cars}
          missing={missing}
          similar={similar}
          show={(car) => ({
            picture: <CarPicture source={car.primary_image_url} alt="" widths={[160, 320]} sizes="96px" />,
            price: <PriceBlock car={car} money={money} size="card" />,
          })}
          vehicles={vehicles}
        />
      </div>
      <SiteComparisonWarning />
    </>
  );
}
