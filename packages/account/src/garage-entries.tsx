import { Button } from "@forecourt/ui-kit/button";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { IconCheckCircle, IconClock } from "@forecourt/ui-kit/icon";
import styles from "./account-garage.module.css";
import type { GarageEntryView } from "./garage-entry.ts";

/** What a shopper began at the site: what is under way with its next step, and below it what is over. */
export function GarageEntries({ entries }: { entries: readonly GarageEntryView[] }) {
  const open = entries.filter(({ tone }) => tone !== "over");
  const over = entries.filter(({ tone }) => tone === "over");
  return (
    <>
      {open.length > 0 && <EntryList entries={open} />}
      {over.length > 0 && (
        // Open from the start if there are no current entries.
        <Disclosure title={`Earlier: ${over.length}`} open={open.length === 0}>
          <EntryList entries={over} />
        </Disclosure>
      )}
    </>
  );
}

function EntryList({ entries }: { entries: readonly GarageEntryView[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, ...entry }) => (
        <Entry key={key} {...entry} />
      ))}
    </ul>
  );
}

function Entry({ kind, title, href, picture, state, tone, lines, actions, since }: Omit<GarageEntryView, "key">) {
  return (
    <li className={styles.entry} data-tone={tone}>
      {picture !== null && (
        <img className={styles.picture} src={picture} alt="" width={160} height={120} loading="lazy" />
      )}
      <div className={styles.about}>
        <p className={styles.kind}>
          {kind} · {since}
        </p>
        <h3 className={styles.name}>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
        <p className={styles.state}>
          {tone === "good" ? <IconCheckCircle size={18} /> : tone === "wait" && <IconClock size={18} />}
          {state}
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {actions.length > 0 && (
        <div className={styles.next}>
          {actions.map(({ label, href: to, isMain = false }) => (
            <Button
              key={label}
              href={to}
              size="s"
              variant={isMain ? "primary" : "secondary"}
              aria-label={`${label}: ${kind}, ${title}`}
              {...(to.startsWith("https:") ? { rel: "noreferrer" } : {})}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
