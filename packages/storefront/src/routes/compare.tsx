import { CompareActions, comparedIds, CompareEmpty, CompareMore, CompareTable } from "@forecourt/account/compare";
import { canTestDrive, financeFigure, isEnquirable, maxCompared, wallTimeAt, withDriveName } from "@forecourt/core";
import { bookTestDrivePath, compareEnquirePath, compareTestDrivePath, hasPage } from "@forecourt/core/pages";
import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { CarPicture, CarTags, PriceBlock } from "@forecourt/vehicle/card";
import { useCallback } from "react";
import { data, useLoaderData, useNavigate } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { compareLinks } from "../card-links.ts";
import { carsToCompare } from "../cars-to-compare.ts";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { JustArrived } from "../search/just-arrived.tsx";
import { otherCars } from "../similar-cars.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { siteFrequency } from "../site-frequency.ts";
import styles from "../storefront-page.module.css";
import { TitlePanel } from "../title-panel.tsx";
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
        title: `${cars.length > 1 ? `Compare ${cars.map((car) => [car.year, car.make, car.model].filter(Boolean).join(" ")).join(", ")}` : `Compare ${site.search.vehicleType}`} | ${site.name}`,
        description: `Side by side at ${site.name}: price, kilometres, equipment and what sets them apart.`,
        page: "compare",
        site,
        request,
      }),
    },
    { headers: expiryHeaders({ site, now, cars }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Compare() {
  const { cars, figures, hasTestDrives, missing, now, similar } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const title = `Compare ${site.search.vehicleType}`;
  const asked = cars.filter((car) => isEnquirable(car)).map(({ id }) => id);
  const driven = hasTestDrives ? cars.filter((car) => canTestDrive(car, site.stock)).map(({ id }) => id) : [];
  const navigate = useNavigate();
  const compareChosen = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  return (
    <>
      <div className={styles.page} data-alone={cars.length === 1 || undefined}>
        {cars.length > 0 ? (
          <div className={styles.bar}>
            <h1 className={styles.title}>{title}</h1>
            <CompareActions
              site={site.slug}
              cars={cars}
              title={`${title} at ${site.name}`}
              addHref={cars.length < maxCompared ? site.search.defaultPath : undefined}
              vehicles={site.search.vehicleType}
            />
          </div>
        ) : (
          <TitlePanel
            title={title}
            lead={`Choose Compare on up to four ${site.search.vehicleType} and see them side by side: price, kilometres, equipment and what sets them apart.`}
            action={
              // A link named others, which are gone: those of this device do not take their place.
              missing.length > 0 ? (
                <Button href={site.search.defaultPath}>Browse all {site.search.vehicleType}</Button>
              ) : (
                <CompareEmpty
                  site={site.slug}
                  stockHref={site.search.defaultPath}
                  vehicles={site.search.vehicleType}
                  onChosen={compareChosen}
                />
              )
            }
            picture={site.look.picture}
          />
        )}
        {missing.length > 0 && (
          <Alert live="polite">
            {missing.length === 1
              ? `One of these ${site.search.vehicleType} is`
              : `${missing.length} of these ${site.search.vehicleType} are`}{" "}
            no longer available.
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
            columns={cars.map((car, index) => ({
              car,
              tags: <CarTags car={car} stock={site.stock} now={new Date(now)} />,
              picture: (
                <CarPicture
                  source={car.primary_image_url}
                  alt=""
                  widths={[160, 320, 480, 640, 800]}
                  sizes={`(min-width: 992px) ${cars.length > 2 ? 330 : 524}px, (min-width: 768px) ${cars.length > 2 ? 200 : 300}px, ${cars.length === 1 ? "100vw" : "160px"}`}
                  priority
                />
              ),
              price: <PriceBlock car={car} money={money} size="card" />,
              estimate: figures[index] && (
                <WeeklyEstimate
                  figure={figures[index]}
                  money={money}
                  warningId={comparisonWarningId}
                  frequency={siteFrequency(site)}
                />
              ),
              links: compareLinks(site, car, hasTestDrives),
            }))}
          />
        )}
        {asked.length > 1 && (
          <section className={`${styles.bar} ${styles.ask}`} aria-labelledby="compare-next">
            <h2 className={styles.next} id="compare-next">
              Like more than one of them?
            </h2>
            <div className={styles.row}>
              {driven.length > 1 && (
                <Button href={askHref(compareTestDrivePath, driven)} rel="nofollow">
                  {withDriveName("Test drive", site.enquiry.testDriveName)} {howMany(driven.length, asked.length)} in
                  one visit
                </Button>
              )}
              <Button
                href={askHref(compareEnquirePath, asked)}
                variant={driven.length > 1 ? "secondary" : "primary"}
                rel="nofollow"
              >
                Ask about {howMany(asked.length, asked.length)}
              </Button>
            </div>
          </section>
        )}
        <CompareMore
          site={site.slug}
          cars={cars}
          missing={missing}
          similar={similar}
          show={(car) => ({
            picture: <CarPicture source={car.primary_image_url} alt="" widths={[160, 320]} sizes="96px" />,
            price: <PriceBlock car={car} money={money} size="card" />,
          })}
          vehicles={site.search.vehicleType}
        />
      </div>
      <SiteComparisonWarning />
    </>
  );
}

const askHref = (path: string, ids: readonly string[]): string => `${path}?ids=${ids.join(",")}`;

/** Some of the cars that can be asked about, or all of them. */
const howMany = (count: number, all: number): string => {
  if (count < all) return `${count} of them`;
  return count === 2 ? "both" : `all ${count}`;
};
