import { Button } from "@forecourt/ui-kit/button";
import styles from "./account-garage.module.css";
import { GarageEntries } from "./garage-entries.tsx";
import type { GarageEntryView } from "./garage-entry.ts";

/** A shopper's data at another site that shares the account, in words. */
export interface GarageElsewhereView {
  /** Name of that site. */
  name: string;
  /** Address of the shopper's own page there. */
  href: string;
  entries: readonly GarageEntryView[];
  /** What is kept there, as "2 saved cars and 1 saved search"; undefined for nothing. */
  kept: string | undefined;
}

/** What a shopper has at the other sites of the group: to be seen here, and changed there. */
export function GarageElsewhere({ sites }: { sites: readonly GarageElsewhereView[] }) {
  return sites.map(({ name, href, entries, kept }, index) => (
    <section key={name} className={styles.section} aria-labelledby={`elsewhere-${index}`}>
      <h2 className={styles.title} id={`elsewhere-${index}`}>
        At {name}
      </h2>
      {entries.length > 0 && <GarageEntries entries={entries} />}
      {kept !== undefined && <p className={styles.line}>You have {kept} there.</p>}
      <div>
        <Button href={href} variant="secondary">
          Go to your page at {name}
        </Button>
      </div>
    </section>
  ));
}
