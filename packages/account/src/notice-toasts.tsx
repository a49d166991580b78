import { toastMs } from "@forecourt/core";
import { watchlistPath } from "@forecourt/core/pages";
import { useToast } from "@forecourt/ui-kit/toast";
import { useEffect } from "react";
import styles from "./account-notices.module.css";
import { noticeWords } from "./notice-words.ts";
import { signInHere } from "./sign-in-here.ts";
import { mayBeSignedIn } from "./signed-in-mark.ts";
import { useSaved } from "./use-saved.ts";

/**
 * Says each new notice in a toast: 3 seconds, longer while it is pointed at or has the focus, one at a time (S1 §8,
 * decisions.md row 37).
 */
export function NoticeToasts({
  site,
  vehicles,
  offersSignIn,
}: {
  site: string;
  vehicles: string;
  /** Whoever is signed in finds the cars on every device. */
  offersSignIn: boolean;
}) {
  const show = useToast();
  const newest = useSaved(site, ({ notices }) => notices[0]);
  useEffect(() => {
    if (!newest) return;
    const { title, text, leadsToList } = noticeWords(newest, vehicles);
    show({
      message: (
        <span className={styles.toast}>
          <span className={styles.words}>
            <strong className={styles.title}>{title}</strong> {text}
          </span>
          {leadsToList && (
            <a className={styles.action} href={watchlistPath}>
              View List
            </a>
          )}
          {offersSignIn && newest.kind === "saved" && !mayBeSignedIn(site) && (
            <a className={styles.action} href={signInHere()}>
              Sign in to keep it everywhere
            </a>
          )}
        </span>
      ),
      durationMs: toastMs,
    });
  }, [newest, show, site, vehicles, offersSignIn]);
  return null;
}
