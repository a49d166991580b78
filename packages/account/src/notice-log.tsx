import { watchlistPath } from "@forecourt/core/pages";
import styles from "./account-notices.module.css";
import { noticeTitle } from "./notice.ts";
import { useSaved } from "./use-saved.ts";

/** What the toasts said, for whoever missed it: hidden until it is reached by keyboard, the way to the list in it (decisions.md row 37). */
export function NoticeLog({ site, vehicles }: { site: string; vehicles: string }) {
  const notices = useSaved(site, (state) => state.notices);
  const leadsToList = notices.some((notice) => notice.leadsToList);
  return (
    <section className={styles.log} aria-label="Recent messages">
      <ul>
        {notices.map((notice) => (
          <li key={notice.key}>
            <strong>{noticeTitle(notice, vehicles)}</strong> {notice.text}
          </li>
        ))}
      </ul>
      {leadsToList && <a href={watchlistPath}>View List</a>}
    </section>
  );
}
