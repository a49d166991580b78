import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useEffect } from "react";
import { mayBeSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf, useSaved } from "./use-saved.ts";
import { previousVisit } from "./previous-visit.ts";

const loadOverlay = () => import("./saved-overlay.tsx");
const SavedOverlay = lazyPart(async () => (await loadOverlay()).SavedOverlay);
const LastNotice = lazyPart(async () => (await loadOverlay()).LastNotice);

/** Props of {@link SavedShell}. */
export interface SavedShellProps {
  /** Slug of the site. */
  site: string;
  /**
   * The page has cards to choose from and nothing else at its lower edge: the bar of the cars to compare may stand
   * there.
   */
  comparing: boolean;
  /** Saved cars of signed-in shoppers are kept on the server too. */
  watchlist: boolean;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
}

/**
 * Stands once in every page, beside its content: what is said of saved cars for those who listen, toasts and their log,
 * and the bar of the cars to compare. Their code is loaded when there is something to show, and at once for whoever is
 * signed in.
 */
export function SavedShell({ site, comparing, watchlist, vehicles = "cars" }: SavedShellProps) {
  useEffect(() => void previousVisit(site, new Date()), [site]);
  useEffect(() => {
    if (!watchlist || !mayBeSignedIn(site)) return;
    const store = savedStoreOf(site);
    store.setReading(true);
    import("./session.ts").then(({ keepWatchlist }) => keepWatchlist(site)).catch(() => store.setReading(false));
    // Preloads the message for a lost connection, which cannot be fetched without one.
    loadOverlay().catch(() => {});
  }, [site, watchlist]);
  const isNeeded = useSaved(site, ({ notices, compare }) => notices.length > 0 || (comparing && compare.length > 0));
  const isSaid = useSaved(site, ({ notices }) => notices.length > 0);
  return (
    <>
      {/* There from the start: what comes into the page together with its region is not read out. */}
      <p className="fc-visually-hidden" role="status">
        {isSaid && (
          <Suspense fallback={null}>
            <LastNotice site={site} vehicles={vehicles} />
          </Suspense>
        )}
      </p>
      {isNeeded && (
        <Suspense fallback={null}>
          <SavedOverlay site={site} vehicles={vehicles} comparing={comparing} watchlist={watchlist} />
        </Suspense>
      )}
    </>
  );
}
