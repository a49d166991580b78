import { SavedShell } from "@forecourt/account/shell";
import { carsPath, comparePath } from "@forecourt/core/pages";
import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Meta, useLocation, useMatches } from "react-router";
import { ScrollRestoration } from "../react-router/index.ts";
import { SlotsContext } from "../site-slots.ts";
import type { SiteSlots } from "../site-slots.ts";
import { useAnalytics } from "../analytics/use-analytics.ts";
import { PageScripts } from "../start/page-scripts.tsx";
import { PageStyles } from "../start/page-styles.tsx";
import { StandardFooter } from "./standard-footer.tsx";
import { StandardHeader } from "./standard-header.tsx";
import { markPageHydrated } from "./hydration-state.ts";
import { useLoggedGaps } from "./use-logged-gaps.ts";
import { useRevealedPhones } from "./use-revealed-phones.ts";
import { usePageNonce } from "../start/use-page-nonce.ts";
import { useDropdowns } from "./use-dropdowns.ts";
import { useMenuEntries } from "./use-menu-entries.ts";
import { useRecordedVisit } from "./use-recorded-visit.ts";
import { useSoftNavigation } from "./use-soft-navigation.ts";
import { dealershipSite } from "./dealership-site.ts";
import { fontScriptOf, fontsOf, themeCssOf } from "./page-theme.ts";
import type { RootData } from "./root-data.ts";
import { useRootData } from "../use-root-data.ts";

/**
 * The HTML document of every page: language, theme, head tags, skip link, header, `<main>`, footer and scripts. Use it
 * as a template's `Layout`, so that error pages stand in it too.
 *
 * @param slots parts of the standard pages that the template has its own of
 * @example
 * export const Layout = ({ children }) => <SiteDocument>{children}</SiteDocument>;
 */
export function SiteDocument({ children, slots = noSlots }: { children: ReactNode; slots?: Partial<SiteSlots> }) {
  const { Header = StandardHeader, Footer = StandardFooter } = slots;
  const data = useRootData();
  const nonce = usePageNonce();
  const { pathname } = useLocation();
  const matches = useMatches();
  for (const font of data ? fontsOf(data) : []) preload(font, { as: "font", crossOrigin: "anonymous" });
  const fontScript = data && fontScriptOf(data);
  const page = matches.at(-1);
  const { filters = false, isBare = false } = (page?.handle as PageHandle | undefined) ?? {};
  useSoftNavigation();
  useDropdowns();
  useMenuEntries();
  useRecordedVisit(data?.site.analytics);
  useRevealedPhones(data?.site.slug ?? "");
  useLoggedGaps(pathname);
  // A page that could not be loaded says so within the menus.
  const isAlone = isBare && page?.loaderData !== undefined;
  const framed = isAlone ? undefined : data;
  const site = framed && dealershipSite(framed.site, matches);
  // Memoized: a search that only changes the query does not render them again. The key mounts them again for another
  // dealership, because a phone number that was revealed belongs to the former one.
  const key = site?.dealership?.slug ?? "";
  const header = useMemo(
    () => site && <Header key={`header ${key}`} site={site} currentPath={pathname} isResults={filters} />,
    [Header, key, site, pathname, filters],
  );
  const footer = useMemo(() => site && <Footer key={`footer ${key}`} site={site} />, [Footer, key, site]);
  const consent = useAnalytics(data?.site.analytics);
  // In a separate task: a click that is replayed while React hydrates is lost in parts that are not hydrated yet.
  useEffect(() => {
    markPageHydrated();
    setTimeout(() => dispatchEvent(new Event("forecourt:ready")));
  }, []);
  return (
    <html lang={data?.money.locale ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Half a page would be painted, and move, while the rest of it is read. */}
        <link rel="expect" href="#end" blocking="render" />
        {data && (
          <style
            nonce={nonce}
            data-theme=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: themeCssOf(data) }}
          />
        )}
        {fontScript !== undefined && (
          <script
            nonce={nonce}
            data-font=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: fontScript }}
          />
        )}
        <Meta />
        <PageStyles />
      </head>
      <body {...(data && lookMarks(data.site.look))}>
        {!isAlone && (
          <a className="fc-skip-link" href="#main">
            Skip to content
          </a>
        )}
        <SlotsContext value={slots}>
          {header}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {footer}
        </SlotsContext>
        {framed && keepsCars(framed.site) && (
          <SavedShell
            site={framed.site.slug}
            comparing={framed.site.saved.compare && hasCardsToCompare(pathname)}
            watchlist={framed.site.saved.watchlist}
            vehicles={framed.site.search.vehicleType}
          />
        )}
        {framed && consent}
        <div id="end" hidden />
        <ScrollRestoration nonce={nonce} />
        <PageScripts filters={filters} />
      </body>
    </html>
  );
}

/** Attributes by which style sheets know the look of a site. */
const lookMarks = ({ hero, card, pictures, forms, density }: RootData["site"]["look"]) => ({
  "data-hero": hero,
  "data-cards": card,
  "data-pictures": pictures,
  "data-forms": forms,
  "data-density": density,
});

/** The `handle` of a page. */
export interface PageHandle {
  /**
   * Links with `data-keep-scroll` that lead to the same path are filters, answered in place before the page's scripts
   * are there (early-answers.ts).
   */
  filters?: true;
  /** The page is all there is: no menus, no footer, no bars. */
  isBare?: true;
}

const noSlots: Partial<SiteSlots> = {};

const keepsCars = ({ saved }: RootData["site"]): boolean => saved.favourites || saved.watchlist || saved.compare;

/** The page of one car has a bar of its own at the lower edge; the comparison needs none. */
const hasCardsToCompare = (pathname: string): boolean =>
  pathname !== comparePath && !pathname.startsWith(`${carsPath}/`);
