import { conditionSearchPath } from "@forecourt/core";
import { HeaderSearch } from "@forecourt/dealership/header";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import { PopularSearches } from "./popular-searches.tsx";
import { PageTime } from "../card-contexts.ts";
import { notFoundData } from "../not-found-data.ts";
import { JustArrived } from "../search/just-arrived.tsx";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { useRootData } from "../use-root-data.ts";
import { MessagePage } from "./message-page.tsx";
import styles from "./storefront-not-found.module.css";

const allStock = conditionSearchPath();

/**
 * An address that leads nowhere: a search (that of the header, where it has one), the way to the stock, the dealer's
 * number, what people look for, and popular cars or the newest: of the page's own loader, else once a shopper's browser
 * has asked.
 */
export function NotFoundPage({ thrown }: { thrown: unknown }) {
  const found = notFoundData(thrown);
  const data = useRootData();
  const hasSearch = data !== undefined && data.site.look.header !== "search";
  return (
    <div className={hasSearch ? styles.page : `${styles.page} ${styles.withoutSearch}`}>
      <MessagePage
        title="We can’t find that page"
        text="It may have moved, or what it showed may have been sold. Search our stock, or give us a call."
      >
        {hasSearch && (
          <div className={styles.search}>
            <HeaderSearch path={allStock} placeholder={data.site.search.keywordPlaceholder} />
          </div>
        )}
      </MessagePage>
      {data && found && <PopularSearches ways={found.ways} locale={data.money.locale} />}
      {data && (
        <div className={styles.cars}>
          {found && found.cars.length > 0 ? (
            <PageTime value={found.now}>
              <CarList
                heading={found.arePopular ? `Popular ${data.site.search.vehicleType}` : "Just arrived"}
                cars={found.cars}
                CarCard={SiteCarCard}
                more={
                  <Button href={allStock} variant="link">
                    See all stock
                  </Button>
                }
              />
            </PageTime>
          ) : (
            <JustArrived />
          )}
        </div>
      )}
      {data && <SiteComparisonWarning />}
    </div>
  );
}
