import { emptySearchQuery, makeSearchPath, searchUrl } from "@forecourt/core";
import { saveSearchPath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { CarPicture } from "@forecourt/vehicle/card";
import { CarList } from "@forecourt/vehicle/carousel";
import type { GoneCarData } from "./api-failure.ts";
import { PageTime } from "./card-contexts.ts";
import { MessagePage } from "./root/message-page.tsx";
import { SiteCarCard } from "./site-car-card.tsx";
import { SiteComparisonWarning } from "./site-comparison-warning.tsx";
import styles from "./storefront-gone.module.css";
import { useSite } from "./use-site.ts";

/**
 * The address of a car that was sold before the site's window, or taken off sale: what it was, and what is like it
 * (rules 2.8). Answered with 410.
 */
export function GoneCarPage({ gone, others, now }: GoneCarData) {
  const cars = others?.cars ?? [];
  // A search that finds nothing would be no help.
  const hasModel = cars.some(({ make, model }) => make === gone.make && model === gone.model);
  const { site } = useSite();
  const title = `This ${gone.name} ${gone.is_sold ? "has been sold" : "is no longer for sale"}`;
  const wanted = { ...emptySearchQuery, filters: { make: [gone.make], model: [gone.model] } };
  return (
    <>
      <div className={styles.message} data-pictured={gone.picture === undefined ? undefined : true}>
        {gone.picture !== undefined && (
          <div className={styles.picture}>
            <CarPicture
              source={gone.picture}
              alt=""
              widths={[480, 960]}
              sizes="(min-width: 768px) 560px, 100vw"
              priority
            />
            {gone.is_sold && <span className={styles.sold}>Sold</span>}
          </div>
        )}
        <MessagePage
          title={title}
          heading={title.split(/(\S*-\S*)/).map((words, at) => (at % 2 === 0 ? words : <span key={at}>{words}</span>))}
          text={`${gone.is_sold ? "It is no longer for sale, but we" : "We"} may have one very much like it.`}
        >
          {site.saved.alerts && (
            <Button href={searchUrl(saveSearchPath, wanted)} variant="secondary" size="l">
              Tell me about the next one
            </Button>
          )}
        </MessagePage>
      </div>
      {cars.length > 0 && (
        <div className={styles.cars}>
          <PageTime value={now}>
            <CarList
              heading="You may also like"
              layout="grid"
              cars={cars}
              CarCard={SiteCarCard}
              more={
                hasModel && (
                  <Button href={makeSearchPath(gone.make, gone.model)} variant="link">
                    See every {gone.make} {gone.model}
                  </Button>
                )
              }
            />
          </PageTime>
        </div>
      )}
      {cars.length > 0 && <SiteComparisonWarning />}
    </>
  );
}
