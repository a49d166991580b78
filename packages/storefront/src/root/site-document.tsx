import { useEffect } from "react";
import type { ReactNode } from "react";
import { Meta, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { RouteStyles } from "./route-styles.tsx";
import { useRecordedVisit } from "./use-recorded-visit.ts";
import { useSoftNavigation } from "./use-soft-navigation.ts";
import { themeCssOf } from "./root-loader.ts";
import type { RootData } from "./root-loader.ts";

/**
 * The HTML document of every page: language, theme, head tags, skip link and scripts. Use it as a template's `Layout`,
 * so that error pages stand in it too.
 *
 * @example
 * export const Layout = ({ children }) => <SiteDocument>{children}</SiteDocument>;
 */
export function SiteDocument({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  useSoftNavigation();
  useRecordedVisit();
  useEffect(() => void dispatchEvent(new Event("forecourt:ready")), []);
  return (
    <html lang={data?.money.locale ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data && <style data-theme="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCssOf(data) }} />}
        <Meta />
        <RouteStyles />
      </head>
      <body>
        <a className="fc-skip-link" href="#main">
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
