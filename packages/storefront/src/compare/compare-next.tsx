import { canTestDrive, isEnquirable, withDriveName } from "@forecourt/core";
import { compareEnquirePath, compareTestDrivePath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import styles from "../storefront-page.module.css";
import { useSite } from "../use-site.ts";
import type { ComparedSiteCar } from "./compare-columns.tsx";

/** One enquiry, or one visit, about all cars of a comparison; nothing where fewer than two can be asked about. */
export function CompareNext({ cars, hasTestDrives }: { cars: readonly ComparedSiteCar[]; hasTestDrives: boolean }) {
  const { site } = useSite();
  const asked = cars.filter((car) => isEnquirable(car)).map(({ id }) => id);
  const driven = hasTestDrives ? cars.filter((car) => canTestDrive(car, site.stock)).map(({ id }) => id) : [];
  if (asked.length < 2) return null;
  return (
    <section className={`${styles.bar} ${styles.ask}`} aria-labelledby="compare-next">
      <h2 className={styles.next} id="compare-next">
        Like more than one of them?
      </h2>
      <div className={styles.row}>
        {driven.length > 1 && (
          <Button href={askHref(compareTestDrivePath, driven)} rel="nofollow">
            {withDriveName("Test drive", site.enquiry.testDriveName)} {howMany(driven.length, asked.length)} in one
            visit
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
  );
}

const askHref = (path: string, ids: readonly string[]): string => `${path}?ids=${ids.join(",")}`;

/** Some of the cars that can be asked about, or all of them. */
const howMany = (count: number, all: number): string => {
  if (count < all) return `${count} of them`;
  return count === 2 ? "both" : `all ${count}`;
};
