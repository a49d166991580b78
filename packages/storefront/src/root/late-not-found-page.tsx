import { conditionSearchPath } from "@forecourt/core";
import { HeaderSearch } from "@forecourt/dealership/header";
import { SimilarCars } from "@forecourt/vehicle/carousel";
import { useCallback, useState } from "react";
import { PageTime } from "../card-contexts.ts";
import { latestArrivals } from "../search/latest-arrivals.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { useRootData } from "../use-root-data.ts";
import { MessagePage } from "./message-page.tsx";
import styles from "./storefront-not-found.module.css";

const allStock = conditionSearchPath();

/** An address that leads nowhere: a search (that of the header, where it has one), the way to the stock, the dealer's number, and the newest cars once a shopper's browser has asked. */
export function NotFoundPage() {
  const data = useRootData();
  // The cars come in the browser alone.
  const [now, setNow] = useState(0);
  const load = useCallback(async (signal: AbortSignal) => {
    const { createApiClient } = await import("@forecourt/api/client");
    const cars = await latestArrivals(createApiClient(), { signal });
    setNow(Date.now());
    return cars;
  }, []);
  return (
    <div className={styles.page}>
      <MessagePage
        title="We can’t find that page"
        text="It may have moved, or what it showed may have been sold. Search our stock, or give us a call."
      >
        {data && data.site.look.header !== "search" && (
          <div className={styles.search}>
            <HeaderSearch path={allStock} placeholder={data.site.search.keywordPlaceholder} />
          </div>
        )}
      </MessagePage>
      {data && (
        <div className={styles.cars}>
          <PageTime value={now}>
            <SimilarCars
              heading="Just arrived"
              layout="carousel"
              named={undefined}
              load={load}
              similarHref={allStock}
              searchLabel="See all stock"
              CarCard={SiteCarCard}
            />
          </PageTime>
        </div>
      )}
    </div>
  );
}
