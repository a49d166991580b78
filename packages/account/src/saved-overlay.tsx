import { ToastProvider } from "@forecourt/ui-kit/toast";
import { CompareBar } from "./compare-bar.tsx";
import { NoticeLog } from "./notice-log.tsx";
import { NoticeToasts } from "./notice-toasts.tsx";

export { LastNotice } from "./notice-log.tsx";

/** Toasts, which the shell reads out, their log, and the bar of the cars to compare. */
export function SavedOverlay({
  site,
  vehicles,
  comparing,
  watchlist,
}: {
  site: string;
  vehicles: string;
  comparing: boolean;
  watchlist: boolean;
}) {
  return (
    <ToastProvider announces={false}>
      <NoticeToasts site={site} vehicles={vehicles} offersSignIn={watchlist} />
      <NoticeLog site={site} vehicles={vehicles} />
      {comparing && <CompareBar site={site} vehicles={vehicles} />}
    </ToastProvider>
  );
}
