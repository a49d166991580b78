import type { SavedAlert } from "@forecourt/api";
import type { MoneyFormat } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { useEffect, useRef, useState } from "react";
import styles from "./account-saved-searches.module.css";
import { EmptySection } from "./empty-section.tsx";
import { SavedSearchItem } from "./saved-search-item.tsx";
import type { AlertFormBody } from "./alert-from-form.ts";
import type { SavedSearchList } from "./use-saved-searches.ts";

/** Props of {@link SavedSearches}. */
export interface SavedSearchesProps {
  /** What is shown, by useSavedSearches. */
  list: SavedSearchList;
  siteName: string;
  money: MoneyFormat;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
  /** Where a search begins, for whoever has saved none; without it the page has that button elsewhere. */
  stockHref?: string | undefined;
  /** Where the dealer can be called, for when the platform does not answer. */
  phone: string;
}

const client = async () => (await import("@forecourt/api/client")).createApiClient();

/**
 * A signed-in shopper's saved searches and the cars that they want to hear of, each with what is told and how. The
 * server renders its frame alone: what somebody waits for is nobody else's.
 */
export function SavedSearches({ list, siteName, money, vehicles = "cars", stockHref, phone }: SavedSearchesProps) {
  const { answer, failed, replace } = list;
  const [removed, setRemoved] = useState<SavedAlert>();
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed went with its search.
  useEffect(() => {
    if (removed) said.current?.focus();
  }, [removed]);
  if (failed)
    return (
      <Alert tone="error" live="polite">
        We could not look up your saved searches just now. Please try again in a moment or call {phone}.
      </Alert>
    );
  if (!answer)
    return (
      <>
        <noscript>
          <p>
            Your saved searches are shown by your browser, which needs JavaScript for it. Call {phone} to change them.
          </p>
        </noscript>
        <div className={styles.waiting} aria-busy="true">
          <span className="fc-visually-hidden">Loading your saved searches</span>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </>
    );
  const { alerts, mail } = answer;
  const change = async (alert: SavedAlert, wish: AlertFormBody) =>
    replace(await (await client()).changeAlert({ id: alert.id, ...wish }));
  const remove = async (alert: SavedAlert) => {
    replace(await (await client()).removeAlert({ id: alert.id }));
    setRemoved(alert);
  };
  return (
    <div className={styles.list}>
      {removed && (
        <p ref={said} tabIndex={-1} className={styles.told}>
          {removed.name} is removed.
        </p>
      )}
      {mail && !mail.confirmed && alerts.some(({ channel }) => channel === "mail") && (
        <Alert tone="info">
          We sent a link to {mail.email}. Follow it to confirm the address: alerts by email begin then.
        </Alert>
      )}
      {alerts.length === 0 ? (
        <EmptySection
          title="No saved searches yet"
          icon={<IconSearch size={22} />}
          stockHref={stockHref}
          vehicles={vehicles}
        >
          Search for what you are after and choose Save this search: we tell you when something comes in.
        </EmptySection>
      ) : (
        <ul className={styles.items}>
          {alerts.map((alert) => (
            <SavedSearchItem
              key={alert.id}
              alert={alert}
              email={mail?.email}
              siteName={siteName}
              money={money}
              vehicles={vehicles}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
