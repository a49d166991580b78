import "@forecourt/ui-kit/base.css";
import "./search/search.css";
import { ErrorPage, rootLoader, SiteDocument } from "@forecourt/storefront";
import type { SiteSlots } from "@forecourt/storefront";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { theme } from "./theme.ts";

export const loader = rootLoader(theme);
/** The site does not change while a shopper is on it. */
export const shouldRevalidate = () => false;
export { ErrorPage as ErrorBoundary };

/** Their hooks are those of InstantSearch: loaded with it, when a shopper reaches for the results. */
const slots: Partial<SiteSlots> = {
  FilterRail: lazyPart(async () => (await import("./search/filter-bar.tsx")).FilterBar),
  ResultGrid: lazyPart(async () => (await import("./search/car-rows.tsx")).CarRows),
  instantSearch: true,
};

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument slots={slots}>{children}</SiteDocument>;
}

export default function Template() {
  return <Outlet />;
}
