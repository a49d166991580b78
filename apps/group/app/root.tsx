import "@forecourt/ui-kit/base.css";
import { ErrorPage, rootLoader, SiteDocument } from "@forecourt/storefront";
import type { SiteSlots } from "@forecourt/storefront";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { theme } from "./theme.ts";

export const loader = rootLoader(theme);
/** The site does not change while a shopper is on it. */
export const shouldRevalidate = () => false;
export { ErrorPage as ErrorBoundary };

/** Parts of the standard pages that are this template's own. */
const slots: Partial<SiteSlots> = {};

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument slots={slots}>{children}</SiteDocument>;
}

export default function Group() {
  return <Outlet />;
}
