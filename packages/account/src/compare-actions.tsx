import { copiedNoticeMs, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { IconPlus, IconPrint, IconShare } from "@forecourt/ui-kit/icon";
import { useEffect, useState } from "react";
import styles from "./account-actions.module.css";
import type { ComparableCar } from "./saved-store.ts";
import { savedStoreOf } from "./use-saved.ts";

/** What the actions of a comparison need. */
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

/** Share and print of a comparison, and the way to one more. The address of the page is the comparison; without JavaScript the browser's own do both. */
export function CompareActions({ title, site, cars, addHref, vehicles = "cars" }: CompareActionsProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async () => {
    const touches = matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";
    if (touches) await navigator.share({ title, url: location.href });
    else {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    }
  };
  return (
    <div className={styles.actions}>
      {addHref && (
        <Button href={addHref} variant="secondary" size="s" iconStart={<IconPlus size={18} />} onClick={() => savedStoreOf(site).setCompared(cars)}>
          Add another {stockWord(vehicles)}
        </Button>
      )}
      <Button variant="secondary" size="s" iconStart={<IconShare size={18} />} onClick={() => void share().catch(() => undefined)}>
        <span role="status">{isCopied ? "Copied" : "Share"}</span>
      </Button>
      <Button className={styles.print} variant="quiet" size="s" iconStart={<IconPrint size={18} />} onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
