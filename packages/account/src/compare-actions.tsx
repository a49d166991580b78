import { copiedNoticeMs, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { IconPlus, IconPrint, IconShare } from "@forecourt/ui-kit/icon";
import { useEffect, useState } from "react";
import styles from "./account-actions.module.css";
import type { ComparableCar } from "./saved-store.ts";
import { savedStoreOf } from "./use-saved.ts";

/** Props of {@link CompareActions}. */
export interface CompareActionsProps {
  title: string;
  /** Slug of the site. */
  site: string;
  /** The cars of the comparison: another one is added to them, also where they came from a shared address. */
  cars: readonly ComparableCar[];
  /** Where another one is chosen; left out where there is room for no more. */
  addHref?: string | undefined;
  /** What the site calls its stock. @default "cars" */
  vehicles?: string;
}

/**
 * Share and print of a comparison, and the way to one more. The address of the page is the comparison; without
 * JavaScript the browser's own do both.
 */
export function CompareActions({ title, site, cars, addHref, vehicles = "cars" }: CompareActionsProps) {
  const [said, setSaid] = useState<"Copied" | "Not copied">();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [said]);
  const share = async () => {
    const touches = matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";
    // Closing the share sheet rejects the promise. That is not a failure.
    if (touches) return navigator.share({ title, url: location.href }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid("Copied");
    } catch {
      setSaid("Not copied");
    }
  };
  return (
    <div className={styles.actions}>
      {addHref && (
        <Button
          href={addHref}
          variant="secondary"
          size="s"
          iconStart={<IconPlus size={18} />}
          onClick={() => savedStoreOf(site).setCompared(cars)}
        >
          Add another {stockWord(vehicles)}
        </Button>
      )}
      <Button variant="secondary" size="s" iconStart={<IconShare size={18} />} onClick={() => void share()}>
        {said ?? "Share"}
      </Button>
      <span className="fc-visually-hidden" role="status">
        {said === "Copied" && "The address of this comparison is in your clipboard."}
        {said === "Not copied" && "The browser did not copy it: the address of this page is the comparison."}
      </span>
      <Button
        className={styles.print}
        variant="quiet"
        size="s"
        iconStart={<IconPrint size={18} />}
        onClick={() => print()}
      >
        Print
      </Button>
    </div>
  );
}
