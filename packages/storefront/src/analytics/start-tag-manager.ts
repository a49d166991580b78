/**
 * Loads a container of Google Tag Manager, once on a page: it reads what events the data layer holds, and hears of
 * those to come.
 *
 * @param container its number, such as `GTM-ABC123`
 */
export function startTagManager(container: string): void {
  if (document.querySelector("script[data-tag-manager]")) return;
  // The container reads its start time from this event.
  (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  script.dataset["tagManager"] = "";
  document.head.append(script);
}
