import { copiedNoticeMs } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { IconPrint, IconShare } from "@forecourt/ui-kit/icon";
import { useEffect, useState } from "react";
import styles from "./account-actions.module.css";

/** Share and print of a comparison. The address of the page is the comparison; without JavaScript the browser's own do both. */
export function CompareActions({ title }: { title: string }) {
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
      <Button variant="secondary" iconStart={<IconShare size={18} />} onClick={() => void share().catch(() => undefined)}>
        <span role="status">{isCopied ? "Copied" : "Share"}</span>
      </Button>
      <Button variant="quiet" iconStart={<IconPrint size={18} />} onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
