import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The slots of a template, each marked in the page by `data-own`. */
export const slotNames = [
  "Header",
  "Footer",
  "Hero",
  "CarCard",
  "FilterRail",
  "ResultGrid",
  "EmptyResult",
  "ResultPages",
  "VehicleSidebar",
  "VehicleFinance",
  "VehicleLayout",
  "SearchLayout",
  "Blocks",
] as const;

/** The page that the template gets of its own, and what the menu calls it. */
export const ownPage = { path: "/our-story", label: "Our story" } as const;

const root = `import "@forecourt/ui-kit/base.css";
import { searchUrl, toggleFilter } from "@forecourt/core";
import { ErrorPage, rootLoader, SiteDocument, useSite } from "@forecourt/storefront";
import type { SiteSlots } from "@forecourt/storefront";
import type { ReactNode } from "react";
import { Link, Outlet } from "react-router";
import { theme } from "./theme.ts";

export const loader = rootLoader(theme);
export const shouldRevalidate = () => false;
export { ErrorPage as ErrorBoundary };

const CarCard: SiteSlots["CarCard"] = ({ car, headingLevel = 3 }) => {
  const { site } = useSite();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article data-own="CarCard">
      <Heading>
        <Link to={car.path}>{car.name}</Link>
      </Heading>
      <p>{site.name}</p>
    </article>
  );
};

const slots: SiteSlots = {
  Header: ({ site, currentPath }) => (
    <header data-own="Header">
      <nav aria-label="Main">
        {site.navigation.header.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={to === currentPath ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  ),
  Footer: ({ site }) => <footer data-own="Footer">{site.name}</footer>,
  Hero: ({ heading, finder }) => (
    <section data-own="Hero">
      <h1>{heading}</h1>
      {finder}
    </section>
  ),
  CarCard,
  FilterRail: ({ basePath, search, result }) => (
    <ul data-own="FilterRail">
      {result.facets.make?.map(({ value, count }) => (
        <li key={value}>
          <a href={searchUrl(basePath, toggleFilter(search, "make", value))} data-keep-scroll>
            {value} {count}
          </a>
        </li>
      ))}
    </ul>
  ),
  ResultGrid: ({ cars }) => (
    <div data-own="ResultGrid">
      {cars.map((car) => (
        <CarCard key={car.id} car={car} priority={false} />
      ))}
    </div>
  ),
  instantSearch: false,
  EmptyResult: ({ clearFiltersTo }) => (
    <p data-own="EmptyResult">
      <Link to={clearFiltersTo}>No car</Link>
    </p>
  ),
  ResultPages: ({ page, pageCount, href }) => (
    <nav data-own="ResultPages" aria-label="Pages">
      {page < pageCount && <Link to={href(page + 1)}>More</Link>}
    </nav>
  ),
  VehicleSidebar: ({ car }) => (
    <aside data-own="VehicleSidebar">
      <h1>{car.name}</h1>
    </aside>
  ),
  VehicleFinance: ({ warningId }) => <section data-own="VehicleFinance">{warningId}</section>,
  VehicleLayout: ({ parts }) => (
    <div data-own="VehicleLayout">
      {parts.viewer}
      {parts.sidebar}
      {parts.finance}
      {parts.similar}
    </div>
  ),
  SearchLayout: ({ parts, region }) => (
    <div data-own="SearchLayout">
      {parts.heading}
      {parts.filters}
      <section {...region}>
        {parts.count}
        {parts.cars}
        {parts.pages}
      </section>
    </div>
  ),
  Blocks: { prose: ({ block }) => <section data-own="Blocks">{block.kind}</section> },
};

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument slots={slots}>{children}</SiteDocument>;
}

export default function Template() {
  return <Outlet />;
}
`;

const declaration = `{ name: "our-story", paths: ["/our-story"], label: "Our story", sitemap: "pages" }`;

const story = `import { useSite } from "@forecourt/storefront";

export default function OurStory() {
  const { site } = useSite();
  return (
    <div>
      <h1>The story of {site.name}</h1>
    </div>
  );
}
`;

const files = { "app/root.tsx": root, "app/routes/our-story.tsx": story };

/**
 * Makes a template that was just written one with a part of its own in every slot, and a page of its own in its menu.
 */
export function fillEverySlot(template: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(template, name)), { recursive: true });
    writeFileSync(join(template, name), text);
  }
  // Beside the pages that stand there.
  const pages = join(template, "app", "pages.ts");
  const declared = readFileSync(pages, "utf8");
  const withOurs = declared.replace(/(pages: readonly OwnPage\[\] = \[)/, `$1${declaration}, `);
  if (withOurs === declared)
    throw new Error(
      "[release] app/pages.ts of the template is written otherwise. Mend tooling/release/fill-every-slot.ts.",
    );
  writeFileSync(pages, withOurs);
  const file = join(template, "site.json");
  const site = JSON.parse(readFileSync(file, "utf8")) as {
    navigation: { header: object[] };
    calculator?: object;
    legal?: object;
  };
  // The finance of a car stands where the site calculates.
  site.calculator = { enabled: true };
  // The starter texts stand where somebody has reviewed them: they are pages of blocks.
  site.legal = { reviewedOn: "2026-11-20" };
  site.navigation.header.push({ label: ownPage.label, to: ownPage.path });
  writeFileSync(file, JSON.stringify(site, null, 2));
}
