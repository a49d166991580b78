import { useEffect, useState } from "react";
import { previousVisit } from "./previous-visit.ts";

/** What came in since a shopper's last visit. */
export interface NewSinceVisit {
  count: number;
  /** When that visit ended, in seconds since 1970: what `created_at_timestamp` of a search is compared with. */
  since: number;
}

const hourSeconds = 3600;

/**
 * How many cars of a search came in since this device was last here: worked out in the browser from what it keeps
 * itself, so that the page is the same for everybody. Undefined on a first visit, and where nothing is new.
 *
 * @param query of the search, with what its path says
 */
export function useNewSinceVisit(site: string, query: string): NewSinceVisit | undefined {
  const [found, setFound] = useState<NewSinceVisit & { of: string }>();
  useEffect(() => {
    const before = previousVisit(site, new Date());
    if (!before) return;
    let left = false;
    void (async () => {
      // To the hour, so that shoppers share answers.
      const since = Math.floor(before.getTime() / 1000 / hourSeconds) * hourSeconds;
      const params = new URLSearchParams(query);
      params.set("created_at_timestamp", `${since}-`);
      const { createApiClient } = await import("@forecourt/api/client");
      const { count } = await createApiClient().search(params);
      if (!left && count > 0) setFound({ count, since, of: query });
    })().catch(() => undefined);
    return () => {
      left = true;
    };
    // Once for the search that the page was opened with: each change of a filter would ask twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [site]);
  return found?.of === query ? found : undefined;
}
