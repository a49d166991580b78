import { useRetry } from "@forecourt/search/live";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { MessagePage } from "../root/message-page.tsx";
import { useSite } from "../use-site.ts";
import { lastResults } from "./search-page-data.ts";
import { SearchView } from "./search-view.tsx";
import styles from "./storefront-search-down.module.css";

/**
 * A search page while the search service does not answer: the last cars found stay, with a message; a first visit gets
 * the message alone, and a number to call. Either tries again by itself until there is an answer.
 */
export function SearchDownPage({ keepsLast = true }: { keepsLast?: boolean }) {
  const [last] = useState(() => (keepsLast ? lastResults() : undefined));
  const { revalidate } = useRevalidator();
  const [retry] = useState(() => () => void revalidate());
  const { site } = useSite();
  useRetry(true, retry);
  if (last)
    return (
      <>
        <title>{`${last.heading} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <SearchView page={last} isDown />
      </>
    );
  return (
    <div className={styles.page}>
      <MessagePage
        title="Our stock search is taking a break"
        text={`The ${site.search.vehicleType} are here, the search is not answering for a moment. This page tries again by itself. Give us a call and we will look for you.`}
        retry
      />
    </div>
  );
}
