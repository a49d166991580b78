import type { DeletedAccount, GarageAnswer } from "@forecourt/api";
import type { MoneyFormat } from "@forecourt/core";
import { watchlistPath } from "@forecourt/core/pages";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { IconMail } from "@forecourt/ui-kit/icon";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { useState } from "react";
import type { ReactNode } from "react";
import styles from "./account-garage.module.css";
import type { CarCardComponent } from "./car-card-component.ts";
import { EmptySection } from "./empty-section.tsx";
import { ForgetDevice } from "./forget-device.tsx";
import { GarageElsewhere } from "./garage-elsewhere.tsx";
import type { GarageElsewhereView } from "./garage-elsewhere.tsx";
import { GarageEntries } from "./garage-entries.tsx";
import type { GarageEntryView } from "./garage-entry.ts";
import { GarageSaved, useLastSaved } from "./garage-saved.tsx";
import { OwnConsents } from "./own-consents.tsx";
import { AccountDeleted, OwnData } from "./own-data.tsx";
import { OwnDetailsForm } from "./own-details-form.tsx";
import { OwnSession } from "./own-session.tsx";
import { useGarage } from "./use-garage.ts";

/** Props of {@link GaragePage}. */
export interface GaragePageProps {
  /** Slug of the site. */
  site: string;
  /** What the site calls the page. */
  name: string;
  /** Cars can be saved here. */
  keepsCars: boolean;
  money: MoneyFormat;
  CarCard: CarCardComponent;
  /** Where all stock is. */
  stockHref: string;
  /** Where the dealer can be called, for when the platform does not answer. */
  phone: string;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  /** Puts what the platform answered into words and links of the site. */
  entriesOf: (answer: GarageAnswer) => GarageEntryView[];
  /** The same of the other sites that share the account. */
  elsewhereOf: (answer: GarageAnswer) => GarageElsewhereView[];
  /** The day of an ISO 8601 instant, in words. */
  dayOf: (instant: string) => string;
  /** Further parts of the page between the saved cars and the details. */
  children?: ReactNode;
  /** Those parts are still on their way: the page waits for them. @default false */
  isWaiting?: boolean;
}

/**
 * A shopper's page: open matters with their next step, saved cars with changes, details and consents, all data as a
 * file, and a way to have it deleted. The server renders its frame alone; the browser fills it from an endpoint of the
 * session.
 */
export function GaragePage({
  site,
  name,
  keepsCars,
  stockHref,
  phone,
  vehicles,
  isWaiting = false,
  ...page
}: GaragePageProps) {
  const { answer, failed, reload } = useGarage(site);
  const last = useLastSaved(site, keepsCars);
  const [deleted, setDeleted] = useState<DeletedAccount>();
  if (deleted)
    return (
      <div className={styles.page}>
        <AccountDeleted deleted={deleted} homeHref="/" />
      </div>
    );
  // The parts are shown together: shown one by one, they would move each other down (layout shift).
  const isReady = (answer !== undefined || failed) && (last.settled || !keepsCars) && !isWaiting;
  if (!isReady)
    return (
      <div className={styles.page} data-loading="" aria-busy="true">
        <h1 className={styles.heading}>{name}</h1>
        <noscript>
          <p>
            {name} is filled in by your browser, which needs JavaScript for it. Call us on {phone} instead.
          </p>
        </noscript>
        <Loading />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{name}</h1>
        {answer && <OwnSession site={site} phone={answer.details.phone} />}
      </div>
      {failed && <LookUpFailed phone={phone} onRetry={reload} />}
      <section className={styles.section} aria-labelledby="under-way">
        <h2 className={styles.title} id="under-way">
          Your enquiries and bookings
        </h2>
        {answer && (
          <OpenEntries
            entries={page.entriesOf(answer)}
            // The saved cars below have the same button.
            stockHref={keepsCars ? undefined : stockHref}
            vehicles={vehicles}
          />
        )}
      </section>
      {keepsCars && (
        <section className={styles.section} aria-labelledby="saved">
          <div className={styles.bar}>
            <h2 className={styles.title} id="saved" tabIndex={-1}>
              Saved {vehicles}
            </h2>
            <a href={watchlistPath}>All saved {vehicles}</a>
          </div>
          <GarageSaved
            site={site}
            last={last}
            saved={answer?.saved}
            money={page.money}
            CarCard={page.CarCard}
            stockHref={stockHref}
            vehicles={vehicles}
          />
        </section>
      )}
      {page.children}
      {answer && <GarageElsewhere sites={page.elsewhereOf(answer)} />}
      {answer && (
        <div className={styles.columns}>
          <section className={styles.section} aria-labelledby="own-details">
            <h2 className={styles.title} id="own-details">
              Your details
            </h2>
            <OwnDetailsForm site={site} details={answer.details} />
          </section>
          <section className={styles.section} aria-labelledby="own-data">
            <h2 className={styles.title} id="own-data">
              Your data
            </h2>
            <OwnConsents consents={answer.consents} dayOf={page.dayOf} />
            <OwnData site={site} sharedWith={answer.shared_with} onDeleted={setDeleted} />
          </section>
        </div>
      )}
      <ForgetDevice site={site} stockHref={stockHref} />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <span className="fc-visually-hidden">Looking up your enquiries and bookings</span>
      {[1, 2].map((each) => (
        <div key={each} className={styles.waiting}>
          <Skeleton quarters={2} />
          <Skeleton quarters={3} />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}

function LookUpFailed({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      live="polite"
      action={
        <Button variant="secondary" size="s" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We could not look up what you have with us just now. Please try again in a moment or call {phone}.
    </Alert>
  );
}

function OpenEntries({
  entries,
  stockHref,
  vehicles,
}: {
  entries: readonly GarageEntryView[];
  stockHref: string | undefined;
  vehicles: string;
}) {
  if (entries.length > 0) return <GarageEntries entries={entries} />;
  return (
    <EmptySection title="Nothing yet" icon={<IconMail size={22} />} stockHref={stockHref} vehicles={vehicles}>
      Enquiries, test drives, services, valuations, reservations and payments that you send with this mobile number show
      here.
    </EmptySection>
  );
}
