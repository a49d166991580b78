import "@forecourt/ui-kit/base.css";
import { SiteFooter } from "@forecourt/dealership/footer";
import { SiteHeader } from "@forecourt/dealership/header";
import { ErrorPage, rootLoader, SavedCarsLink, SiteDocument } from "@forecourt/storefront";
import type { RootData } from "@forecourt/storefront";
import type { ReactNode } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { metroTheme } from "./theme.ts";

export const loader = rootLoader(metroTheme);
/** The site does not change while a shopper is on it. */
export const shouldRevalidate = () => false;
export { ErrorPage as ErrorBoundary };

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  const { pathname } = useLocation();
  return (
    <SiteDocument>
      {data && <SiteHeader site={data.site} menu={data.site.navigation.header} currentPath={pathname} actions={<SavedCarsLink />} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {data && <SiteFooter site={data.site} address={data.site.address} groups={data.site.navigation.footer} />}
    </SiteDocument>
  );
}

export default function Metro() {
  return <Outlet />;
}
