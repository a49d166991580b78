import { formatNumber } from "@forecourt/core";
import styles from "./account-welcome-back.module.css";
import type { CarCardComponent } from "./car-card-component.ts";
import { useCarsById } from "./use-cars-by-id.ts";
import { useNewSinceVisit } from "./use-new-since-visit.ts";
import { useSaved } from "./use-saved.ts";

/** Props of {@link WelcomeBack}. */
export interface WelcomeBackProps {
  /** Slug of the site. */
  site: string;
  CarCard: CarCardComponent;
  /** Where all that is new is, of an instant in seconds since 1970. */
  hrefOf: (since: number) => string;
  locale: string;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
}

/** Cars that are shown again. */
const maxShown = 4;

/**
 * For whoever has been here: what came in since their last visit, and the cars that they looked at last, as they are
 * now. The device fills it in, at the end of a page, where nothing moves for it; a first visit has nothing.
 */
export function WelcomeBack({ site, CarCard, hrefOf, locale, vehicles = "cars" }: WelcomeBackProps) {
  const news = useNewSinceVisit(site, "");
  const viewed = useSaved(site, (state) => state.viewed);
  const ids = viewed.slice(0, maxShown + 2).map(({ id }) => id);
  const { cars: found } = useCarsById(ids.length > 0 ? ids : undefined);
  const cars = ids
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ status }) => status !== "sold")
    .slice(0, maxShown);
  if (!news && cars.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="welcome-back" data-welcome-back>
      <div className={styles.head}>
        <h2 className={styles.title} id="welcome-back">
          {cars.length > 0 ? "Recently viewed" : "Good to see you again"}
        </h2>
        {news && (
          <a className={styles.link} href={hrefOf(news.since)} rel="nofollow">
            {formatNumber(news.count, locale)} new {vehicles} since your last visit
          </a>
        )}
      </div>
      {cars.length > 0 && (
        <ul className={styles.cars}>
          {cars.map((car) => (
            <li key={car.id} className={styles.cell}>
              <CarCard car={car} priority={false} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
