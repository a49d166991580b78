import type { SavedAlert } from "@forecourt/api";
import { refusalText } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { IconBell, IconCar, IconSearch, IconTrash } from "@forecourt/ui-kit/icon";
import { useEffect, useId, useRef, useState } from "react";
import { AlertForm } from "./alert-form.tsx";
import { alertSummary } from "./alert-summary.ts";
import { alertFromForm } from "./alert-from-form.ts";
import type { AlertFormBody } from "./alert-from-form.ts";
import styles from "./account-saved-searches.module.css";
import { useSecondPress } from "./use-second-press.ts";

/** Props of {@link SavedSearchItem}. */
export interface SavedSearchItemProps {
  alert: SavedAlert;
  /** Where mails go; undefined where no address was given. */
  email: string | undefined;
  siteName: string;
  money: MoneyFormat;
  vehicles: string;
  onChange: (alert: SavedAlert, wish: AlertFormBody) => Promise<void>;
  onRemove: (alert: SavedAlert) => Promise<void>;
}

/**
 * A saved search, or a car that somebody wants to hear of: where it leads, what is told, and how that is changed or
 * ended.
 */
export function SavedSearchItem({ alert, email, siteName, money, vehicles, onChange, onRemove }: SavedSearchItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { attempt, isPending, errors, problem } = useAttempt();
  const name = useId();
  const changeButton = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      item.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid] input")?.focus();
  }, [errors]);
  const href = alert.search ?? alert.car?.path ?? "/";

  const close = () => {
    setOpen(false);
    changeButton.current?.focus();
  };
  return (
    <li ref={item} className={styles.item} aria-labelledby={name}>
      <span className={styles.icon} aria-hidden="true">
        {alert.car ? <IconCar size={22} /> : <IconSearch size={22} />}
      </span>
      <div className={styles.what}>
        <h3 className={styles.name} id={name}>
          <a href={href}>{alert.name}</a>
        </h3>
        <p className={styles.told} data-on={alert.channel !== null || undefined}>
          {alert.channel !== null && <IconBell size={16} />}
          {alertSummary(alert, { vehicles, money })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          ref={changeButton}
          size="s"
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`Change ${alert.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
        <RemoveButtons name={alert.name} isPending={isPending} onRemove={() => void attempt(() => onRemove(alert))} />
      </div>
      {problem && (
        <div className={styles.wide}>
          <Alert tone="error" live="assertive">
            {problem}
          </Alert>
        </div>
      )}
      {isOpen && (
        <div className={styles.wide}>
          <AlertForm
            of={alert.car ? "car" : "search"}
            siteName={siteName}
            vehicles={vehicles}
            start={alert}
            email={email}
            hasAgreedToTexts={alert.channel === "sms"}
            errors={errors}
            send="Save"
            pending={isPending}
            onSubmit={(event) => {
              event.preventDefault();
              const wish = alertFromForm(new FormData(event.currentTarget));
              void attempt(async () => {
                await onChange(alert, wish);
                close();
              });
            }}
          >
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </AlertForm>
        </div>
      )}
    </li>
  );
}

/** Removes after a second press, which may be taken back. */
function RemoveButtons({ name, isPending, onRemove }: { name: string; isPending: boolean; onRemove: () => void }) {
  const { isSure, setSure, shown } = useSecondPress();
  if (!isSure)
    return (
      <Button
        ref={shown}
        size="s"
        variant="quiet"
        aria-label={`Remove ${name}`}
        iconStart={<IconTrash size={18} />}
        onClick={() => setSure(true)}
      >
        Remove
      </Button>
    );
  return (
    <>
      <Button ref={shown} size="s" loading={isPending} onClick={onRemove}>
        Yes, remove
      </Button>
      <Button size="s" variant="quiet" onClick={() => setSure(false)}>
        Keep
      </Button>
    </>
  );
}

/** Runs one change at a time, and keeps what the platform refuses: errors by field, else a sentence. */
function useAttempt() {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const fields = fieldsOf(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setProblem(refusalText(error) ?? "That did not work. Please try again.");
    }
    setPending(false);
  }
  return { attempt, isPending, errors, problem };
}

function fieldsOf(error: unknown): Record<string, string> {
  const { fields } = (error ?? {}) as { fields?: readonly { path: string; message: string }[] };
  return Object.fromEntries((fields ?? []).map(({ path, message }) => [path, message]));
}
