import type { OwnDetails } from "@forecourt/api";
import { refusalText, formatMobile } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useEffect, useRef, useState } from "react";
import styles from "./account-garage.module.css";
import type { SavedRecords } from "./saved-records.ts";
import { useSaved } from "./use-saved.ts";

/**
 * What an account does not know yet, from what was typed into a form of this device with the account's own number:
 * another's name on a shared device stays away.
 *
 * @example
 * withTyped({ phone: "+61412345678", first_name: null, last_name: null, email: null }, { name: "Kim", phone: "0412 345 678" }).first_name // "Kim"
 */
function withTyped(details: OwnDetails, typed: SavedRecords["details"]): OwnDetails {
  // Written with the 0 of its country or with its code: eight figures alone could be of any place.
  const [, number] = /^(?:0|\+)(\d{8,})$/.exec(typed?.phone?.replaceAll(/[^\d+]/g, "") ?? "") ?? [];
  if (!typed || number === undefined || !details.phone.endsWith(number)) return details;
  return {
    ...details,
    first_name: details.first_name ?? typed.name ?? null,
    last_name: details.last_name ?? typed.last_name ?? null,
    email: details.email ?? typed.email ?? null,
  };
}

/** What a shopper said of themselves, to be changed. The number is the one that they signed in with. */
export function OwnDetailsForm({ site, details: known }: { site: string; details: OwnDetails }) {
  const details = withTyped(
    known,
    useSaved(site, (state) => state.details),
  );
  const [state, setState] = useState<{ saving?: true; said?: string; wrong?: string; fields?: Record<string, string> }>(
    {},
  );

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.fields) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [state.fields]);

  async function save(form: HTMLFormElement): Promise<void> {
    if (state.saving) return;
    setState({ saving: true });
    const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
    const details = { first_name: value("first_name"), last_name: value("last_name"), email: value("email") };
    await import("@forecourt/api/client")
      .then(({ createApiClient }) => createApiClient().saveOwnDetails(details))
      .then(
        () => setState({ said: "Your details are saved." }),
        (error: unknown) => setState(refusalOf(error)),
      );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-labelledby="own-details"
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <TextField
        className={styles.field}
        label="First name"
        name="first_name"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={details.first_name ?? ""}
        error={state.fields?.["first_name"]}
      />
      <TextField
        className={styles.field}
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={details.last_name ?? ""}
        error={state.fields?.["last_name"]}
      />
      <TextField
        className={styles.field}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={details.email ?? ""}
        error={state.fields?.["email"]}
      />
      <p className={styles.line}>
        Mobile: {formatMobile(details.phone)}. To use another number, sign out and sign in with that one.
      </p>
      {state.wrong !== undefined && (
        <Alert tone="error" live="assertive">
          {state.wrong}
        </Alert>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="secondary" loading={state.saving === true}>
          Save my details
        </Button>
        <span role="status">{state.said}</span>
      </div>
    </form>
  );
}

function refusalOf(error: unknown): { wrong?: string; fields?: Record<string, string> } {
  const wrong = refusalText(error) ?? "Your details could not be saved. Please try again in a moment.";
  const { fields = [] } = error as Partial<RefusedForm>;
  if (fields.length === 0) return { wrong };
  return { fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])) };
}

type RefusedForm = Error & { fields: readonly { path: string; message: string }[] };
