import { useId, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-tabs.module.css";

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** What the tabs choose between, for those who listen. */
  label: string;
  items: readonly TabItem[];
  /** Id of the tab that is shown; leave it out and the tabs keep it themselves. */
  selected?: string | undefined;
  /** @default the first item */
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Views of one thing in the same place. Arrow keys, Home and End move between tabs and show them. State hook:
 * `aria-selected`.
 *
 * @example
 * <Tabs label="Search by" items={[{ id: "make", label: "Make", content: … }, { id: "budget", label: "Budget", content: … }]} />
 */
export function Tabs({ label, items, selected, defaultSelected, onSelect, className, ...rest }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelected ?? items[0]?.id);
  const shown = selected ?? own;

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const at = items.findIndex(({ id }) => id === shown);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const next = target === undefined ? undefined : items[(target + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${base}-tab-${next.id}`)?.focus();
  }

  return (
    <div className={cx(styles.tabs, className)} {...rest}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === shown}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => select(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== shown}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
