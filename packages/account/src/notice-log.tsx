import { watchlistPath } from "@forecourt/core/pages";
import styles from "./account-notices.module.css";
import { noticeWords } from "./notice-words.ts";
import { useSaved } from "./use-saved.ts";

/**
 * What the toasts said, for whoever missed it: hidden until it is reached by keyboard, the way to the list in it
 * (decisions.md row 37).
 */
export function NoticeLog({ site, vehicles }: { site: string; vehicles: string }) {
  const notices = useSaved(site, (state) => state.notices);
  const said = notices.map((notice) => ({ ...noticeWords(notice, vehicles), key: notice.key }));
  return (
    <section className={styles.log} aria-label="Recent messages">
      <ul>
        {said.map(({ key, title, text }) => (
          <li key={key}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      {said.some(({ leadsToList }) => leadsToList) && <a href={watchlistPath}>View List</a>}
    </section>
  );
}

/** What was said last, in one sentence for whoever listens. */
export function LastNotice({ site, vehicles }: { site: string; vehicles: string }) {
  const newest = useSaved(site, ({ notices }) => notices[0]);
  if (!newest) return null;
  const { title, text } = noticeWords(newest, vehicles);
  return `${title}. ${text}`;
}
