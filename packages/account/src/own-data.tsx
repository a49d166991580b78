import type { DeletedAccount } from "@forecourt/api";
import { endpointPath } from "@forecourt/api/fetch-endpoint";
import { refusalText } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { IconTrash } from "@forecourt/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import styles from "./account-garage.module.css";
import { savedStoreOf } from "./use-saved.ts";
import { useSecondPress } from "./use-second-press.ts";

/** All data as a file, and the way to have everything deleted; of every site that shares the account. */
export function OwnData({
  site,
  sharedWith,
  onDeleted,
}: {
  site: string;
  /** Names of the other sites that share the account. */
  sharedWith: readonly string[];
  onDeleted: (deleted: DeletedAccount) => void;
}) {
  const { isSure, setSure, shown } = useSecondPress();
  const [state, setState] = useState<{ deleting?: true; wrong?: string }>({});

  async function deleteAccount(): Promise<void> {
    setState({ deleting: true });
    await import("@forecourt/api/client")
      .then(({ createApiClient }) => createApiClient().deleteAccount({ confirm: "delete" }))
      .then(
        async (deleted) => {
          await savedStoreOf(site).forget();
          onDeleted(deleted);
        },
        (error: unknown) =>
          setState({
            wrong: refusalText(error) ?? "Your account could not be deleted just now. Please try again in a moment.",
          }),
      );
  }
  return (
    <div className={styles.form}>
      {sharedWith.length > 0 && (
        <p className={styles.line}>
          Your account is shared with {new Intl.ListFormat("en").format(sharedWith)}: the file and the deletion below
          cover all of them.
        </p>
      )}
      <p className={styles.line}>A file with everything this site holds about you, to keep or take elsewhere.</p>
      <Button href={endpointPath("GET /api/my-garage/data", {})} download variant="secondary">
        Download my data
      </Button>
      <p className={styles.line}>
        Deleting your account deletes your saved cars, enquiries, bookings and details here, and signs you out. What the
        law requires the dealer to keep stays: records of payments for 7 years, without your name, and proof of what you
        agreed to. Test drives still to come are cancelled.
      </p>
      {state.wrong !== undefined && (
        <Alert tone="error" live="assertive">
          {state.wrong}
        </Alert>
      )}
      {isSure ? (
        <div className={styles.row}>
          <Button
            ref={shown}
            loading={state.deleting === true}
            iconStart={<IconTrash size={18} />}
            onClick={() => void deleteAccount()}
          >
            Yes, delete everything
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            Keep my account
          </Button>
        </div>
      ) : (
        <Button ref={shown} variant="secondary" iconStart={<IconTrash size={18} />} onClick={() => setSure(true)}>
          Delete my account
        </Button>
      )}
    </div>
  );
}

/** What went with an account, and what stays and why. */
export function AccountDeleted({ deleted, homeHref }: { deleted: DeletedAccount; homeHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h1 className={styles.heading} ref={heading} tabIndex={-1}>
        Your account is deleted
      </h1>
      {deleted.gone.length > 0 && (
        <>
          <h2 className={styles.title}>Gone</h2>
          <ul className={styles.facts}>
            {deleted.gone.map(({ what, count }) => (
              <li key={what}>
                {count} {what}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.title}>Kept, and why</h2>
      <ul className={styles.facts}>
        {deleted.stays
          .filter(({ count }) => count !== 0)
          .map(({ what, count, because }) => (
            <li key={what}>
              {count} {what}: {because}
            </li>
          ))}
      </ul>
      {deleted.delivered > 0 && (
        <p className={styles.line}>
          Your enquiries had already gone to the dealer&apos;s own systems. We have asked the dealer to delete them
          there.
        </p>
      )}
      <div>
        <Button href={homeHref}>Back to the first page</Button>
      </div>
    </div>
  );
}
